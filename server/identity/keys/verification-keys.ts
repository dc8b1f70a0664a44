import { type CryptoKey, errors, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import { algorithm } from './new-key.ts';

export type ReadKeys = () => Promise<readonly JWK[]>;

type Keys = ReadonlyMap<string, CryptoKey>;

/** A key that an operator removed stops counting after this long. */
const keptMs = 10 * 60_000;
/** While the provider cannot be asked, the keys we have count this long: longer than a token lives. */
const withoutEventsMs = 60 * 60_000;
/** A flood of invented key ids costs one look-up per second, not one each. All by the clock that never jumps. */
const cooldownMs = 1_000;

/**
 * Finds the public key a token names, kept in memory. An unknown name is looked up once, since a key may be new, and
 * whoever asks meanwhile waits for the same look-up. When that fails the failure is thrown, not called a refusal.
 */
export function createVerificationKeys(readKeys: ReadKeys): JWTVerifyGetKey {
  let keys: Keys = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let failure: Error | null = null;
  let underWay: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      keys = await importKeys(await readKeys());
      readAt = performance.now();
      failure = null;
    } catch (error) {
      // Never an error of jose, which would be taken for a refused token.
      failure = new Error(`The keys that check tokens cannot be read: ${String(error)}`, { cause: error });
    } finally {
      triedAt = performance.now();
      underWay = null;
    }
  }

  function look(): Promise<void> | null {
    if (!underWay && performance.now() - triedAt >= cooldownMs) underWay = read();
    return underWay;
  }

  return async ({ kid }) => {
    if (!kid) throw new errors.JWKSNoMatchingKey('The token names no key.');
    if (!keys.has(kid) || performance.now() - readAt >= keptMs) await look();
    const key = keys.get(kid);
    if (key && performance.now() - readAt < withoutEventsMs) return key;
    throw failure ?? new errors.JWKSNoMatchingKey();
  };
}

async function importKeys(published: readonly JWK[]): Promise<Keys> {
  const keys = new Map<string, CryptoKey>();
  for (const jwk of published) {
    if (!jwk.kid || !isForSignatures(jwk)) continue;
    const key = await importJWK(jwk, algorithm);
    if (!(key instanceof Uint8Array)) keys.set(jwk.kid, key);
  }
  return keys;
}

/** Keycloak publishes keys for encryption, too. */
const isForSignatures = ({ kty, use = 'sig', alg = algorithm }: JWK) =>
  kty === 'RSA' && use === 'sig' && alg === algorithm;
