import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { Provider, withProvider } from '../../../tests/support/identity.ts';

const { pool } = withDatabase();
const provider = withProvider(pool);
let otherProcess: Provider;
beforeAll(async () => {
  otherProcess = await Provider.start(pool);
});
afterAll(() => otherProcess.close());

let tokens: { access_token: string; refresh_token: string; session_state: string };
beforeEach(async () => {
  await pool.query(`truncate identity_rate_limit; update identity_account set state = 'ACT'`);
  tokens = (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();
});
afterEach(() => vi.restoreAllMocks());

const isAccepted = async (process: Provider = provider()) =>
  (await process.identity.authenticate(tokens.access_token)).ok;
const endSession = () => provider().post('logout', { refresh_token: tokens.refresh_token });

function passSeconds(seconds: number): void {
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + seconds * 1000);
}

test('a member who signs out is signed out: the access token is refused at once', async () => {
  expect(await isAccepted()).toBe(true);
  await endSession();
  expect(await isAccepted()).toBe(false);
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  expect((await provider().get('~/userinfo', headers)).statusCode).toBe(401);
});

test('another process, which has just accepted the token, refuses it within a minute', async () => {
  expect(await isAccepted(otherProcess)).toBe(true);
  await endSession();
  passSeconds(59);
  expect(await isAccepted(otherProcess)).toBe(false);
});

test('signing out on one device leaves the others signed in', async () => {
  const elsewhere = (await provider().signIn('shopper@kkumim.test', 'kkumim1234')).json();
  await endSession();
  expect((await provider().identity.authenticate(elsewhere.access_token)).ok).toBe(true);
});

test.each([
  ['suspended', `update identity_account set state = 'SUSPENDED' where email = 'shopper@kkumim.test'`],
  ['whose stolen token was used again', `update identity_session set ended_at = now(), ended_by = 'REUSE'`],
  ['whose session has reached its end', `update identity_session set expires_at = now()`],
])('a member %s is refused within a minute', async (_who, change) => {
  expect(await isAccepted()).toBe(true);
  await pool.query(change);
  passSeconds(59);
  expect(await isAccepted()).toBe(false);
});

test('an operator who is one no longer loses the power within a minute, and refreshes as what they are', async () => {
  const admin = (await provider().signIn('admin@kkumim.test', 'kkumim1234')).json();
  const roleNow = async (token: string) => {
    const verified = await provider().identity.authenticate(token);
    return verified.ok ? verified.value.allowedRoles : null;
  };
  expect(await roleNow(admin.access_token)).toEqual(['admin']);
  await pool.query(`update identity_account set role = 'user' where email = 'admin@kkumim.test'`);
  passSeconds(31);
  expect(await roleNow(admin.access_token)).toBeNull();
  const refreshed = (await provider().refresh(admin.refresh_token)).json();
  expect(await roleNow(refreshed.access_token)).toEqual(['user']);
  await pool.query(`update identity_account set role = 'admin' where email = 'admin@kkumim.test'`);
});

test('many requests of a session share one question to the database', async () => {
  await isAccepted();
  passSeconds(31);
  const queries = vi.spyOn(pool, 'query');
  expect(await Promise.all(Array.from({ length: 20 }, () => isAccepted()))).not.toContain(false);
  expect(queries).toHaveBeenCalledTimes(1);
});

test('a database that does not answer refuses nobody, and is asked again', async () => {
  vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('gone') as never);
  await expect(isAccepted(otherProcess)).rejects.toThrow('gone');
  expect(await isAccepted(otherProcess)).toBe(true);
});
