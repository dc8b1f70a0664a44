import { beforeEach, expect, test } from 'vitest';
import { deleteOldCodes } from '#server/accounts/verification-codes.ts';
import {
  lastMessage,
  newPhone,
  readCode,
  signUpForm,
  verifyTarget,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const server = withApp({ jobs: true });
let network = 0;
let call = visitorRequests(server);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

// Each test has a network of its own, whose limits are unused.
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `198.51.100.${network}`);
});

const later = (seconds: number) =>
  server.pool.query(`update identity_rate_limit set busy_until = busy_until - $1 * interval '1 second'`, [
    seconds,
  ]);
const send = (target: string, purpose = 'SIGN_UP') => call('/auth/codes', { purpose, target });
const enter = (id: string, code: string) => call('/auth/codes/verify', { id, code });
const another = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code comes by text message in the shopper’s language, and proves the phone once', async () => {
  const phone = newPhone();
  const sent = await call('/auth/codes', { purpose: 'SIGN_UP', target: phone }, { 'accept-language': 'en' });
  expect(sent.json()).toMatchObject({ expires_in: 180, resend_in: 60 });
  expect((await lastMessage(server, phone)).text).toContain('[kkumim] Your code is ');
  const code = await readCode(server, phone);
  const verified = await enter(sent.json().id, code);
  expect(verified.json().verification_token).toMatch(/^[\w-]{43}$/);
  const repeated = await enter(sent.json().id, code);
  expect(repeated.json()).toMatchObject({ status: 410, code: 'CODE_EXPIRED' });
});

test('a code goes to the number, however it is written', async () => {
  const phone = newPhone();
  const { id } = (await send(`+82 ${phone.slice(1, 3)}-${phone.slice(3)}`)).json();
  expect(id).toBeTruthy();
  expect((await lastMessage(server, phone)).text).toContain(await readCode(server, phone));
  expect((await send('0101234567')).statusCode).toBe(400);
});

test('neither a phone, a code nor a token can be read in the database', async () => {
  const phone = newPhone();
  const token = await verifyTarget(server, call, 'SIGN_UP', phone);
  const code = await readCode(server, phone);
  const { rows } = await server.pool.query('select code::text as row from verification_code code');
  const stored = rows.map(({ row }) => row).join('\n');
  for (const secret of [phone, token, `,${code},`]) expect(stored).not.toContain(secret);
});

test('five wrong codes are reported as wrong; then the right one does not help either', async () => {
  const phone = newPhone();
  const { id } = (await send(phone)).json();
  const code = await readCode(server, phone);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await enter(id, another(code))).json()).toMatchObject({
      status: 400,
      code: 'CODE_MISMATCH',
      message: '인증번호가 일치하지 않습니다.',
    });
  }
  expect((await enter(id, code)).json()).toMatchObject({ status: 429, code: 'CODE_TOO_MANY' });
});

test('codes guessed at the same time share the five attempts', async () => {
  const phone = newPhone();
  const { id } = (await send(phone)).json();
  const code = await readCode(server, phone);
  const guesses = await Promise.all(Array.from({ length: 40 }, () => enter(id, another(code))));
  expect(guesses.filter((guess) => guess.json().code === 'CODE_MISMATCH')).toHaveLength(5);
});

