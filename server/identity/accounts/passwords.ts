import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for Argon2id, the library's default variant: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** A missing hash takes as long as a wrong password. */
  matches(password: string, storedHash: string | null): Promise<boolean>;
};

export async function createPasswords(): Promise<Passwords> {
  const nobodysHash = await hash(randomBytes(16).toString('hex'), cost);
  return {
    hash: (password) => hash(password, cost),
    matches: async (password, storedHash) =>
      (await verify(storedHash ?? nobodysHash, password)) && storedHash !== null,
  };
}
