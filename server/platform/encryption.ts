import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a secret for storage in the database: AES-256-GCM as nonce, tag, ciphertext. `name` is authenticated with it
 * (additional data), so that one encrypted value cannot be exchanged for another.
 */
export function encrypt(key: Buffer, name: string, content: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const text = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @returns null when the value was encrypted with another key or name, or was modified */
export function decrypt(key: Buffer, name: string, encrypted: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(name))
      .setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = [decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}
