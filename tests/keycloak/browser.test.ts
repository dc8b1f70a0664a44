import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { buildTestApp } from '../support/build-test-app.ts';
import { browserOptions } from '../support/chromium.ts';
import { withDatabase } from '../support/database.ts';
import { pressLogOut, submitLogin } from '../support/log-in.ts';
import { expireAccessToken, readStoredSession } from '../support/stored-session.ts';
import { issuer, post, serviceSecret } from './administration.ts';

// A real browser on the shop's origin, Keycloak on another: what the content security policy and CORS say is what counts.

const { pool } = withDatabase();
const shop = new URL(inject('keycloakPages'));
let app: FastifyInstance;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kkumim-test-'));
  const environment = { IDENTITY: 'keycloak', IDENTITY_ISSUER: issuer };
  const secret = { IDENTITY_SERVICE_SECRET: await serviceSecret() };
  const config = readConfig({ ...environment, ...secret, LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '0' });
  app = await buildTestApp({ config, pool });
  await app.listen({ host: shop.hostname, port: Number(shop.port) });
  browser = await chromium.launch(browserOptions);
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a shopper signs in, stays signed in, and signs out', async () => {
  const page = await browser.newPage({ baseURL: shop.origin, locale: 'ko-KR' });
  const consoleErrors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));

  await page.goto('/login?return=/mypage');
  await submitLogin(page);
  await page.waitForURL(`${shop.origin}/mypage`);
  const first = await readStoredSession(page);

  await expireAccessToken(page);
  const refreshed = page.waitForResponse(
    (answer) => answer.url() === `${issuer}/protocol/openid-connect/token`,
  );
  await page.reload();
  expect((await refreshed).status()).toBe(200);
  await expect
    .poll(async () => (await readStoredSession(page))?.refresh_token)
    .not.toBe(first?.refresh_token);
  const last = await readStoredSession(page);

  const left = page.waitForResponse(`${issuer}/protocol/openid-connect/logout`);
  await page.goto('/main');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await pressLogOut(page);
  expect((await left).status()).toBe(204);
  expect(await readStoredSession(page)).toBeNull();
  const form = {
    client_id: 'storefront',
    grant_type: 'refresh_token',
    refresh_token: last?.refresh_token ?? '',
  };
  expect(await post(`${issuer}/protocol/openid-connect/token`, form)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect(consoleErrors).toEqual([]);
});
