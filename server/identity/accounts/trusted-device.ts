import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Browsers in which an account's owner has signed in before. The server stores nothing: they have an HMAC token. */
export type TrustedDevices = {
  /** For a browser in which the account's owner has just signed in. */
  issueToken(accountId: string): string;
  /** @returns the id of the device; null when the token is not valid for this account */
  verifyToken(token: string, accountId: string): string | null;
};

const idBytes = 16;
const hmacBytes = 32;

/** Processes with the same encryption key accept each other's tokens. */
export function createTrustedDevices(encryptionKey: Buffer): TrustedDevices {
  const key = createHmac('sha256', encryptionKey).update('known devices').digest();
  const hmacOf = (id: Buffer, accountId: string) =>
    createHmac('sha256', key).update(id).update(accountId).digest();
  return {
    issueToken(accountId) {
      const id = randomBytes(idBytes);
      return Buffer.concat([id, hmacOf(id, accountId)]).toString('base64url');
    },
    verifyToken(token, accountId) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== idBytes + hmacBytes) return null;
      const id = bytes.subarray(0, idBytes);
      const isValid = timingSafeEqual(bytes.subarray(idBytes), hmacOf(id, accountId));
      return isValid ? id.toString('hex') : null;
    },
  };
}
