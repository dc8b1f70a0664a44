import { type CryptoKey, errors, importJWK, type JWTVerifyGetKey } from 'jose';
import type { Pool } from '#server/database/pool.ts';
import { readKeys } from './key-table.ts';
import { algorithm } from './new-key.ts';

type Keys = ReadonlyMap<string, CryptoKey>;

/** A key that an operator removed stops counting after this long. */
const keptMs = 10 * 60_000;
/** A flood of invented key ids costs one look-up per second, not one each. */
const cooldownMs = 1_000;

/**
 * Finds the public key a token names, kept in memory; an unknown name is looked up once, since another process may have
 * made a key. An external provider stands in by `createRemoteJWKSet` of `jose`, which has the same shape.
 */
export function createVerificationKeys(pool: Pool): JWTVerifyGetKey {
  let readAt = Number.NEGATIVE_INFINITY;
  let keys: Promise<Keys> = Promise.resolve(new Map());

  function keysNotOlderThan(ms: number): Promise<Keys> {
    if (Date.now() - readAt < ms) return keys;
    readAt = Date.now();
    keys = importKeys(pool).catch((error: unknown) => {
      readAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    return keys;
  }

  return async ({ kid }) => {
    if (!kid) throw new errors.JWKSNoMatchingKey('The token names no key.');
    const key = (await keysNotOlderThan(keptMs)).get(kid) ?? (await keysNotOlderThan(cooldownMs)).get(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  };
}

async function importKeys(pool: Pool): Promise<Keys> {
  const keys = new Map<string, CryptoKey>();
  for (const { kid, publicJwk } of await readKeys(pool)) {
    const key = await importJWK(publicJwk, algorithm);
    if (!(key instanceof Uint8Array)) keys.set(kid, key);
  }
  return keys;
}
