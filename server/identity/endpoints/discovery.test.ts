import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withDatabase } from '../../../tests/support/database.ts';
import { Provider, withProvider } from '../../../tests/support/identity.ts';
import { createEmbeddedRealm } from '../realm.ts';
import { createAccessTokenVerifier } from '../tokens/verify-access-token.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);

const signedIn = async () => (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();

test('a service that reads the discovery document can check our tokens without us', async () => {
  const document = (await provider().get('/realms/kkumim/.well-known/openid-configuration')).json();
  expect(document).toMatchObject({
    issuer: 'https://shop.test/realms/kkumim',
    token_endpoint: 'https://shop.test/realms/kkumim/protocol/openid-connect/token',
    grant_types_supported: ['password', 'refresh_token', 'authorization_code'],
  });
  const jwks = (await provider().get(new URL(document.jwks_uri).pathname)).json();
  const keys = createLocalJWKSet(jwks);
  const { access_token, id_token } = await signedIn();

  const verify = createAccessTokenVerifier({
    name: document.issuer,
    audience: 'kkumim-api',
    algorithms: ['RS256'],
    keys,
  });
  expect(await verify(access_token)).toMatchObject({ ok: true, value: { userId: memberId('shopper') } });
  const { payload } = await jwtVerify(id_token, keys, { issuer: document.issuer, audience: 'storefront' });
  expect(payload).toMatchObject({ sub: memberId('shopper'), email: 'shopper@kkumim.test', name: '김하루' });
});

test('with a public origin it may be cached, because it says the same whatever Host is asked for', async () => {
  const path = '/realms/kkumim/.well-known/openid-configuration';
  const [response, forged] = [await provider().get(path), await provider().get(path, { host: 'evil.test' })];
  expect(response.headers['cache-control']).toBe('public, max-age=60');
  expect(forged.json()).toEqual(response.json());
});

describe('without a public origin the discovery document', () => {
  const started: Provider[] = [];
  beforeAll(async () => {
    const realm = createEmbeddedRealm({ publicOrigin: null, clientSecret: 'not-really' });
    started.push(await Provider.start(pool, { realm }));
  });
  afterAll(() => Promise.all(started.map((one) => one.close())));
  const requestDiscovery = (host: string) =>
    (started[0] as Provider).get('/realms/kkumim/.well-known/openid-configuration', { host });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is for %s, and for no cache',
    async (host) => {
      const { headers, body } = await requestDiscovery(host);
      expect(JSON.parse(body).token_endpoint).toBe(
        `http://${host}/realms/kkumim/protocol/openid-connect/token`,
      );
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'host' });
    },
  );

  test.each(['evil.test', '127.evil.test', 'localhost.evil.test', '192.0.2.7'])(
    'is not told to %s',
    async (host) => {
      const { statusCode, headers, body } = await requestDiscovery(host);
      expect(statusCode).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toContain(host);
    },
  );
});

test('no private part of a key is published', async () => {
  const { keys } = (await provider().get('~/certs')).json();
  for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('userinfo knows the bearer, and nobody else', async () => {
  const { access_token, id_token } = await signedIn();
  const known = await provider().get('~/userinfo', { authorization: `Bearer ${access_token}` });
  expect(known.json()).toEqual({
    sub: memberId('shopper'),
    email: 'shopper@kkumim.test',
    name: '김하루',
    preferred_username: 'shopper@kkumim.test',
  });
  for (const authorization of ['', 'Bearer', `Bearer ${id_token}`, `Basic ${access_token}`]) {
    const answer = await provider().get('~/userinfo', { authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('invalid_token');
  }
});

test('userinfo of a suspended member ends at once', async () => {
  const { access_token } = await signedIn();
  const { sub } = decodeJwt(access_token);
  await pool.query(`update identity_account set state = 'SUSPENDED' where id = $1`, [sub]);
  expect((await provider().get('~/userinfo', { authorization: `Bearer ${access_token}` })).statusCode).toBe(
    401,
  );
  await pool.query(`update identity_account set state = 'ACT' where id = $1`, [sub]);
});
