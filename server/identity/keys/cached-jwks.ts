import { type CryptoKey, errors, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import { signingAlgorithm } from './generate-signing-key.ts';

export type ReadKeys = () => Promise<readonly JWK[]>;

type Keys = ReadonlyMap<string, CryptoKey>;

/** A removed key is accepted at most this long. */
const refreshAfterMs = 10 * 60_000;
/** While the keys cannot be read, cached ones are used this long: longer than a token is valid. */
const maxStaleMs = 60 * 60_000;
/** Minimum time between reads, against floods of unknown key ids. All times are of the monotonic clock. */
const cooldownMs = 1_000;

/**
 * Resolves a token's key id to a cached public key. An unknown id triggers a read, because the key may be new;
 * concurrent callers share it. A failed read is thrown, because it is not a refusal of the token.
 */
export function createCachedJwks(readKeys: ReadKeys): JWTVerifyGetKey {
  let keys: Keys = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let failure: Error | null = null;
  let pendingRead: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      keys = await importKeys(await readKeys());
      readAt = performance.now();
      failure = null;
    } catch (error) {
      // Not an error of jose, which would count as a refused token.
      failure = new Error(`The JWKS cannot be read: ${String(error)}`, { cause: error });
    } finally {
      triedAt = performance.now();
      pendingRead = null;
    }
  }

  function refresh(): Promise<void> | null {
    if (!pendingRead && performance.now() - triedAt >= cooldownMs) pendingRead = read();
    return pendingRead;
  }

  return async ({ kid }) => {
    if (!kid) throw new errors.JWKSNoMatchingKey('The token names no key.');
    if (!keys.has(kid) || performance.now() - readAt >= refreshAfterMs) await refresh();
    const key = keys.get(kid);
    if (key && performance.now() - readAt < maxStaleMs) return key;
    throw failure ?? new errors.JWKSNoMatchingKey();
  };
}

async function importKeys(published: readonly JWK[]): Promise<Keys> {
  const keys = new Map<string, CryptoKey>();
  for (const jwk of published) {
    if (!jwk.kid || !isForSignatures(jwk)) continue;
    const key = await importJWK(jwk, signingAlgorithm);
    if (!(key instanceof Uint8Array)) keys.set(jwk.kid, key);
  }
  return keys;
}

/** Keycloak also publishes encryption keys. */
const isForSignatures = ({ kty, use = 'sig', alg = signingAlgorithm }: JWK) =>
  kty === 'RSA' && use === 'sig' && alg === signingAlgorithm;
