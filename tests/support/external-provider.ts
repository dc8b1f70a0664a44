import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createEmbeddedRealm } from '#server/identity/realm.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { Provider } from './identity.ts';

const serviceSecret = 'server-secret';

export type ExternalProvider = {
  readonly provider: Provider;
  /** How the shop is told to use it. */
  readonly environment: Record<string, string>;
  /** Paths that were asked for. */
  readonly asked: string[];
  close(): Promise<void>;
};

/**
 * Our own provider behind an address of its own, in the place of a Keycloak: the addresses are the same. Its service
 * account and administration, which ours has not, are played.
 */
export async function startExternalProvider(pool: Pool): Promise<ExternalProvider> {
  const asked: string[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realm = createEmbeddedRealm({ publicOrigin: origin, clientSecret: 'not-really' });
  const provider = await Provider.start(pool, { realm });
  await provider.app.ready();
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith('/admin/')) return send(response, 200, administration(path));
    if (request.method === 'POST') return void answerService(request, response);
    provider.app.routing(request, response);
  });
  const { issuer: IDENTITY_ISSUER } = realm;
  return {
    provider,
    asked,
    environment: { IDENTITY: 'keycloak', IDENTITY_ISSUER, IDENTITY_SERVICE_SECRET: serviceSecret },
    close: async () => {
      server.close();
      await provider.close();
    },
  };
}

async function answerService(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(request));
  if (form.get('client_secret') === serviceSecret) return send(response, 200, { access_token: 'service' });
  send(response, 401, { error: 'unauthorized_client' });
}

const administration = (path: string) => {
  if (path.endsWith('/users/profile')) return { attributes: [{ name: 'sign_up' }] };
  return path.includes('/clients')
    ? [{ directAccessGrantsEnabled: true, attributes: { 'access.token.header.type.rfc9068': 'true' } }]
    : { revokeRefreshToken: true, bruteForceProtected: true, accessTokenLifespan: 600 };
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
