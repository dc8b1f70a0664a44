import { beforeEach, expect, test } from 'vitest';
import { newMember, visitorRequests } from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { SocialBrowser } from '#tests/support/social-browser.ts';

const server = withApp({ jobs: true, environment: { DEMO: '1' } });
const { pool } = server;
let network = 0;
beforeEach(async () => {
  network += 1;
  await pool.query('delete from user_social');
});

/** A member with a password, in a browser of their own. */
async function openBrowser() {
  const member = await newMember(server, visitorRequests(server, `198.51.100.${network}`));
  const browser = new SocialBrowser(server.app);
  const { token_url, client_id, client_secret } = (await server.app.inject('/api/v1/config')).json();
  const { email: username, password } = member;
  const form = { client_id, client_secret, grant_type: 'password', username, password };
  const { access_token } = (await browser.request('POST', token_url, { form })).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const post = (path: string, json: object) => browser.request('POST', `/api/v1${path}`, { json, headers });
  const link = async (visit: Parameters<SocialBrowser['visit']>[0] = {}) => {
    const { code } = await browser.visit({ ...visit, purpose: 'LINK' });
    return post('/me/social-accounts', { code });
  };
  return { ...member, browser, headers, post, link };
}
type Opened = Awaited<ReturnType<typeof openBrowser>>;

const list = async ({ request }: Opened) =>
  (await request('GET', '/me/social-accounts'))
    .json()
    .accounts.map((one: { provider: string }) => one.provider);
const later = ({ id }: Opened) =>
  pool.query(
    `update identity_session set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
    [id],
  );
const withoutPassword = ({ id }: Opened) =>
  pool.query('update identity_account set password_hash = null where id = $1', [id]);

test('a member links a social account, signs in by it, and unlinks it', async () => {
  const member = await openBrowser();
  expect(await list(member)).toEqual([]);
  expect((await member.link()).statusCode).toBe(204);
  expect(await list(member)).toEqual(['kakao']);
  const phone = new SocialBrowser(server.app);
  const { code = '' } = await phone.visit();
  expect((await phone.exchange(code)).statusCode).toBe(200);
  expect((await member.request('DELETE', '/me/social-accounts/kakao')).statusCode).toBe(204);
  expect((await member.request('DELETE', '/me/social-accounts/kakao')).statusCode).toBe(404);
  expect(await list(member)).toEqual([]);
});

test('a social account belongs to one member, and a member has one of each provider', async () => {
  const [one, other] = [await openBrowser(), await openBrowser()];
  expect((await one.link()).statusCode).toBe(204);
  expect((await other.link()).json().code).toBe('SOCIAL_LINKED');
  expect((await one.link({ person: 'kakao-1002' })).json().code).toBe('SOCIAL_LINKED');
  expect((await one.link({ provider: 'line' })).statusCode).toBe(204);
  expect(await list(other)).toEqual([]);
});

test('linking needs to have proved who it is, and leaves the code good for after that', async () => {
  const member = await openBrowser();
  await later(member);
  const { code } = await member.browser.visit({ purpose: 'LINK' });
  expect((await member.post('/me/social-accounts', { code })).json()).toMatchObject({
    code: 'REAUTHENTICATION_REQUIRED',
    data: { password: true, social: [] },
  });
  const { password } = member;
  expect((await member.post('/me/reauthentication', { password })).statusCode).toBe(204);
  expect((await member.post('/me/social-accounts', { code })).statusCode).toBe(204);
});

test('a code for signing in links nothing, and one from another browser neither', async () => {
  const [member, other] = [await openBrowser(), await openBrowser()];
  const { code } = await member.browser.visit();
  expect((await member.post('/me/social-accounts', { code })).json().code).toBe('SOCIAL_EXPIRED');
  const foreign = await other.browser.visit({ purpose: 'LINK' });
  expect((await member.post('/me/social-accounts', { code: foreign.code })).json().code).toBe(
    'SOCIAL_EXPIRED',
  );
});

test('a member without a password proves by the social account to be there, and leaves', async () => {
  const member = await openBrowser();
  await member.link();
  await withoutPassword(member);
  await later(member);
  const leave = () => member.post('/me/withdrawal', { reason_code: 'OTHER' });
  expect((await leave()).json()).toMatchObject({ data: { password: false, social: ['kakao'] } });
  const prove = async (person: string) => {
    const { code } = await member.browser.visit({ person, purpose: 'REAUTHENTICATION' });
    return member.post('/me/reauthentication', { social_code: code });
  };
  expect((await prove('kakao-1002')).json().code).toBe('SOCIAL_OTHER_ACCOUNT');
  expect((await leave()).statusCode).toBe(403);
  expect((await prove('kakao-1001')).statusCode).toBe(204);
  expect((await leave()).statusCode).toBe(200);
  // For thirty days nobody becomes a member by it, and it says why.
  const { code = '' } = await member.browser.visit();
  expect((await member.browser.exchange(code)).json().account_state).toBe('WITHDRAWN');
});

test('the last way to log in stays, also when two are given up at once', async () => {
  const member = await openBrowser();
  await member.link();
  await member.link({ provider: 'line' });
  await withoutPassword(member);
  const unlink = (provider: string) => member.request('DELETE', `/me/social-accounts/${provider}`);
  const both = await Promise.all([unlink('kakao'), unlink('line')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('SOCIAL_LAST');
  expect(await list(member)).toHaveLength(1);
});

test('only the provider’s accounts of the member are theirs to see and to unlink', async () => {
  const [member, other] = [await openBrowser(), await openBrowser()];
  await member.link();
  expect((await other.request('DELETE', '/me/social-accounts/kakao')).statusCode).toBe(404);
  expect(await list(member)).toEqual(['kakao']);
  expect((await server.app.inject('/api/v1/me/social-accounts')).statusCode).toBe(401);
});