test('the right code entered in two tabs at the same time gives one token', async () => {
  const phone = newPhone();
  const { id } = (await send(phone)).json();
  const code = await readCode(server, phone);
  const entered = await Promise.all([enter(id, code), enter(id, code), enter(id, code)]);
  expect(entered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('after three minutes a code is expired, and after fifteen its token', async () => {
  const phone = newPhone();
  const { id } = (await send(phone)).json();
  await server.pool.query(`update verification_code set expires_at = now() where id = $1`, [id]);
  expect((await enter(id, await readCode(server, phone))).json()).toMatchObject({
    code: 'CODE_EXPIRED',
    message: '인증 시간이 만료되었습니다. 인증번호를 다시 요청해주세요.',
  });
  const form = await signUpForm(server, call);
  await server.pool.query(
    `update verification_code set verified_at = now() - interval '15 minutes'
     where verified_at is not null and purpose = 'SIGN_UP'`,
  );
  expect((await call('/auth/sign-up', form)).json().code).toBe('PHONE_NOT_VERIFIED');
});

test('an unknown code is answered like an expired one', async () => {
  expect((await enter('2f1c7f3a-0000-4000-8000-000000000000', '123456')).json().code).toBe('CODE_EXPIRED');
});

test('the code of another member’s new phone is answered like an expired one', async () => {
  const phone = newPhone();
  const sent = await asShopper('POST', '/auth/codes', { purpose: 'PHONE_CHANGE', target: phone });
  const entered = { id: sent.json().id, code: await readCode(server, phone) };
  expect((await asArtist('POST', '/auth/codes/verify', entered)).json().code).toBe('CODE_EXPIRED');
  expect((await call('/auth/codes/verify', entered)).json().code).toBe('CODE_EXPIRED');
  expect((await asShopper('POST', '/auth/codes/verify', entered)).statusCode).toBe(200);
});

test('a phone that was changed ends the other codes that would change it', async () => {
  const phone = newPhone();
  const prove = async () => {
    const sent = await asShopper('POST', '/auth/codes', { purpose: 'PHONE_CHANGE', target: phone });
    const entered = { id: sent.json().id, code: await readCode(server, phone) };
    return (await asShopper('POST', '/auth/codes/verify', entered)).json().verification_token as string;
  };
  const first = await prove();
  await later(60);
  const second = await prove();
  const change = (verification_token: string) => asShopper('PUT', '/me/phone', { phone, verification_token });
  expect((await change(second)).statusCode).toBe(204);
  expect((await change(first)).json().code).toBe('PHONE_NOT_VERIFIED');
});

test('a visitor changes no phone', async () => {
  expect((await send(newPhone(), 'PHONE_CHANGE')).json().code).toBe('AUTH_REQUIRED');
});

test('the next code comes after a minute, the sixth of a day after some hours', async () => {
  const phone = newPhone();
  expect((await send(phone)).statusCode).toBe(201);
  const hasty = (await send(phone)).json();
  expect(hasty.code).toBe('CODE_TOO_MANY');
  expect(hasty.data.retry_in).toBeGreaterThan(50);
  expect(hasty.data.retry_in).toBeLessThanOrEqual(60);
  for (let next = 0; next < 4; next += 1) {
    await later(60);
    expect((await send(phone)).statusCode).toBe(201);
  }
  await later(60);
  const wait = (await send(phone)).json().data.retry_in;
  expect(wait).toBeGreaterThan(4 * 3600);
  expect(wait).toBeLessThanOrEqual(4.8 * 3600);
  await later(wait);
  expect((await send(phone)).statusCode).toBe(201);
});

test('a network that asks for many phones is slowed down, another one is not', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1) statuses.push((await send(newPhone())).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  const elsewhere = visitorRequests(server, '203.0.113.9');
  const sent = await elsewhere('/auth/codes', { purpose: 'SIGN_UP', target: newPhone() });
  expect(sent.statusCode).toBe(201);
});

test('requests at the same time send one code', async () => {
  const phone = newPhone();
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
  expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test.each([
  ['a landline', { purpose: 'SIGN_UP', target: '0212345678' }],
  ['a second recipient', { purpose: 'SIGN_UP', target: '01012345678,01087654321' }],
  ['an email address for a text message', { purpose: 'SIGN_UP', target: 'a@example.com' }],
  ['an unknown purpose', { purpose: 'LOGIN', target: '01012345678' }],
  ['a list', { purpose: 'SIGN_UP', target: ['01012345678'] }],
  ['what is not asked for', { purpose: 'SIGN_UP', target: '01012345678', member_id: 'x' }],
])('%s is refused', async (_, body) => {
  expect((await call('/auth/codes', body)).statusCode).toBe(400);
});

test('old codes are removed', async () => {
  await send(newPhone());
  await server.pool.query(`update verification_code set created_at = now() - interval '25 hours'`);
  await deleteOldCodes(server.pool);
  expect((await server.pool.query('select from verification_code')).rowCount).toBe(0);
});
