import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  agreements,
  newPhone,
  proveEmail,
  verifyTarget,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { SocialBrowser } from '#tests/support/social-browser.ts';

const server = withApp({ jobs: true, environment: { DEMO: '1' } });
const { pool } = server;
let browser: SocialBrowser;
let network = 0;
let call = visitorRequests(server);
beforeEach(async () => {
  browser = new SocialBrowser(server.app);
  network += 1;
  call = visitorRequests(server, `203.0.113.${network}`);
  await pool.query('delete from user_social');
  await pool.query(`delete from identity_account where email like '%.example'`);
  await pool.query(`update "user" set deleted_at = now() where email like '%.example'`);
});

const signUpForm = async (signup_token: string, changes: { email?: string; agreements?: object } = {}) => {
  const phone = newPhone();
  return {
    signup_token,
    name: '한소셜',
    nickname: `소셜${phone.slice(-6)}`,
    phone,
    agreements,
    verification_token: await verifyTarget(server, call, 'SIGN_UP', phone),
    ...(changes.email && (await proveEmail(server, changes.email))),
    ...changes,
  };
};
const signUpToken = async (visit: Parameters<SocialBrowser['visit']>[0] = {}): Promise<string> => {
  const { code = '' } = await browser.visit(visit);
  return (await browser.exchange(code)).json().signup_token;
};
const signUp = (json: object) => browser.request('POST', '/api/v1/auth/sign-up/social', { json });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const rowsAbout = async (table: string) => (await pool.query(`select * from ${table}`)).rows;

test.each(['kakao', 'naver', 'google', 'apple', 'line'] as const)(
  'somebody whom only %s knows becomes a member without a password, and is known from then on',
  async (provider) => {
    const landing = await browser.visit({ provider, returnTo: '/product/1?a=b' });
    expect(landing).toMatchObject({ provider, purpose: 'SIGN_IN', return: '/product/1?a=b' });
    const unknown = await browser.exchange(landing.code ?? '');
    expect(unknown.statusCode, unknown.body).toBe(404);
    const isVerified = provider === 'kakao' || provider === 'google' || provider === 'apple';
    const { signup_token, ...said } = unknown.json();
    expect(said).toMatchObject({
      code: 'SOCIAL_NOT_REGISTERED',
      profile: { provider, email: `hansocial@${provider}.example`, email_verified: provider !== 'naver' },
    });
    const email = isVerified || provider === 'line' ? {} : { email: `typed-${provider}@naver.example` };
    const signedUp = await signUp(await signUpForm(signup_token, email));
    expect(signedUp.statusCode, signedUp.body).toBe(201);
    const { id, sign_in_code } = signedUp.json();
    expect(claimsOf((await browser.exchange(sign_in_code)).json().access_token).sub).toBe(id);

    const later = new SocialBrowser(server.app);
    const { code = '' } = await later.visit({ provider });
    const tokens = (await later.exchange(code)).json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', scope: 'openid' });
    expect(claimsOf(tokens.access_token).sub).toBe(id);
    const { rows } = await pool.query('select password_hash from identity_account where id = $1', [id]);
    expect(rows).toEqual([{ password_hash: null }]);
  },
);

test('before somebody has agreed to it, nothing about them is stored', async () => {
  const token = await signUpToken();
  for (const [refused, code] of [
    [{ over14: false }, 'AGE_LIMIT'],
    [{ privacy: false }, 'TERMS_REQUIRED'],
  ] as const) {
    const form = await signUpForm(token, { agreements: { ...agreements, ...refused } });
    expect((await signUp(form)).json().code).toBe(code);
  }
  const stored = JSON.stringify([
    await rowsAbout('social_sign_in'),
    await rowsAbout('user_social'),
    (await pool.query(`select * from identity_account where email like '%.example'`)).rows,
  ]);
  expect(stored).not.toContain('kakao-1001');
  expect(stored).not.toContain('hansocial');
});

test('one of two sign-ups with one social account becomes a member', async () => {
  const token = await signUpToken({ provider: 'naver' });
  const forms = await Promise.all([1, 2].map((n) => signUpForm(token, { email: `two-${n}@naver.example` })));
  const results = await Promise.all(forms.map((form) => signUp(form)));
  expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(results.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('SOCIAL_LINKED');
  const accounts = await pool.query(`select from identity_account where email like 'two-%'`);
  expect([accounts.rowCount, (await rowsAbout('user_social')).length]).toEqual([1, 1]);
});

test('an email address that a member has is not taken over, but says how to log in', async () => {
  const { code = '' } = await browser.visit({ person: 'kakao-1003' });
  const answer = await browser.exchange(code);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'SOCIAL_EMAIL_TAKEN']);
  expect(await rowsAbout('user_social')).toEqual([]);
  // Naver has not proved the address: nothing is said of the member, and it cannot be taken.
  const other = await browser.visit({ provider: 'naver', person: 'naver-1003' });
  const unknown = await browser.exchange(other.code ?? '');
  expect(unknown.json().code).toBe('SOCIAL_NOT_REGISTERED');
  const form = await signUpForm(unknown.json().signup_token, { email: 'shopper@kkumim.test' });
  expect((await signUp(form)).json().code).toBe('DUPLICATE_ID');
});

