import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { readConfig } from '#server/config/config.ts';
import { buildTestApp } from '../../tests/support/build-test-app.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { type ExternalProvider, startExternalProvider } from '../../tests/support/external-provider.ts';

const { pool } = withDatabase();
let external: ExternalProvider;
let app: FastifyInstance;
let folder: string;

const openShop = (environment: Record<string, string>) =>
  buildTestApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...environment }),
    pool,
    storefrontFolder: folder,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
  external = await startExternalProvider(pool);
  app = await openShop(external.environment);
});
afterAll(async () => {
  await app.close();
  await external.close();
  await rm(folder, { recursive: true, force: true });
});

test('browsers are sent to the external provider, and may speak to it', async () => {
  const answer = await app.inject('/api/v1/config');
  const openid = `${external.environment.IDENTITY_ISSUER}/protocol/openid-connect`;
  expect(answer.json()).toMatchObject({
    realm: 'kkumim',
    token_url: `${openid}/token`,
    userinfo_url: `${openid}/userinfo`,
    logout_url: `${openid}/logout`,
  });
  const { origin } = new URL(openid);
  expect(answer.headers['content-security-policy']).toContain(`connect-src 'self' ${origin};`);
  expect(answer.body).not.toContain(external.environment.IDENTITY_SERVICE_SECRET);
});

test('the embedded provider is not there', async () => {
  for (const path of ['protocol/openid-connect/certs', '.well-known/openid-configuration']) {
    expect((await app.inject(`/realms/kkumim/${path}`)).statusCode).toBe(404);
  }
});

test('its tokens are good, by keys fetched once, and the member has a row from then on', async () => {
  const { access_token } = (await external.provider.signIn('shopper@kkumim.test', 'kkumim1234')).json();
  const authenticate = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/graphql',
      headers: { authorization: `Bearer ${token}`, 'x-hasura-role': 'user' },
      payload: { query: '{ user { id } }' },
    });
  const answers = await Promise.all(Array.from({ length: 5 }, () => authenticate(access_token)));
  for (const answer of answers) {
    expect(answer.json()).toEqual({ data: { user: [{ id: memberId('shopper') }] } });
  }
  expect(external.asked.filter((path) => path.endsWith('/certs'))).toHaveLength(1);
});

test('a wrong service account keeps the shop closed, and its secret is not repeated', async () => {
  const start = openShop({ ...external.environment, IDENTITY_SERVICE_SECRET: 'guess' });
  await expect(start).rejects.toThrow(/refuses the service account kkumim-server \(401\)/);
  await expect(start).rejects.not.toThrow('guess');
});
