import { beforeEach, expect, test } from 'vitest';
import {
  goodPassword,
  lastMessage,
  newMember as newMemberWithSession,
  readCode,
  signIn,
  signUpForm,
  verifyTarget,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';

const server = withApp({ jobs: true });
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `203.0.113.${network}`);
});

const newPassword = 'gureum-namu-73';
const send = (target: string) => call('/auth/codes', { purpose: 'PASSWORD_RESET', target });
const reset = (email: string, verification_token: string, password = newPassword) =>
  call('/auth/password/reset', { email, verification_token, password, password_confirm: password });
const newMember = async () => {
  const form = await signUpForm(server, call);
  expect((await call('/auth/sign-up', form)).statusCode).toBe(201);
  return form;
};

test('an owner who gets the code sets a new password; every session ends, and the owner hears of it', async () => {
  const { email } = await newMember();
  const before = (await signIn(server, email)).json();
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
  expect((await reset(email, token)).statusCode).toBe(204);
  expect((await lastMessage(server, email)).kind).toBe('PASSWORD_CHANGED');
  expect((await signIn(server, email)).statusCode).toBe(401);
  expect((await signIn(server, email, newPassword)).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${before.access_token}` };
  expect((await server.app.inject({ url: '/api/v1/me/agreements', headers })).statusCode).toBe(401);
  expect((await reset(email, token, goodPassword)).json().code).toBe('PHONE_NOT_VERIFIED');
});

test('an unknown address gets the same answer, and no email', async () => {
  const { email } = await newMember();
  const [known, unknown] = [await send(email), await send('nobody@example.com')];
  expect(unknown.statusCode).toBe(known.statusCode);
  expect({ ...unknown.json(), id: '' }).toEqual({ ...known.json(), id: '' });
  const sent = await server.pool.query(
    `select from outbound_call where payload::text like '%nobody@example.com%'`,
  );
  expect(sent.rowCount).toBe(0);
  const entered = (id: string) => call('/auth/codes/verify', { id, code: '0000-0000' });
  expect((await entered(unknown.json().id)).json().code).toBe((await entered(known.json().id)).json().code);
  expect((await send('nobody@example.com')).json().code).toBe((await send(email)).json().code);
});

test('an account that is suspended is as good as unknown', async () => {
  const { email } = await newMember();
  await server.pool.query(`update identity_account set state = 'SUSPENDED' where email = $1`, [email]);
  expect((await send(email)).statusCode).toBe(201);
  const sent = await server.pool.query(
    `select from outbound_call where payload ->> 'recipient' = $1 and payload ->> 'kind' = 'PASSWORD_RESET_CODE'`,
    [email],
  );
  expect(sent.rowCount).toBe(0);
});

test('the code of one account resets no other', async () => {
  const [mine, theirs] = [await newMember(), await newMember()];
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', mine.email);
  expect((await reset(theirs.email, token)).json().code).toBe('PHONE_NOT_VERIFIED');
  expect((await signIn(server, theirs.email)).statusCode).toBe(200);
});

test('a password that is refused costs no code', async () => {
  const { email } = await newMember();
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
  expect((await reset(email, token, 'password123')).json().code).toBe('PASSWORD_COMMON');
  expect((await reset(email, token)).statusCode).toBe(204);
});

test('a token resets once, however often it is sent at the same time', async () => {
  const { email } = await newMember();
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
  const answers = await Promise.all([1, 2, 3].map((index) => reset(email, token, `${newPassword}${index}`)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422, 422]);
});

/** A second code may be requested at once. */
const skipWaiting = () => server.pool.query('delete from identity_rate_limit');

test('a reset ends every other code and token of the address', async () => {
  const { email } = await newMember();
  const earlierToken = await verifyTarget(server, call, 'PASSWORD_RESET', email);
  await skipWaiting();
  const { id } = (await send(email)).json();
  const code = await readCode(server, email);
  await skipWaiting();
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
  expect((await reset(email, token)).statusCode).toBe(204);
  expect((await reset(email, earlierToken, goodPassword)).json().code).toBe('PHONE_NOT_VERIFIED');
  expect((await call('/auth/codes/verify', { id, code })).json().code).toBe('CODE_EXPIRED');
});

test('a password that the member changes ends the codes that would reset it', async () => {
  const member = await newMemberWithSession(server, call);
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', member.email);
  const change = { password: newPassword, password_confirm: newPassword };
  expect((await member.request('PUT', '/me/password', change)).statusCode).toBe(204);
  expect((await reset(member.email, token, goodPassword)).json().code).toBe('PHONE_NOT_VERIFIED');
});

test.each([
  'no-address',
  'a@example.com,b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'ä@example.com',
])('no code is sent to %j', async (target) => {
  expect((await send(target)).statusCode).toBe(422);
});
