import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pool } from '#server/database/pool.ts';
import type { DemoAccount } from './accounts/demo-accounts.ts';
import { type EmbeddedProvider, openEmbeddedProvider } from './embedded-provider.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { openKeycloak } from './keycloak/open-keycloak.ts';
import { identityEndpoints } from './plugin.ts';
import { resolveRealm } from './realm.ts';

type ProviderOptions = {
  readonly config: Config;
  readonly pool: Pool;
  readonly sealingKey: Buffer;
  readonly demoAccounts: readonly DemoAccount[];
};

type OpenedProvider = IdentityProvider & {
  /** Null: accounts are managed at the external provider. */
  readonly embedded: EmbeddedProvider | null;
};

/** The configured provider; the embedded one registers its endpoints at `/realms` of this server. */
export async function openProvider(
  app: FastifyInstance,
  { config, pool, sealingKey, demoAccounts }: ProviderOptions,
): Promise<OpenedProvider> {
  const realm = resolveRealm(config);
  if (config.identity.kind === 'keycloak') {
    const { service } = config.identity;
    return { ...(await openKeycloak({ realm, service, pool, log: app.log })), embedded: null };
  }
  const identity = await openEmbeddedProvider({ pool, realm, sealingKey, demoAccounts });
  await app.register(identityEndpoints, { identity });
  return { authenticate: identity.authenticate, embedded: identity };
}
