import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { purgeWithdrawn } from '#server/accounts/purge-withdrawn.ts';
import { goodPassword, signUpForm, verifyTarget, visitorRequests } from '../support/account-requests.ts';
import { callAdminApi, findUser, setFaults, setTokenLifespan } from './administration.ts';
import { dataKey, openBrowser, withShop } from './shop-with-keycloak.ts';

const server = withShop();
const newPassword = 'sonamu-kkumida-94';
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `203.0.113.${network}`);
});
afterEach(async () => {
  vi.useRealTimers();
  await setFaults();
});

async function newMember() {
  const form = await signUpForm(server, call);
  const signedUp = await call('/auth/sign-up', form);
  expect(signedUp.statusCode, signedUp.body).toBe(201);
  return { ...form, id: signedUp.json().id as string };
}
const open = (email: string, password = goodPassword) => openBrowser(server, email, password);
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const countMembers = async (email: string) =>
  (await server.pool.query('select from "user" where email = $1', [email])).rowCount;
/** Makes the recorded calls due now that wait for a later attempt. */
const makeCallsDue = () =>
  server.pool.query(`update jobs.job set start_after = now() where state in ('created', 'retry')`);

describe('signing up', () => {
  test('makes a user of Keycloak with the role of a shopper, and a member with the same id', async () => {
    const member = await newMember();
    expect(await findUser(member.email)).toMatchObject({ id: member.id, enabled: true });
    expect((await findUser(member.email))?.attributes).toBeUndefined();
    const profile = (await (await open(member.email)).request('GET', '/me')).json();
    const { email, name, nickname, phone } = member;
    expect(profile).toEqual({ email, name, nickname, phone, has_password: true });
  });

  test('an address that Keycloak knows is taken, whoever made its account', async () => {
    for (const email of ['shopper@kkumim.test', (await newMember()).email]) {
      expect(codeOf(await call('/auth/check-email', { email }))).toBe('DUPLICATE_ID');
      const form = await signUpForm(server, call, { email });
      expect(codeOf(await call('/auth/sign-up', form))).toBe('DUPLICATE_ID');
    }
    expect((await call('/auth/check-email', { email: 'nobody-yet@example.com' })).statusCode).toBe(204);
  });

  test('one of two sign-ups with one address at once succeeds', async () => {
    const first = await signUpForm(server, call);
    const { email, email_token } = first;
    const second = await signUpForm(server, call, { email, email_token });
    const answers = await Promise.all([first, second].map((form) => call('/auth/sign-up', form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    expect((await open(first.email)).error).toBeUndefined();
  });

  test('a refusal of the shop leaves nobody behind, and the code is good for the next try', async () => {
    const { nickname } = await newMember();
    const form = await signUpForm(server, call, { nickname });
    expect(codeOf(await call('/auth/sign-up', form))).toBe('DUPLICATE_NICKNAME');
    expect(await findUser(form.email)).toBeNull();
    const again = await call('/auth/sign-up', { ...form, nickname: `${nickname}2` });
    expect(again.statusCode, again.body).toBe(201);
  });

  test.each([
    ['Keycloak cannot be reached', { part: ' /', kind: 'cut' }],
    ['Keycloak fails', { part: ' /', kind: 'error' }],
    ['the role is not given', { part: '/role-mappings', kind: 'error' }],
    ['the answer is lost', { part: 'POST /admin/realms/kkumim/users', kind: 'cut-answer' }],
  ] as const)('when %s, the shop says that it is busy and the next try succeeds', async (_case, fault) => {
    const form = await signUpForm(server, call);
    await setFaults(fault);
    const failed = await call('/auth/sign-up', form);
    expect([failed.statusCode, codeOf(failed)]).toEqual([503, 'OVERLOADED']);
    await setFaults();
    expect(await findUser(form.email)).toBeNull();
    expect(await countMembers(form.email)).toBe(0);
    expect((await call('/auth/sign-up', form)).statusCode).toBe(201);
  });

  test('the user that an interrupted sign-up leaves behind cannot sign in, and is removed', async () => {
    const form = await signUpForm(server, call);
    await setFaults({ part: '/role-mappings', kind: 'cut' }, { part: 'DELETE ', kind: 'cut' });
    expect((await call('/auth/sign-up', form)).statusCode).toBe(503);
    await setFaults();
    expect((await open(form.email)).error).toBe('Account disabled');
    await makeCallsDue();
    await expect.poll(() => findUser(form.email)).toBeNull();
    expect((await call('/auth/sign-up', form)).statusCode).toBe(201);
  });

  test('a member whose user could not be enabled at once is enabled later', async () => {
    await setFaults({ part: 'PUT /admin', kind: 'error' });
    const { email } = await newMember();
    await setFaults();
    await makeCallsDue();
    await expect.poll(async () => (await findUser(email))?.enabled).toBe(true);
    expect((await (await open(email)).request('GET', '/me')).statusCode).toBe(200);
  });
});

describe('passwords', () => {
  test('a new password ends the other sessions at once, and the old one is refused', async () => {
    const { email } = await newMember();
    const [here, elsewhere] = [await open(email), await open(email)];
    expect((await elsewhere.request('GET', '/me')).statusCode).toBe(200);
    const change = { password: newPassword, password_confirm: newPassword };
    expect((await here.request('PUT', '/me/password', change)).statusCode).toBe(204);
    expect((await elsewhere.request('GET', '/me')).statusCode).toBe(401);
    expect(await elsewhere.isSignedIn()).toBe(false);
    expect((await here.request('GET', '/me')).statusCode).toBe(200);
    expect(await here.isSignedIn()).toBe(true);
    expect((await open(email)).error).toBe('Invalid user credentials');
    expect((await open(email, newPassword)).error).toBeUndefined();
  });

  test('a sensitive call needs a password that was entered in the last ten minutes', async () => {
    await setTokenLifespan(1_200);
    const { email } = await newMember();
    const here = await open(email);
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] });
    const refused = await here.request('GET', '/me/data');
    expect(refused.json()).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
      data: { password: true, social: [] },
    });
    const prove = (password: string) => here.request('POST', '/me/reauthentication', { password });
    expect(codeOf(await prove('wrong'))).toBe('AUTH_INVALID_CREDENTIAL');
    expect((await here.request('GET', '/me/data')).statusCode).toBe(403);
    expect((await prove(goodPassword)).statusCode).toBe(204);
    const data = (await here.request('GET', '/me/data')).json();
    // The session that the check of the password opened is gone.
    expect(data.sessions).toHaveLength(1);
  });

  test('a forgotten password is replaced with a code; an unknown address gets the same answer', async () => {
    const { email } = await newMember();
    const here = await open(email);
    const unknown = await call('/auth/codes', { purpose: 'PASSWORD_RESET', target: 'nobody@example.com' });
    expect(unknown.statusCode).toBe(201);
    const verification_token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
    const reset = { email, password: newPassword, password_confirm: newPassword, verification_token };
    await setFaults({ part: '/reset-password', kind: 'error' });
    expect((await call('/auth/password/reset', reset)).statusCode).toBe(503);
    await setFaults();
    expect((await call('/auth/password/reset', reset)).statusCode).toBe(204);
    expect(await here.isSignedIn()).toBe(false);
    expect((await open(email, newPassword)).error).toBeUndefined();
    expect(codeOf(await call('/auth/password/reset', reset))).toBe('PHONE_NOT_VERIFIED');
  });

  test('no code is sent to an account that an operator has disabled', async () => {
    const { email, id } = await newMember();
    const countSent = async () => {
      const sent = `select from outbound_call where payload ->> 'recipient' = $1`;
      return (await server.pool.query(sent, [email])).rowCount;
    };
    const before = await countSent();
    await callAdminApi('PUT', `/users/${id}`, { enabled: false });
    expect((await call('/auth/codes', { purpose: 'PASSWORD_RESET', target: email })).statusCode).toBe(201);
    expect(await countSent()).toBe(before);
  });
});

