import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';

/** An OpenID issuer that says in its ID tokens whatever a test wants. */
export function withLyingIssuer() {
  const state = {
    origin: '',
    /** Beside what is right. */
    claims: {} as Record<string, unknown>,
    signsWithOtherKey: false,
    isDown: false,
    nonce: '',
  };
  const server = createServer();
  const keys = Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')]);

  async function idToken(): Promise<string> {
    const [own, other] = await keys;
    const now = Math.floor(Date.now() / 1000);
    const token = new SignJWT({
      iat: now,
      exp: now + 300,
      iss: state.origin,
      aud: 'shop',
      sub: 'person-1',
      nonce: state.nonce,
      email: 'liar@example.com',
      email_verified: true,
      ...state.claims,
    }).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    return token.sign((state.signsWithOtherKey ? other : own).privateKey);
  }

  async function bodyOf(path: string): Promise<object> {
    const { origin } = state;
    if (path.startsWith('/.well-known/')) {
      return {
        issuer: origin,
        authorization_endpoint: `${origin}/auth`,
        token_endpoint: `${origin}/token`,
        jwks_uri: `${origin}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      };
    }
    if (path === '/jwks') return { keys: [{ ...(await exportJWK((await keys)[0].publicKey)), kid: 'one' }] };
    return { access_token: 'token', token_type: 'Bearer', expires_in: 60, id_token: await idToken() };
  }

  server.on('request', async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (state.isDown) return response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await bodyOf(url)));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}
