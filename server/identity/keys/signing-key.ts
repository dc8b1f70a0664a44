import { type CryptoKey, importJWK } from 'jose';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addKey, announcedDays, readKeys, type StoredKey, signingDays } from './key-table.ts';
import { algorithm, newKey } from './new-key.ts';
import { unseal } from './seal.ts';

export type SigningKey = { readonly kid: string; readonly key: CryptoKey };

// Any number, the same in every release: one process makes a key, the others wait and use it.
const lock = 6_052_018;

/** Often enough to follow the change of keys, which is announced a day before. */
const keptMs = 60 * 60_000;

/**
 * The key this process signs with: shared by all processes that have the same sealing key, made when there is none or
 * the newest gets old. A process with another sealing key makes one of its own; every process accepts all of them.
 */
export function createSigningKeys(pool: Pool, sealingKey: Buffer): () => Promise<SigningKey> {
  let readAt = Number.NEGATIVE_INFINITY;
  let current: Promise<SigningKey> | null = null;
  return () => {
    if (current && Date.now() - readAt < keptMs) return current;
    readAt = Date.now();
    const read = readSigningKey(pool, sealingKey).catch((error: unknown) => {
      current = null;
      throw error;
    });
    current = read;
    return read;
  };
}

async function readSigningKey(pool: Pool, sealingKey: Buffer): Promise<SigningKey> {
  const known = choose(await readKeys(pool), sealingKey);
  return open(known ?? (await makeOnce(pool, sealingKey)));
}

type OpenedKey = { readonly stored: StoredKey; readonly privateJwk: string };

function choose(keys: readonly StoredKey[], sealingKey: Buffer): OpenedKey | null {
  const own = keys.flatMap((stored) => {
    const privateJwk = unseal(sealingKey, stored.kid, stored.sealedPrivateJwk);
    return privateJwk ? [{ stored, privateJwk }] : [];
  });
  const newest = own[0];
  if (!newest || newest.stored.ageInDays >= signingDays) return null;
  return own.find(({ stored }) => stored.ageInDays >= announcedDays) ?? newest;
}

function makeOnce(pool: Pool, sealingKey: Buffer): Promise<OpenedKey> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    // Somebody else may have made it while we waited.
    if (!choose(await readKeys(client), sealingKey)) await addKey(client, await newKey(sealingKey));
    const made = choose(await readKeys(client), sealingKey);
    if (!made) throw new Error('The signing key just made cannot be opened.');
    return made;
  });
}

async function open({ stored, privateJwk }: OpenedKey): Promise<SigningKey> {
  const key = await importJWK(JSON.parse(privateJwk), algorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key must be a key pair.');
  return { kid: stored.kid, key };
}
