import { beforeEach, describe, expect, test } from 'vitest';
import {
  newMember,
  newSession,
  proveEmail,
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
  call = visitorRequests(server, `198.51.100.${network}`);
});

const codeOf = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json().code];

describe('an address at sign-up', () => {
  test('is proved by a code that was sent to it, and by no other', async () => {
    const { email_token: own, ...form } = await signUpForm(server, call);
    const { email_token: others } = await proveEmail(server, 'somebody@example.com');
    expect(own).toBeDefined();
    for (const email_token of [undefined, others, 'x'])
      expect(codeOf(await call('/auth/sign-up', { ...form, email_token }))).toEqual([
        422,
        'EMAIL_NOT_VERIFIED',
      ]);
    const body = { ...form, email_token: own };
    expect((await call('/auth/sign-up', body)).statusCode).toBe(201);
    const { rows } = await server.pool.query(
      'select email_verified_at is not null as "isProved" from "user" where email = $1',
      [form.email],
    );
    expect(rows).toEqual([{ isProved: true }]);
    // A visitor who has the code has used it.
    expect((await call('/auth/sign-up', { ...body, nickname: '다른이름' })).json().code).toBe('DUPLICATE_ID');
  });

  test('of a member gets no code', async () => {
    const { email } = await newMember(server, call);
    const sent = await call('/auth/codes', { purpose: 'SIGN_UP_EMAIL', target: email });
    expect(codeOf(sent)).toEqual([409, 'DUPLICATE_ID']);
    expect(codeOf(await call('/auth/codes', { purpose: 'SIGN_UP_EMAIL', target: 'maru' }))).toEqual([
      422,
      'ID_FORMAT',
    ]);
  });
});

describe('a reset of the password', () => {
  const newPassword = 'gureum-namu-73';
  const reset = async (email: string) => {
    const verification_token = await verifyTarget(server, call, 'PASSWORD_RESET', email);
    const passwords = { password: newPassword, password_confirm: newPassword };
    expect((await call('/auth/password/reset', { email, verification_token, ...passwords })).statusCode).toBe(
      204,
    );
  };
  const link = (memberId: string) =>
    server.pool.query(`insert into user_social (provider, provider_sub, user_id) values ('kakao', $1, $2)`, [
      memberId,
      memberId,
    ]);
  const waysOf = async (memberId: string) => {
    const { rows } = await server.pool.query(
      `select phone, phone_verified_at is not null as "isPhoneProved", email_verified_at is not null as "isEmailProved",
         array(select provider from user_social where user_id = id) as links from "user" where id = $1`,
      [memberId],
    );
    return rows[0];
  };

  test('that proves the address first removes what somebody else may have added', async () => {
    const member = await newMember(server, call);
    // As from a shop that sends no emails.
    await server.pool.query('update "user" set email_verified_at = null where id = $1', [member.id]);
    await link(member.id);
    await reset(member.email);
    expect(await waysOf(member.id)).toEqual({
      phone: null,
      isPhoneProved: false,
      isEmailProved: true,
      links: [],
    });
    const owner = await newSession(server, member.email, newPassword);
    expect((await owner.request('GET', '/me')).json()).toMatchObject({ email: member.email, phone: null });
    // A value that the owner adds now stays.
    await link(member.id);
    await server.pool.query('truncate identity_rate_limit');
    await reset(member.email);
    expect((await waysOf(member.id)).links).toEqual(['kakao']);
  });

  test('of an address that was proved leaves everything where it is', async () => {
    const member = await newMember(server, call);
    await link(member.id);
    await reset(member.email);
    expect(await waysOf(member.id)).toEqual({
      phone: member.phone,
      isPhoneProved: true,
      isEmailProved: true,
      links: ['kakao'],
    });
  });
});

describe('a shop that sends no emails', () => {
  const environment = { DEMO: '0', SMS_URL: 'https://sms.example', SMS_TOKEN: 'x', SMS_SENDER: '0212345678' };
  const quiet = withApp({ jobs: true, environment });

  test('demands no proof of an address, and knows that there is none', async () => {
    const form = await signUpForm(quiet, visitorRequests(quiet));
    expect(form).not.toHaveProperty('email_token');
    const signedUp = await visitorRequests(quiet)('/auth/sign-up', form);
    expect(signedUp.statusCode, signedUp.body).toBe(201);
    const { rows } = await quiet.pool.query('select email_verified_at from "user"');
    expect(rows).toEqual([{ email_verified_at: null }]);
  });
});
