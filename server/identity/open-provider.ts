import type { FastifyInstance } from 'fastify';
import type { Pool } from '#server/platform/database/pool.ts';
import { hourMs, repeat } from '#server/platform/jobs/repeat.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { DemoAccount } from './accounts/demo-accounts.ts';
import { openEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { codeEndpoint } from './keycloak/code-endpoint.ts';
import { deleteOldSessions } from './keycloak/external-sessions.ts';
import type { KeycloakAdapter } from './keycloak/keycloak-adapter.ts';
import { openKeycloak } from './keycloak/open-keycloak.ts';
import { identityEndpoints } from './plugin.ts';
import { type RealmSettings, resolveRealm } from './realm.ts';

type ProviderOptions = {
  readonly config: RealmSettings;
  /** The providers whose accounts members can sign in by; a realm outside stands between the shop and them. */
  readonly providers: readonly SocialProviderName[];
  readonly pool: Pool;
  readonly encryptionKey: Buffer;
  readonly demoAccounts: readonly DemoAccount[];
  readonly keycloak: KeycloakAdapter | null;
};

/** The configured provider; the embedded one registers its endpoints at `/realms` of this server. */
export async function openProvider(
  app: FastifyInstance,
  { config, providers, pool, encryptionKey, demoAccounts, keycloak }: ProviderOptions,
): Promise<IdentityProvider> {
  const realm = resolveRealm(config);
  if (keycloak) {
    repeat(app, {
      everyMs: hourMs,
      task: () => deleteOldSessions(app.pool),
      failure: 'keycloak: removing what is known of old sessions failed, will retry',
    });
    const identity = await openKeycloak({ realm, keycloak, pool, encryptionKey, providers, log: app.log });
    if (providers.length > 0) await app.register(codeEndpoint, { identity, realm });
    return identity;
  }
  const identity = await openEmbeddedProvider({ pool, realm, encryptionKey, demoAccounts });
  await app.register(identityEndpoints, { identity });
  return identity;
}
