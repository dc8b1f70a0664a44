import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildSandboxSocial } from '#server/sandbox/social/sandbox-social-server.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import { callAdminApi } from './administration.ts';

const secret = 'sandbox';

const scopes: Readonly<Partial<Record<SocialProviderName, string>>> = {
  kakao: 'openid account_email profile_nickname',
};

/** Identity providers of the realm for the time of the tests of a file: the stand-in of the demo shop plays them. */
export function withProviders(names: readonly SocialProviderName[]): void {
  const server = createServer();
  let app: FastifyInstance;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    app = await buildSandboxSocial({ secret, origin });
    await app.ready();
    server.on('request', app.routing);
    for (const name of names) await addProvider(name, `${origin}/sandbox/social/${name}`);
  });
  afterAll(async () => {
    for (const name of names) await callAdminApi('DELETE', `/identity-provider/instances/${name}`);
    server.closeAllConnections();
    server.close();
    await app.close();
  });
}

/** As `deploy/keycloak/README.md` says. */
const addProvider = (alias: SocialProviderName, issuer: string) =>
  callAdminApi('POST', '/identity-provider/instances', {
    alias,
    providerId: 'oidc',
    enabled: true,
    trustEmail: true,
    hideOnLogin: true,
    config: {
      clientId: 'kkumim-sandbox',
      clientSecret: secret,
      clientAuthMethod: 'client_secret_post',
      issuer,
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      userInfoUrl: `${issuer}/me`,
      jwksUrl: `${issuer}/jwks`,
      useJwksUrl: 'true',
      validateSignature: 'true',
      pkceEnabled: 'true',
      pkceMethod: 'S256',
      syncMode: 'IMPORT',
      defaultScope: scopes[alias] ?? 'openid email profile',
    },
  });
