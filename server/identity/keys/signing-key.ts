import { type CryptoKey, importJWK } from 'jose';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { decrypt } from '#server/platform/encryption.ts';
import { generateSigningKey, signingAlgorithm } from './generate-signing-key.ts';
import {
  announcementDays,
  insertSigningKey,
  readSigningKeys,
  type StoredKey,
  signingPeriodDays,
} from './signing-key-store.ts';

export type SigningKey = { readonly kid: string; readonly key: CryptoKey };

// Advisory lock: one process generates a key while the others wait. Must stay the same in every release.
const lockId = 6_052_018;

/** Short compared with the day for which a new key is published before it is used. */
const cacheMs = 60 * 60_000;

/**
 * The signing key of this process. Processes with the same encryption key share it; one is generated when there is none or
 * the newest is too old. A process with another encryption key generates its own; every process accepts all of them.
 */
export function createSigningKeys(pool: Pool, encryptionKey: Buffer): () => Promise<SigningKey> {
  let readAt = Number.NEGATIVE_INFINITY;
  let current: Promise<SigningKey> | null = null;
  return () => {
    if (current && Date.now() - readAt < cacheMs) return current;
    readAt = Date.now();
    const read = readSigningKey(pool, encryptionKey).catch((error: unknown) => {
      current = null;
      throw error;
    });
    current = read;
    return read;
  };
}

async function readSigningKey(pool: Pool, encryptionKey: Buffer): Promise<SigningKey> {
  const stored = selectKey(await readSigningKeys(pool), encryptionKey);
  return importSigningKey(stored ?? (await generateOnce(pool, encryptionKey)));
}

type DecryptedKey = { readonly stored: StoredKey; readonly privateJwk: string };

function selectKey(keys: readonly StoredKey[], encryptionKey: Buffer): DecryptedKey | null {
  const own = keys.flatMap((stored) => {
    const privateJwk = decrypt(encryptionKey, stored.kid, stored.sealedPrivateJwk);
    return privateJwk ? [{ stored, privateJwk }] : [];
  });
  const newest = own[0];
  if (!newest || newest.stored.ageInDays >= signingPeriodDays) return null;
  return own.find(({ stored }) => stored.ageInDays >= announcementDays) ?? newest;
}

function generateOnce(pool: Pool, encryptionKey: Buffer): Promise<DecryptedKey> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lockId]);
    // Another process may have generated it during the wait.
    if (!selectKey(await readSigningKeys(client), encryptionKey))
      await insertSigningKey(client, await generateSigningKey(encryptionKey));
    const generated = selectKey(await readSigningKeys(client), encryptionKey);
    if (!generated) throw new Error('The signing key just generated cannot be decrypted.');
    return generated;
  });
}

async function importSigningKey({ stored, privateJwk }: DecryptedKey): Promise<SigningKey> {
  const key = await importJWK(JSON.parse(privateJwk), signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key must be a key pair.');
  return { kid: stored.kid, key };
}
