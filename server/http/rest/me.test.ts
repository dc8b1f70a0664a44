import { beforeEach, expect, test } from 'vitest';
import {
  goodPassword,
  lastMessage,
  newMember,
  newPhone,
  newSession,
  readCode,
  requestTokens,
  signIn,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { browserSubscription } from '#tests/support/browser-subscription.ts';

const server = withApp({ jobs: true });
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `198.51.100.${network}`);
});

type Member = Awaited<ReturnType<typeof newMember>>;
const newPassword = 'gureum-namu-73';

/** As if the password had been entered eleven minutes ago. */
const later = ({ id }: Member) =>
  server.pool.query(
    `update identity_session set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
    [id],
  );

const verifyNewPhone = async ({ request }: Pick<Member, 'request'>, phone: string) => {
  const { id } = (await request('POST', '/auth/codes', { purpose: 'PHONE_CHANGE', target: phone })).json();
  const code = await readCode(server, phone);
  return (await request('POST', '/auth/codes/verify', { id, code })).json().verification_token;
};

test('a member sees their own profile and changes the nickname', async () => {
  const member = await newMember(server, call);
  const { email, name, phone } = member;
  expect((await member.request('GET', '/me')).json()).toEqual({
    email,
    name,
    phone,
    nickname: member.nickname,
    has_password: true,
  });
  expect((await member.request('PATCH', '/me', { nickname: '새이름' })).statusCode).toBe(204);
  expect((await member.request('GET', '/me')).json().nickname).toBe('새이름');
});

test('a nickname of somebody else, of the shop or without letters is refused', async () => {
  const [one, other] = [await newMember(server, call), await newMember(server, call)];
  const rename = async (nickname: string) => (await one.request('PATCH', '/me', { nickname })).json().code;
  expect(await rename(other.nickname)).toBe('DUPLICATE_NICKNAME');
  expect(await rename('관리자1')).toBe('DUPLICATE_NICKNAME');
  expect(await rename('ａｄｍｉｎ'.normalize('NFC'))).toBe('DUPLICATE_NICKNAME');
  expect(await rename('꾸밈'.normalize('NFD'))).toBe('DUPLICATE_NICKNAME');
  expect(await rename('a')).toBe('VALIDATION');
  expect(await rename('마 루')).toBe('VALIDATION');
  expect((await one.request('PATCH', '/me', { nickname: '마루', email: 'x@example.com' })).statusCode).toBe(
    400,
  );
});

test('a sensitive change needs the password again after ten minutes', async () => {
  const member = await newMember(server, call);
  await later(member);
  const phone = newPhone();
  const verification_token = await verifyNewPhone(member, phone);
  const sensitive = [
    ['PUT', '/me/password', { password: newPassword, password_confirm: newPassword }],
    ['PUT', '/me/phone', { phone, verification_token }],
    ['GET', '/me/data', undefined],
    ['POST', '/me/withdrawal', { reason_code: 'OTHER' }],
  ] as const;
  for (const [method, path, body] of sensitive) {
    expect((await member.request(method, path, body)).json()).toMatchObject({
      status: 403,
      code: 'REAUTHENTICATION_REQUIRED',
      data: { password: true, social: [] },
    });
  }
  const enter = (password: string) => member.request('POST', '/me/reauthentication', { password });
  expect((await enter('wrong')).json().code).toBe('AUTH_INVALID_CREDENTIAL');
  expect((await member.request('GET', '/me/data')).statusCode).toBe(403);
  expect((await enter(goodPassword)).statusCode).toBe(204);
  expect((await member.request('PUT', '/me/phone', { phone, verification_token })).statusCode).toBe(204);
});

test('the password entered in one browser opens nothing in another', async () => {
  const member = await newMember(server, call);
  const other = await newSession(server, member.email);
  await later(member);
  await member.request('POST', '/me/reauthentication', { password: goodPassword });
  expect((await other.request('GET', '/me/data')).statusCode).toBe(403);
});

test('guessing the password with a stolen session is slowed down', async () => {
  const member = await newMember(server, call);
  const statuses: number[] = [];
  for (let guess = 0; guess < 7; guess += 1) {
    statuses.push((await member.request('POST', '/me/reauthentication', { password: 'wrong' })).statusCode);
  }
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(statuses.slice(-1)).toEqual([429]);
});

test('a new password ends the other sessions, keeps this one, and the owner hears of it', async () => {
  const member = await newMember(server, call);
  const other = await newSession(server, member.email);
  const body = { password: newPassword, password_confirm: newPassword };
  expect((await member.request('PUT', '/me/password', body)).statusCode).toBe(204);
  expect((await member.request('GET', '/me')).statusCode).toBe(200);
  expect((await other.request('GET', '/me')).statusCode).toBe(401);
  expect((await lastMessage(server, member.email)).kind).toBe('PASSWORD_CHANGED');
  expect((await signIn(server, member.email)).statusCode).toBe(401);
  expect((await signIn(server, member.email, newPassword)).statusCode).toBe(200);
});

test.each([
  ['PASSWORD_FORMAT', 'short1', 'short1'],
  ['PASSWORD_MISMATCH', newPassword, `${newPassword}4`],
  ['PASSWORD_COMMON', 'qwer1234', 'qwer1234'],
])('%s: the old password stays', async (code, password, password_confirm) => {
  const member = await newMember(server, call);
  expect((await member.request('PUT', '/me/password', { password, password_confirm })).json().code).toBe(
    code,
  );
  expect((await signIn(server, member.email)).statusCode).toBe(200);
});

test('a phone is changed by its own code only', async () => {
  const [member, other] = [await newMember(server, call), await newMember(server, call)];
  const phone = newPhone();
  const verification_token = await verifyNewPhone(member, phone);
  const change = (request: Member['request'], body: object) => request('PUT', '/me/phone', body);
  expect((await change(other.request, { phone, verification_token })).json().code).toBe('PHONE_NOT_VERIFIED');
  expect((await change(member.request, { phone: newPhone(), verification_token })).json().code).toBe(
    'PHONE_NOT_VERIFIED',
  );
  expect((await change(member.request, { phone, verification_token })).statusCode).toBe(204);
  expect((await change(member.request, { phone, verification_token })).json().code).toBe(
    'PHONE_NOT_VERIFIED',
  );
  expect((await member.request('GET', '/me')).json().phone).toBe(phone);
});

test('a member sees and ends their own sessions, and nobody else’s', async () => {
  const member = await newMember(server, call);
  const second = await newSession(server, member.email);
  const third = await newSession(server, member.email);
  const otherMember = await newMember(server, call);
  const list = async () => (await member.request('GET', '/me/sessions')).json().sessions;
  const sessions = await list();
  expect(sessions.map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false, false]);
  expect((await otherMember.request('DELETE', `/me/sessions/${sessions[1].id}`)).statusCode).toBe(404);
  expect((await member.request('DELETE', `/me/sessions/${sessions[1].id}`)).statusCode).toBe(204);
  expect((await member.request('DELETE', `/me/sessions/${sessions[1].id}`)).statusCode).toBe(404);
  expect(await list()).toHaveLength(2);
  expect((await member.request('DELETE', '/me/sessions')).json()).toEqual({ ended: 1 });
  const after = await Promise.all([second, third, otherMember].map(({ request }) => request('GET', '/me')));
  expect(after.map(({ statusCode }) => statusCode)).toEqual([401, 401, 200]);
});

/** The sessions whose browsers get messages of this member. */
const subscribedSessions = async ({ id }: Member) => {
  const sql = 'select session_id from push_subscription where user_id = $1 order by created_at';
  return (await server.pool.query(sql, [id])).rows.map(({ session_id }) => session_id);
};

const subscribe = async ({ request }: Pick<Member, 'request'>) =>
  request('PUT', '/push/subscription', await browserSubscription(server));

test('a browser that is logged out elsewhere gets no messages any more, and the others do', async () => {
  const member = await newMember(server, call);
  const second = await newSession(server, member.email);
  const third = await newSession(server, member.email);
  for (const browser of [member, second, third]) await subscribe(browser);
  const [own, ...others] = await subscribedSessions(member);
  await member.request('DELETE', `/me/sessions/${others[0]}`);
  expect(await subscribedSessions(member)).toEqual([own, others[1]]);
  await member.request('DELETE', '/me/sessions');
  expect(await subscribedSessions(member)).toEqual([own]);
  await subscribe(await newSession(server, member.email));
  const body = { password: newPassword, password_confirm: newPassword };
  await member.request('PUT', '/me/password', body);
  expect(await subscribedSessions(member)).toEqual([own]);
});

test('a thief who holds a stolen refresh token gets no messages any more once it was used twice', async () => {
  const member = await newMember(server, call);
  const other = await newSession(server, member.email);
  for (const browser of [member, other]) await subscribe(browser);
  const [, kept] = await subscribedSessions(member);
  const grant = { grant_type: 'refresh_token', refresh_token: member.refreshToken };
  expect((await requestTokens(server, grant)).statusCode).toBe(200);
  await server.pool.query(
    `update identity_session set rotated_at = rotated_at - interval '1 minute' where account_id = $1`,
    [member.id],
  );
  expect((await requestTokens(server, grant)).statusCode).toBe(400);
  expect(await subscribedSessions(member)).toEqual([kept]);
});

test('a member downloads their own data and nobody else’s, without secrets', async () => {
  const [member, other] = [await newMember(server, call), await newMember(server, call)];
  const answer = await member.request('GET', '/me/data');
  const data = answer.json();
  expect(data.profile).toMatchObject([{ email: member.email, name: member.name, phone: member.phone }]);
  expect(data.agreements).toHaveLength(8);
  expect(data.sessions).toHaveLength(1);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toMatch(/hash|secret|argon/);
  expect(answer.body).not.toContain(other.email);
});

test.each([
  'GET /me',
  'PATCH /me',
  'PUT /me/phone',
  'PUT /me/password',
  'GET /me/sessions',
  'DELETE /me/sessions',
  'GET /me/data',
  'POST /me/withdrawal',
])('a visitor is refused: %s', async (endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ');
  const answer = await server.app.inject({ method: method as 'GET', url: `/api/v1${path}` });
  expect(answer.statusCode).toBe(401);
});