describe('sessions', () => {
  test('are listed and ended, one or all others, and nobody ends those of another', async () => {
    const [{ email }, other] = [await newMember(), await newMember()];
    const [here, tablet, laptop] = [await open(email), await open(email), await open(email)];
    const { sessions } = (await here.request('GET', '/me/sessions')).json();
    expect(sessions.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [here, tablet, laptop].map(({ sessionId }) => sessionId).toSorted(),
    );
    expect(sessions[0]).toMatchObject({ id: here.sessionId, is_current: true });
    const otherMember = await open(other.email);
    const foreign = await otherMember.request('DELETE', `/me/sessions/${here.sessionId}`);
    expect(foreign.statusCode).toBe(404);
    expect((await here.request('DELETE', `/me/sessions/${tablet.sessionId}`)).statusCode).toBe(204);
    expect((await tablet.request('GET', '/me')).statusCode).toBe(401);
    expect(await tablet.isSignedIn()).toBe(false);
    expect((await here.request('DELETE', '/me/sessions')).json()).toEqual({ ended: 1 });
    expect((await laptop.request('GET', '/me')).statusCode).toBe(401);
    expect(await here.isSignedIn()).toBe(true);
  });
});

describe('withdrawal', () => {
  const leave = { reason_code: 'OTHER' };

  test('disables the user at once, deletes it after 30 days, and then the address is free', async () => {
    const member = await newMember();
    const here = await open(member.email);
    expect((await here.request('POST', '/me/withdrawal', leave)).statusCode).toBe(200);
    expect((await here.request('GET', '/me')).statusCode).toBe(401);
    expect(await here.isSignedIn()).toBe(false);
    expect((await open(member.email)).error).toBe('Account disabled');
    expect(codeOf(await call('/auth/check-email', { email: member.email }))).toBe('DUPLICATE_ID');

    await server.pool.query('update user_withdrawal set purge_at = now() where purged_at is null');
    expect(await purgeWithdrawn(server.pool, { dataKey, accounts: server.app.accounts })).toBe(1);
    await expect.poll(() => findUser(member.email)).toBeNull();
    expect(await countMembers(member.email)).toBe(0);
    const known = 'select from external_session where user_id = $1';
    expect((await server.pool.query(known, [member.id])).rowCount).toBe(0);
    expect((await call('/auth/check-email', { email: member.email })).statusCode).toBe(204);
  });

  test('holds while Keycloak is away: the shop refuses at once, Keycloak does when it is back', async () => {
    const member = await newMember();
    const here = await open(member.email);
    expect(here.error).toBeUndefined();
    await setFaults({ part: 'PUT /admin', kind: 'cut' });
    expect((await here.request('POST', '/me/withdrawal', leave)).statusCode).toBe(200);
    expect((await here.request('GET', '/me')).statusCode).toBe(401);
    expect((await findUser(member.email))?.enabled).toBe(true);
    await setFaults();
    await expect
      .poll(async () => {
        await makeCallsDue();
        return (await findUser(member.email))?.enabled;
      })
      .toBe(false);
  });
});
