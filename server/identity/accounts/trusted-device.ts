import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Browsers in which an account's owner has signed in before. Nothing is stored: they carry a mark of ours. */
export type TrustedDevices = {
  /** A new mark for a browser whose owner just signed in. */
  mark(accountId: string): string;
  /** @returns a name for the browser, when it carries a mark for this account; null for every other */
  recognize(mark: string, accountId: string): string | null;
};

const nameBytes = 16;
const proofBytes = 32;

/** Processes with the same sealing key know each other's marks. */
export function createTrustedDevices(sealingKey: Buffer): TrustedDevices {
  const key = createHmac('sha256', sealingKey).update('known devices').digest();
  const proofOf = (name: Buffer, accountId: string) =>
    createHmac('sha256', key).update(name).update(accountId).digest();
  return {
    mark(accountId) {
      const name = randomBytes(nameBytes);
      return Buffer.concat([name, proofOf(name, accountId)]).toString('base64url');
    },
    recognize(mark, accountId) {
      const bytes = Buffer.from(mark, 'base64url');
      if (bytes.length !== nameBytes + proofBytes) return null;
      const name = bytes.subarray(0, nameBytes);
      const isOurs = timingSafeEqual(bytes.subarray(nameBytes), proofOf(name, accountId));
      return isOurs ? name.toString('hex') : null;
    },
  };
}
