import { beforeEach, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { withLyingIssuer } from '#tests/support/lying-issuer.ts';
import { SocialBrowser } from '#tests/support/social-browser.ts';

const issuer = withLyingIssuer();
const server = withApp({
  environment: {
    DEMO: '0',
    SOCIAL_GOOGLE_CLIENT: 'shop',
    SOCIAL_GOOGLE_SECRET: 'secret',
    get SOCIAL_GOOGLE_ISSUER() {
      return issuer.origin;
    },
  },
});
let browser: SocialBrowser;
beforeEach(() => {
  browser = new SocialBrowser(server.app);
  Object.assign(issuer, { claims: {}, signsWithOtherKey: false, isDown: false });
});

async function visit() {
  const url = new URL(await browser.start({ provider: 'google' }));
  issuer.nonce = url.searchParams.get('nonce') ?? '';
  const query = new URLSearchParams({ code: 'any', state: url.searchParams.get('state') ?? '' });
  return { url, land: () => browser.comeBack(`/api/v1/auth/google/callback?${query}`) };
}

test('the text that the provider is told is its own, and cannot be guessed', async () => {
  const { url, land } = await visit();
  expect(url.origin).toBe(issuer.origin);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'shop',
    code_challenge_method: 'S256',
    redirect_uri: 'http://shop.test/api/v1/auth/google/callback',
    scope: 'openid email profile',
  });
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(url.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
  expect(await land()).toHaveProperty('code');
});

const now = () => Math.floor(Date.now() / 1000);

test.each([
  ['for another shop', { aud: 'another-shop' }],
  ['of another issuer', { iss: 'https://accounts.example' }],
  ['with another nonce', { nonce: 'replayed' }],
  ['without a nonce', { nonce: undefined }],
  ['that has expired', { exp: now() - 600 }],
  ['of nobody', { sub: undefined }],
])('an ID token %s is not believed', async (_what, claims) => {
  const { land } = await visit();
  issuer.claims = claims;
  expect(await land()).toMatchObject({ error: 'unavailable' });
});

test('an ID token that somebody else has signed is not believed', async () => {
  const { land } = await visit();
  issuer.signsWithOtherKey = true;
  expect(await land()).toMatchObject({ error: 'unavailable' });
});

test('a provider that does not respond is told, and works again when it does', async () => {
  const { land } = await visit();
  issuer.isDown = true;
  expect(await land()).toMatchObject({ provider: 'google', error: 'unavailable', return: '/main' });
  issuer.isDown = false;
  expect(await (await visit()).land()).toHaveProperty('code');
  const { rows } = await server.pool.query('select from user_social');
  expect(rows).toEqual([]);
});
