import { beforeEach, expect, test } from 'vitest';
import {
  agreements,
  goodPassword,
  newPhone,
  proveEmail,
  signIn,
  signUpForm,
  verifyTarget,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';

const server = withApp({ jobs: true });
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `198.51.100.${network}`);
});

const signUp = async (changes: object = {}) => call('/auth/sign-up', await signUpForm(server, call, changes));
const count = async (table: string) => {
  const { rows } = await server.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count as number;
};

test('a sign-up stores an account, a member and the consents, and the member signs in', async () => {
  const form = await signUpForm(server, call, { email: ' New.Member@Example.COM ' });
  const { statusCode, body } = await call('/auth/sign-up', form);
  expect(statusCode, body).toBe(201);
  const { id } = JSON.parse(body);
  const member = await server.pool.query(
    'select *, phone_verified_at > now() - interval \'1 minute\' as recent from "user" where id = $1',
    [id],
  );
  expect(member.rows[0]).toMatchObject({
    email: 'new.member@example.com',
    name: '김마루',
    nickname: form.nickname,
    phone: form.phone,
    recent: true,
  });
  const answers = await server.pool.query(
    'select type, agreed, method, host(address) as address from user_agreement where user_id = $1 order by type',
    [id],
  );
  const common = { method: 'WEB', address: `198.51.100.${network}` };
  expect(answers.rows).toEqual([
    { type: 'ADVERTISING', agreed: false, ...common },
    { type: 'EMAIL', agreed: false, ...common },
    { type: 'MARKETING', agreed: false, ...common },
    { type: 'OVER14', agreed: true, ...common },
    { type: 'PRIVACY', agreed: true, ...common },
    { type: 'PURCHASE', agreed: true, ...common },
    { type: 'SERVICE', agreed: true, ...common },
    { type: 'SMS', agreed: false, ...common },
  ]);
  const tokens = await signIn(server, 'new.member@example.com');
  expect(tokens.statusCode).toBe(200);
  const mine = await server.app.inject({
    url: '/api/v1/me/agreements',
    headers: { authorization: `Bearer ${tokens.json().access_token}` },
  });
  expect(mine.statusCode).toBe(200);
});

test.each([
  [
    'nobody under 14',
    { agreements: { ...agreements, over14: false } },
    'AGE_LIMIT',
    '만 14세 이상만 가입할 수 있습니다.',
  ],
  [
    'nobody without the terms',
    { agreements: { ...agreements, privacy: false } },
    'TERMS_REQUIRED',
    '약관에 동의해주세요.',
  ],
  ['no ID that is no address', { email: 'maru' }, 'ID_FORMAT', '아이디는 이메일 형식이어야 합니다.'],
  [
    'no address that the shop has given itself',
    { email: 'x@members.invalid' },
    'ID_FORMAT',
    '아이디는 이메일 형식이어야 합니다.',
  ],
  ['no taken ID', { email: 'Shopper@kkumim.test' }, 'DUPLICATE_ID', '이미 사용 중인 아이디입니다.'],
  [
    'no short password',
    { password: 'maru82' },
    'PASSWORD_FORMAT',
    '비밀번호는 영문과 숫자를 포함해 8자 이상이어야 합니다.',
  ],
  [
    'no other repetition',
    { password_confirm: 'maru-kkumida-83' },
    'PASSWORD_MISMATCH',
    '비밀번호가 일치하지 않습니다.',
  ],
  ['no name of the shop', { nickname: '꾸밈운영자' }, 'DUPLICATE_NICKNAME', '이미 사용 중인 닉네임입니다.'],
  ['no look-alike of one', { nickname: 'аdmin' }, 'DUPLICATE_NICKNAME', '이미 사용 중인 닉네임입니다.'],
])('%s: nothing is stored', async (_, changes, code, message) => {
  const form = await signUpForm(server, call, changes);
  const before = [await count('identity_account'), await count('"user"'), await count('user_agreement')];
  expect((await call('/auth/sign-up', form)).json()).toMatchObject({ code, message });
  expect([await count('identity_account'), await count('"user"'), await count('user_agreement')]).toEqual(
    before,
  );
});

test('nobody signs up to terms that the shop does not have, and what was not agreed to needs none', async () => {
  const form = await signUpForm(server, call);
  const before = await count('identity_account');
  const setDeleted = (type: string, at: string) =>
    server.pool.query(`update terms set deleted_at = ${at} where type = $1`, [type]);
  await setDeleted('PRIVACY', 'now()');
  const refused = await call('/auth/sign-up', form);
  expect(refused.json()).toMatchObject({ status: 503, code: 'SIGN_UP_UNAVAILABLE' });
  expect(await count('identity_account')).toBe(before);
  await setDeleted('PRIVACY', 'null');
  await setDeleted('MARKETING', 'now()');
  expect((await call('/auth/sign-up', form)).statusCode).toBe(201);
  await setDeleted('MARKETING', 'null');
  expect((await server.pool.query(`select from user_agreement where terms_version = 'none'`)).rowCount).toBe(
    0,
  );
});

test('a nickname that comes decomposed, as a Mac types it, is stored as it is seen', async () => {
  const form = await signUpForm(server, call, { nickname: '한글날고양이'.normalize('NFD') });
  const { id } = (await call('/auth/sign-up', form)).json();
  const { rows } = await server.pool.query('select nickname from "user" where id = $1', [id]);
  expect(rows).toEqual([{ nickname: '한글날고양이'.normalize('NFC') }]);
});

