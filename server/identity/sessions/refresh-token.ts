import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * What a shopper's browser holds: `handle` names the sign-in and stays, `secret` changes with every refresh. Whoever
 * knows the handle has held one of its tokens, so a handle with a wrong secret is an old token used again.
 */
export type RefreshToken = { readonly handle: Buffer; readonly secret: Buffer };

const handleBytes = 16;
const secretBytes = 32;

export const newRefreshToken = (): RefreshToken => ({
  handle: randomBytes(handleBytes),
  secret: randomBytes(secretBytes),
});

export const newSalt = () => randomBytes(secretBytes);

/** Computed, so that it can be told a second time without ever having been stored. */
export const successorOf = ({ handle, secret }: RefreshToken, salt: Buffer): RefreshToken => ({
  handle,
  secret: createHmac('sha256', secret).update(salt).digest(),
});

/** What the database keeps of a handle or a secret. They are random, so a plain hash cannot be guessed back. */
export const fingerprint = (part: Buffer) => createHash('sha256').update(part).digest();

export const writeRefreshToken = ({ handle, secret }: RefreshToken) =>
  Buffer.concat([handle, secret]).toString('base64url');

/** @returns null for what is not one of our tokens */
export function readRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  // Buffer skips foreign characters; a token has exactly one spelling.
  if (bytes.length !== handleBytes + secretBytes || bytes.toString('base64url') !== text) return null;
  return { handle: bytes.subarray(0, handleBytes), secret: bytes.subarray(handleBytes) };
}
