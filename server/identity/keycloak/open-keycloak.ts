import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '#server/database/pool.ts';
import { algorithm } from '../keys/new-key.ts';
import { createVerificationKeys } from '../keys/verification-keys.ts';
import { authenticateBy } from '../members/authenticate.ts';
import type { IdentityProvider } from '../provider.ts';
import type { Realm } from '../realm.ts';
import { createAccessTokenVerifier } from '../tokens/verify-access-token.ts';
import { checkRealm } from './check-realm.ts';
import { readPublishedKeys } from './published-keys.ts';
import { type ServiceClient, serviceAccount } from './service-account.ts';

/**
 * A realm of Keycloak in the place of the embedded provider. Browsers sign in there; its tokens are checked here, with
 * the keys it publishes.
 *
 * @throws StartupError when Keycloak answers and refuses our service account
 */
export async function openKeycloak(parts: {
  realm: Realm;
  service: ServiceClient;
  pool: Pool;
  log: FastifyBaseLogger;
}): Promise<IdentityProvider> {
  const { realm, service, pool, log } = parts;
  for (const complaint of await checkRealm(realm, serviceAccount(realm, service))) log.warn(complaint);
  const verify = createAccessTokenVerifier({
    name: realm.issuer,
    audience: realm.audience,
    algorithms: [algorithm],
    keys: createVerificationKeys(() => readPublishedKeys(realm.issuer)),
  });
  return { authenticate: authenticateBy(verify, pool) };
}
