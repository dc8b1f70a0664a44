import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/platform/log.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { withDatabase } from '../support/database.ts';
import {
  callAdminApi,
  issuer,
  post,
  requestOperatorToken,
  requestToken,
  serviceSecret,
  signIn,
} from './administration.ts';

const { pool } = withDatabase();
const log = createLog({ logLevel: 'silent', logFormat: 'json' });
const warned = vi.spyOn(log, 'warn');
let app: FastifyInstance;
let folder: string;

const openShop = (service: string, logTo = log) => {
  const environment = { IDENTITY: 'keycloak', IDENTITY_ISSUER: issuer, IDENTITY_SERVICE_SECRET: service };
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent', DATA_DIR: folder });
  return buildTestApp({ config, pool, log: logTo, storefrontFolder: folder });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
  app = await openShop(await serviceSecret());
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(performance.now).mockRestore?.();
});

async function requestUsers(token: string | undefined, role: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/graphql',
    headers: { authorization: `Bearer ${token}`, 'x-hasura-role': role },
    payload: { query: '{ user { id } }' },
  });
  return answer.json().errors?.[0].extensions.code ?? answer.json().data.user;
}

test('the realm of deploy/keycloak is what the shop expects, and says so at start', () => {
  expect(warned).not.toHaveBeenCalled();
});

test('a wrong service account keeps the shop closed', async () => {
  await expect(openShop('guess')).rejects.toThrow(/refuses the service account kkumim-server \(401\)/);
});

test.each([
  ['shopper', 'user'],
  ['artist', 'artist'],
  ['brand', 'brand'],
  ['admin', 'admin'],
])('the %s works as %s and nothing else, and has a row from the first request on', async (name, role) => {
  const { access_token = '' } = await signIn(name);
  expect(decodeProtectedHeader(access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(access_token)).toMatchObject({
    iss: issuer,
    aud: 'kkumim-api',
    sub: memberId(name),
    'https://hasura.io/jwt/claims': {
      'x-hasura-default-role': role,
      'x-hasura-allowed-roles': [role],
      'x-hasura-user-id': memberId(name),
    },
  });
  expect(await requestUsers(access_token, role)).toContainEqual({ id: memberId(name) });
  for (const other of ['admin', 'user', 'artist', 'brand', 'public'].filter((any) => any !== role)) {
    expect(await requestUsers(access_token, other)).toBe('access-denied');
  }
  const { rows } = await pool.query('select email from "user" where id = $1', [memberId(name)]);
  expect(rows).toEqual([{ email: `${name}@kkumim.test` }]);
});

describe('no access token of ours is', () => {
  test('an id token or a refresh token', async () => {
    const { id_token, refresh_token } = await signIn('shopper');
    expect(await requestUsers(id_token, 'user')).toBe('invalid-jwt');
    expect(await requestUsers(refresh_token, 'user')).toBe('invalid-jwt');
  });

  test('a token for another client of the realm', async () => {
    const form = { grant_type: 'password', client_id: 'admin-cli' };
    const account = { username: 'admin@kkumim.test', password: 'kkumim1234' };
    const { access_token } = await requestToken('kkumim', { ...form, ...account });
    expect(access_token).toBeDefined();
    expect(await requestUsers(access_token, 'admin')).toBe('invalid-jwt');
  });

  test('the token of the service account, or of the operator', async () => {
    const client = { client_id: 'kkumim-server', client_secret: await serviceSecret() };
    const service = await requestToken('kkumim', { grant_type: 'client_credentials', ...client });
    expect(service.access_token).toBeDefined();
    expect(await requestUsers(service.access_token, 'admin')).toBe('invalid-jwt');
    expect(await requestUsers((await requestOperatorToken()).access_token, 'admin')).toBe('invalid-jwt');
  });

  test('an expired one', async () => {
    const { access_token } = await signIn('shopper');
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    expect(await requestUsers(access_token, 'user')).toBe('invalid-jwt');
  });

  test('that of a member without a role', async () => {
    const account = { username: 'nobody@kkumim.test', email: 'nobody@kkumim.test', enabled: true };
    const credentials = [{ type: 'password', value: 'kkumim1234' }];
    await callAdminApi('POST', '/users', { ...account, credentials });
    const { access_token } = await signIn('nobody');
    expect(access_token).toBeDefined();
    expect(await requestUsers(access_token, 'user')).toBe('invalid-jwt');
  });
});

test('the storefront’s client secret opens nothing', async () => {
  const { access_token = '' } = await signIn('shopper');
  const client = { client_id: 'storefront', client_secret: 'storefront' };
  expect(await requestToken('kkumim', { ...client, grant_type: 'client_credentials' })).toMatchObject({
    error: 'unauthorized_client',
  });
  const introspection = `${issuer}/protocol/openid-connect/token/introspect`;
  const answer = await post(introspection, { ...client, token: access_token });
  expect(answer.status).toBe(403);
});

test('a key made meanwhile is fetched when a token names it', async () => {
  const before = await signIn('shopper');
  expect(await requestUsers(before.access_token, 'user')).toHaveLength(1);
  await callAdminApi('POST', '/components', {
    name: 'newer-key',
    providerId: 'rsa-generated',
    providerType: 'org.keycloak.keys.KeyProvider',
    config: { priority: ['200'], algorithm: ['RS256'], keySize: ['2048'] },
  });
  const after = await signIn('shopper');
  const kid = (token = '') => decodeProtectedHeader(token).kid;
  expect(kid(after.access_token)).not.toBe(kid(before.access_token));
  // A look-up a moment ago would have to cool down first.
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + 1_000);
  expect(await requestUsers(after.access_token, 'user')).toHaveLength(1);
  expect(await requestUsers(before.access_token, 'user')).toHaveLength(1);
});
