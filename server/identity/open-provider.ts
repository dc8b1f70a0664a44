import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Pool } from '#server/database/pool.ts';
import type { DemoAccount } from './accounts/demo-accounts.ts';
import { openEmbeddedProvider } from './embedded-provider.ts';
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

/** The configured provider; the embedded one registers its endpoints at `/realms` of this server. */
export async function openProvider(
  app: FastifyInstance,
  { config, pool, sealingKey, demoAccounts }: ProviderOptions,
): Promise<IdentityProvider> {
  const realm = resolveRealm(config);
  if (config.identity.kind === 'keycloak') {
    return openKeycloak({ realm, service: config.identity.service, pool, log: app.log });
  }
  const identity = await openEmbeddedProvider({ pool, realm, sealingKey, demoAccounts });
  await app.register(identityEndpoints, { identity });
  return identity;
}