test('a sign-up brings the coupons that come by themselves, and one that has run out stops nobody', async () => {
  const make = catalogue(server.pool);
  const coupon = {
    name_ko: '가입 축하',
    name_en: 'Welcome',
    type: 'ORDER',
    issue_type: 'AUTO',
    valid_days: 30,
    discount_type: 'AMOUNT',
    discount_value: 3_000,
  };
  const given = await make.insert('coupon', coupon);
  await make.insert('coupon', { ...coupon, issue_limit: 1, issued_count: 1 });
  const { id } = (await signUp()).json();
  const { rows } = await server.pool.query(
    `select coupon_id, state, expires_at > now() + interval '29 days' as "lasts" from user_coupon where user_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ coupon_id: given, state: 'ISSUED', lasts: true }]);
  await server.pool.query(`update coupon set state = 'HIDDEN' where issue_type = 'AUTO'`);
});

test('a sign-up that was refused can be corrected without another code', async () => {
  const taken = await signUpForm(server, call);
  expect((await call('/auth/sign-up', taken)).statusCode).toBe(201);
  const form = await signUpForm(server, call, { nickname: taken.nickname });
  expect((await call('/auth/sign-up', form)).json().code).toBe('DUPLICATE_NICKNAME');
  expect(
    (await call('/auth/sign-up', { ...form, email: taken.email, nickname: '다른이름' })).json().code,
  ).toBe('DUPLICATE_ID');
  expect((await call('/auth/sign-up', { ...form, nickname: '다른이름' })).statusCode).toBe(201);
});

test.each([
  'password1',
  'Qwer1234!',
  '1q2w3e4r5t',
  'abcd1234',
  'aaaa1111',
  'a1a1a1a1',
  'iloveyou2024',
  'tkfkdgo1',
  'asdfghjk1',
  'kkumim1234',
  'maru1234',
])('%s is guessed first, so it is refused', async (password) => {
  const changes = { password, password_confirm: password, email: 'maru1@example.com' };
  expect((await signUp(changes)).json().code).toBe('PASSWORD_COMMON');
});

test.each(['maru-kkumida-82', 'Seongsu rain 7 persimmon', '바다소리nada42!', 'x8Kq2mWz'])(
  '%s is accepted',
  async (password) => {
    const signedUp = await signUp({ password, password_confirm: password });
    expect(signedUp.statusCode, signedUp.body).toBe(201);
  },
);

test.each([
  ['the phone', () => ({ phone: newPhone() })],
  ['the token', () => ({ verification_token: 'a'.repeat(43) })],
])('%s of somebody else proves nothing', async (_, change) => {
  expect((await signUp(change())).json()).toMatchObject({ status: 422, code: 'PHONE_NOT_VERIFIED' });
});

test('a token for another purpose proves nothing', async () => {
  const target = 'shopper@kkumim.test';
  const token = await verifyTarget(server, call, 'PASSWORD_RESET', target);
  expect((await signUp({ verification_token: token })).json().code).toBe('PHONE_NOT_VERIFIED');
});

test('a token makes one member', async () => {
  const form = await signUpForm(server, call);
  const others = await Promise.all(
    [1, 2, 3, 4].map(async (index) => {
      const email = `twin-${index}@example.com`;
      return { ...form, ...(await proveEmail(server, email)), email, nickname: `쌍둥이${index}` };
    }),
  );
  const answers = await Promise.all(others.map((other) => call('/auth/sign-up', other)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
});

test('one of two sign-ups with one email address at the same time wins, and the other changes nothing', async () => {
  const email = 'both@example.com';
  const first = await signUpForm(server, call, { email });
  const { email_token } = first;
  const forms = [first, await signUpForm(server, call, { email, email_token })];
  const before = await count('"user"');
  const answers = await Promise.all(forms.map((form) => call('/auth/sign-up', form)));
  expect(answers.map((answer) => answer.json().code ?? 'signed up').sort()).toEqual([
    'DUPLICATE_ID',
    'signed up',
  ]);
  expect(await count('"user"')).toBe(before + 1);
  expect((await signIn(server, email, goodPassword)).statusCode).toBe(200);
});

test('one of two sign-ups with one nickname at the same time wins', async () => {
  const nickname = '하나뿐인';
  const forms = [await signUpForm(server, call, { nickname }), await signUpForm(server, call, { nickname })];
  const answers = await Promise.all(forms.map((form) => call('/auth/sign-up', form)));
  expect(answers.map((answer) => answer.json().code ?? 'signed up').sort()).toEqual([
    'DUPLICATE_NICKNAME',
    'signed up',
  ]);
});

test.each([
  ['a role', { role: 'admin' }],
  ['a nickname with a line break', { nickname: '마루\n꾸밈' }],
  ['a name with a control character', { name: '마루\u0000' }],
  ['a name of letters that nobody sees', { name: 'ㅤㅤ' }],
  ['a name that turns the direction of the text', { name: '마루\u202e' }],
  ['a nickname of letters that nobody sees', { nickname: 'ㅤㅤ' }],
  ['a password of a megabyte', { password: `a1${'x'.repeat(200)}` }],
  ['consents that are texts', { agreements: { ...agreements, service: 'true' } }],
])('%s is refused', async (_, change) => {
  expect((await signUp(change)).statusCode).toBe(400);
});

test('an ID can be checked before signing up, a limited number of times a minute', async () => {
  const check = (email: string) => call('/auth/check-email', { email });
  expect((await check('nobody@example.com')).statusCode).toBe(204);
  expect((await check('SHOPPER@kkumim.test ')).json()).toMatchObject({ status: 409, code: 'DUPLICATE_ID' });
  expect((await check('nobody')).json().code).toBe('ID_FORMAT');
  const statuses: number[] = [];
  for (let index = 0; index < 10; index += 1)
    statuses.push((await check(`n${index}@example.com`)).statusCode);
  expect(statuses.slice(-3)).toEqual([429, 429, 429]);
});
