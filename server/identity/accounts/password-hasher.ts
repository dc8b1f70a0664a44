import { randomBytes } from 'node:crypto';
import { hash, verify as verifyHash } from '@node-rs/argon2';

// OWASP's minimum for Argon2id, the library's default variant: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash as for a wrong password. */
  verify(password: string, storedHash: string | null): Promise<boolean>;
};

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const dummyHash = await hash(randomBytes(16).toString('hex'), cost);
  return {
    hash: (password) => hash(password, cost),
    verify: async (password, storedHash) =>
      (await verifyHash(storedHash ?? dummyHash, password)) && storedHash !== null,
  };
}
