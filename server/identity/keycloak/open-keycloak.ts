import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from '#server/database/pool.ts';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import { createCachedJwks } from '#server/identity/keys/cached-jwks.ts';
import { signingAlgorithm } from '#server/identity/keys/generate-signing-key.ts';
import { createAuthenticate } from '../ensure-member.ts';
import type { Realm } from '../realm.ts';
import { createAccessTokenVerifier } from '../tokens/verify-access-token.ts';
import { checkRealm } from './check-realm.ts';
import { createAdminClient, fetchJwks, type ServiceAccount } from './keycloak-client.ts';

/**
 * A Keycloak realm instead of the embedded provider. Browsers sign in there; this server verifies its tokens with its
 * JWKS.
 *
 * @throws StartupError when Keycloak refuses the service account
 */
export async function openKeycloak(options: {
  realm: Realm;
  service: ServiceAccount;
  pool: Pool;
  log: FastifyBaseLogger;
}): Promise<IdentityProvider> {
  const { realm, service, pool, log } = options;
  for (const warning of await checkRealm(realm, createAdminClient(realm, service)))
    log.warn(`keycloak: ${warning}`);
  const verify = createAccessTokenVerifier({
    name: realm.issuer,
    audience: realm.audience,
    algorithms: [signingAlgorithm],
    keys: createCachedJwks(() => fetchJwks(realm.issuer)),
  });
  return { authenticate: createAuthenticate(verify, pool) };
}
