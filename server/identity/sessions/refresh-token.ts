import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * Refresh token rotation: `handle` identifies the session and stays, `secret` changes with every refresh. Only holders
 * of one of its tokens know the handle, so a known handle with another secret is the reuse of an old token.
 */
export type RefreshToken = { readonly handle: Buffer; readonly secret: Buffer };

const handleBytes = 16;
const secretBytes = 32;

export const generateRefreshToken = (): RefreshToken => ({
  handle: randomBytes(handleBytes),
  secret: randomBytes(secretBytes),
});

export const generateSalt = () => randomBytes(secretBytes);

/** Derived rather than random, so that it can be sent a second time without being stored. */
export const deriveSuccessor = ({ handle, secret }: RefreshToken, salt: Buffer): RefreshToken => ({
  handle,
  secret: createHmac('sha256', secret).update(salt).digest(),
});

/** The database stores only hashes. Handle and secret are random, so an unsalted hash cannot be reversed. */
export const hashPart = (part: Buffer) => createHash('sha256').update(part).digest();

export const encodeRefreshToken = ({ handle, secret }: RefreshToken) =>
  Buffer.concat([handle, secret]).toString('base64url');

/** @returns null when the text does not have the form of a refresh token */
export function decodeRefreshToken(text: string): RefreshToken | null {
  const bytes = Buffer.from(text, 'base64url');
  // Buffer skips invalid characters, so the re-encoded token is compared.
  if (bytes.length !== handleBytes + secretBytes || bytes.toString('base64url') !== text) return null;
  return { handle: bytes.subarray(0, handleBytes), secret: bytes.subarray(handleBytes) };
}
