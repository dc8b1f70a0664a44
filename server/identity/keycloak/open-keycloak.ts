import type { FastifyBaseLogger } from 'fastify';
import type { IdentityProvider } from '#server/identity/identity-provider.ts';
import { createCachedJwks } from '#server/identity/keys/cached-jwks.ts';
import { signingAlgorithm } from '#server/identity/keys/generate-signing-key.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { createBrowserCookie } from '#server/platform/network/browser-cookie.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { createAuthenticate } from '../ensure-member.ts';
import type { Realm } from '../realm.ts';
import { createSocialCodes } from '../social/social-codes.ts';
import { createAccessTokenVerifier } from '../tokens/verify-access-token.ts';
import { checkRealm } from './check-realm.ts';
import { createExternalStatus, requireOpenSession } from './external-sessions.ts';
import { createKeycloakAccounts } from './keycloak-accounts.ts';
import type { KeycloakAdapter } from './keycloak-adapter.ts';
import { createKeycloakBroker } from './keycloak-broker.ts';
import { fetchJwks } from './keycloak-client.ts';

/**
 * A Keycloak realm instead of the embedded provider. Browsers sign in there; this server verifies its tokens with its
 * JWKS and manages its users.
 *
 * @throws StartupError when Keycloak refuses the service account
 */
export async function openKeycloak(options: {
  realm: Realm;
  keycloak: KeycloakAdapter;
  pool: Pool;
  encryptionKey: Buffer;
  /** The names of the shop's social providers. */
  providers: readonly SocialProviderName[];
  log: FastifyBaseLogger;
}): Promise<IdentityProvider> {
  const { realm, keycloak, pool, encryptionKey, providers, log } = options;
  const { callAdmin, users, calls } = keycloak;
  for (const warning of await checkRealm({ realm, providers, call: callAdmin }))
    log.warn(`keycloak: ${warning}`);
  const verifySignature = createAccessTokenVerifier({
    name: realm.issuer,
    audience: realm.audience,
    algorithms: [signingAlgorithm],
    keys: createCachedJwks(() => fetchJwks(realm.issuer)),
  });
  const status = createExternalStatus(pool, users.listEffectiveRoles);
  return {
    authenticate: createAuthenticate(requireOpenSession(verifySignature, status), pool),
    accounts: createKeycloakAccounts({ pool, realm, users, calls, status }),
    socialCodes: createSocialCodes(encryptionKey),
    browserCookie: createBrowserCookie(realm.publicOrigin, 'social'),
    createBroker: createKeycloakBroker({ pool, realm, users, verify: verifySignature, log }),
  };
}