test('a shopper who gives no email address types one', async () => {
  const token = await signUpToken({ person: 'kakao-1002' });
  expect((await signUp(await signUpForm(token))).json().code).toBe('ID_FORMAT');
  expect((await signUp(await signUpForm(token, { email: 'typed@kakao.example' }))).statusCode).toBe(201);
});

test('a shopper who cancels at the provider comes back without a code', async () => {
  for (const provider of ['kakao', 'naver', 'apple'] as const) {
    const landing = await browser.visit({ provider, person: null, returnTo: '/cart' });
    expect(landing).toEqual({ provider, purpose: 'SIGN_IN', return: '/cart', error: 'refused' });
  }
});

test('a state is good once, in the browser that began it, at the provider it was made for', async () => {
  const callback = await browser.choose(await browser.start());
  const expired = { provider: 'kakao', error: 'expired' };
  expect(await new SocialBrowser(server.app).comeBack(callback)).toEqual(expired);
  const forged = callback.replace(/state=[^&]+/, 'state=forged');
  expect(await browser.comeBack(forged)).toEqual(expired);
  expect(await browser.comeBack(callback.replace('/kakao/', '/google/'))).toMatchObject({ error: 'expired' });
  // None of these calls has used the state up.
  expect(await browser.comeBack(callback)).toHaveProperty('code');
  expect(await browser.comeBack(callback)).toEqual(expired);
  const old = await browser.choose(await browser.start());
  await pool.query(`update social_sign_in set expires_at = now()`);
  expect(await browser.comeBack(old)).toEqual(expired);
});

test('a one-time code is good once, in the browser that it was given to, and not for long', async () => {
  const { code = '' } = await browser.visit();
  expect((await new SocialBrowser(server.app).exchange(code)).json().error).toBe('invalid_grant');
  const [one, two] = await Promise.all([browser.exchange(code), browser.exchange(code)]);
  expect([one.statusCode, two.statusCode].sort()).toEqual([400, 404]);
  const altered = `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [altered, randomUUID(), 'x'.repeat(4_000)]) {
    expect((await browser.exchange(wrong)).statusCode).toBe(400);
  }
  const { code: late = '' } = await browser.visit();
  await pool.query(`update social_sign_in set expires_at = now()`);
  expect((await browser.exchange(late)).statusCode).toBe(400);
  // A proof for signing up is not one for signing in, and the other way round.
  const { code: unused = '' } = await browser.visit();
  expect((await browser.exchange(await signUpToken())).statusCode).toBe(400);
  expect((await signUp(await signUpForm(unused))).json().code).toBe('SOCIAL_EXPIRED');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://shop.invalid@evil.example/',
  '/.//evil.example',
])('a return to %s leads to the main page', async (returnTo) => {
  expect(await browser.visit({ returnTo })).toMatchObject({ return: '/main' });
});

test('a suspended member is told so, and does not get in', async () => {
  const form = await signUpForm(await signUpToken());
  const { id } = (await signUp(form)).json();
  await pool.query(`update identity_account set state = 'SUSPENDED' where id = $1`, [id]);
  const { code = '' } = await browser.visit();
  const refused = await browser.exchange(code);
  expect(refused.json()).toMatchObject({ error: 'invalid_grant', account_state: 'SUSPENDED' });
});

test('pages of other sites cannot exchange a code', async () => {
  const { code = '' } = await browser.visit();
  const { token_url } = (await server.app.inject('/api/v1/config')).json();
  const form = {
    client_id: 'storefront',
    client_secret: 'storefront',
    grant_type: 'authorization_code',
    code,
  };
  const headers = { origin: 'https://evil.example' };
  expect((await browser.request('POST', token_url, { form, headers })).statusCode).toBe(403);
});

test('the scripts are told what the shop expects to get back', async () => {
  const told = await browser.request('POST', '/api/v1/auth/apple/script', { json: { return: '/cart' } });
  expect(told.json()).toEqual({
    client_id: 'kkumim-sandbox',
    redirect_uri: 'http://shop.test/api/v1/auth/apple/callback',
    scope: 'email name',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  const google = await browser.request('POST', '/api/v1/auth/google/script', { json: {} });
  expect(google.json().nonce).toBeNull();
  expect((await browser.request('POST', '/api/v1/auth/line/script', { json: {} })).statusCode).toBe(404);
  expect((await browser.request('GET', '/api/v1/auth/github/start')).statusCode).toBe(400);
});
