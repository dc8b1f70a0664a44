import { beforeEach, expect, test } from 'vitest';
import { purgeWithdrawn } from '#server/accounts/purge-withdrawn.ts';
import {
  agreements,
  goodPassword,
  newMember,
  signIn,
  signUpForm,
  visitorRequests,
} from '#tests/support/account-requests.ts';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { belongingWords, confirmOrder, insertBelongings } from '#tests/support/member-belongings.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { paymentEnvironment } from '#tests/support/ordering.ts';

const dataKey = Buffer.alloc(32, 5);
const environment = { ...paymentEnvironment, DATA_KEY: dataKey.toString('base64') };
const server = withApp({ jobs: true, environment });
const make = catalogue(server.pool);
const asArtist = memberRequests(server, 'artist');
let network = 0;
let call = visitorRequests(server);
beforeEach(() => {
  network += 1;
  call = visitorRequests(server, `203.0.113.${network}`);
});

const withdraw = (member: { request: Awaited<ReturnType<typeof newMember>>['request'] }, body: object = {}) =>
  member.request('POST', '/me/withdrawal', { reason_code: 'OTHER', ...body });
const after30Days = async () => {
  await server.pool.query(`update user_withdrawal set purge_at = now() where purged_at is null`);
  return purgeWithdrawn(server.pool, { dataKey, accounts: server.app.accounts });
};

test('a member who leaves is out at once, everywhere, and cannot come back in', async () => {
  const member = await newMember(server, call);
  const before = Date.now();
  const { purge_at } = (await withdraw(member)).json();
  const days = (new Date(purge_at).getTime() - before) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
  expect((await member.request('GET', '/me')).statusCode).toBe(401);
  const refused = await signIn(server, member.email);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toEqual({
    error: 'invalid_grant',
    error_description: 'Account disabled',
    account_state: 'WITHDRAWN',
  });
  expect((await signIn(server, member.email, 'wrong')).json()).not.toHaveProperty('account_state');
});

test('leaving twice at the same moment is leaving once', async () => {
  const member = await newMember(server, call);
  const answers = await Promise.all([1, 2, 3].map(() => withdraw(member)));
  // A call that comes later is not one of a member any more.
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
  const times = answers.flatMap((answer) => (answer.statusCode < 300 ? [answer.json().purge_at] : []));
  expect(new Set(times).size).toBe(1);
});

test('the email address is reserved for 30 days and free then', async () => {
  const member = await newMember(server, call);
  await withdraw(member);
  const again = await signUpForm(server, call, { email: member.email });
  expect((await call('/auth/sign-up', again)).json().code).toBe('DUPLICATE_ID');
  await after30Days();
  // As if it had not been sent just now.
  await server.pool.query('truncate verification_code, identity_rate_limit');
  const later = await signUpForm(server, call, { email: member.email });
  const done = await call('/auth/sign-up', later);
  expect(done.statusCode, done.body).toBe(201);
});

test('consents to advertising end with the membership', async () => {
  const form = await signUpForm(server, call, { agreements: { ...agreements, advertising: true } });
  const { id } = (await call('/auth/sign-up', form)).json();
  const { access_token } = (await signIn(server, form.email)).json();
  const headers = { authorization: `Bearer ${access_token}` };
  const payload = { reason_code: 'PRIVACY' };
  await server.app.inject({ method: 'POST', url: '/api/v1/me/withdrawal', headers, payload });
  const { rows } = await server.pool.query(
    `select distinct on (type) type, agreed from user_agreement where user_id = $1 order by type, at desc`,
    [id],
  );
  const ads = rows.filter(({ type }) => ['ADVERTISING', 'EMAIL', 'SMS'].includes(type));
  expect(ads.map(({ agreed }) => agreed)).toEqual([false, false, false]);
});

test('an artist is asked to leave by contract', async () => {
  await asArtist('GET', '/me');
  const { rows } = await server.pool.query(`select id from "user" where email = 'artist@kkumim.test'`);
  await make.insert('artist', {
    user_id: rows[0].id,
    name_ko: '하루',
    name_en: 'Haru',
    path_name: 'haru-test',
  });
  expect((await asArtist('POST', '/me/withdrawal', { reason_code: 'OTHER' })).json().code).toBe(
    'WITHDRAW_SELLER',
  );
  expect((await asArtist('GET', '/me')).statusCode).toBe(200);
});

test('two requests at the same time leave once', async () => {
  const member = await newMember(server, call);
  const answers = await Promise.all([withdraw(member), withdraw(member)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
  const { rowCount } = await server.pool.query('select from user_withdrawal where user_id = $1', [member.id]);
  expect(rowCount).toBe(1);
});

test('30 days later nothing of a member can be found in any column of any table', async () => {
  const address = '192.0.2.77';
  const member = await newMember(server, visitorRequests(server, address), { name: '한서진' });
  const otherMember = await newMember(server, call);
  const words = { nickname: '떠나는사람', reason: '이사를 가서요, 안녕히', design: '떠나는 고래' };
  await member.request('PATCH', '/me', { nickname: words.nickname });
  await member.request('PUT', '/me/agreements', { advertising: true, email: true });
  const product = await make.product();
  const option = await make.option(product);
  const own = { user_id: member.id, product_id: product };
  await make.insert('product_custom', {
    ...own,
    option_id: option,
    method: 'PRINTING',
    type: 'USER',
    name_ko: words.design,
  });
  const review = await make.insert('review', { ...own, score: 5, content: '부드러워요' });
  await make.insert('product_inquiry', { ...own, type: 'SIZE', content: '길이가 궁금해요' });
  await server.pool.query('insert into product_like (user_id, product_id) values ($1, $2)', [
    member.id,
    product,
  ]);
  await server.pool.query(
    `insert into idempotency_key (user_id, scope, key, request_hash, body) values ($1, 'POST /x', $2, '', $3)`,
    [member.id, crypto.randomUUID(), JSON.stringify({ phone: member.phone })],
  );
  await server.pool.query(
    `insert into demo_message (id, channel, kind, recipient, locale, text) values (gen_random_uuid(), 'sms', 'X', $1, 'ko', '안녕')`,
    [member.phone],
  );
  const { orderId } = await insertBelongings(server, member);
  await confirmOrder(server.pool, orderId);
  for (const text of [belongingWords.recipient, belongingWords.content, belongingWords.wallet]) {
    expect(await find(text), text).not.toEqual([]);
  }
  expect((await withdraw(member, { reason: words.reason })).statusCode).toBe(200);
  expect(await purgeWithdrawn(server.pool, { dataKey, accounts: server.app.accounts })).toBe(0);
  expect(await find(member.email)).toContain('public.identity_account');
  expect(await find(address)).toEqual(['public.user_agreement']);
  expect(await after30Days()).toBeGreaterThanOrEqual(1);
  for (const text of [
    member.email,
    member.phone,
    '한서진',
    address,
    ...Object.values(words),
    ...Object.values(belongingWords),
  ]) {
    expect(await find(text), text).toEqual([]);
  }
  const rows = await server.pool.query('select name, phone, nickname from "user" where id = $1', [member.id]);
  expect(rows.rows).toEqual([{ name: '', phone: null, nickname: '탈퇴한 회원' }]);
  const account = await server.pool.query('select from identity_account where id = $1', [member.id]);
  const sessions = await server.pool.query('select from identity_session where account_id = $1', [member.id]);
  expect([account.rowCount, sessions.rowCount]).toEqual([0, 0]);
  const likes = await server.pool.query('select like_count from product where id = $1', [product]);
  expect(likes.rows).toEqual([{ like_count: 0 }]);
  expect((await server.pool.query('select from product_like where user_id = $1', [member.id])).rowCount).toBe(
    0,
  );
  // A text that other shoppers read stays, and nobody else has lost anything.
  expect((await server.pool.query('select from review where id = $1', [review])).rowCount).toBe(1);
  expect((await signIn(server, otherMember.email, goodPassword)).statusCode).toBe(200);
});

test('an account that is suspended says so, to whoever knows the password', async () => {
  const member = await newMember(server, call);
  await server.pool.query(`update identity_account set state = 'SUSPENDED' where id = $1`, [member.id]);
  expect((await signIn(server, member.email)).json().account_state).toBe('SUSPENDED');
});

/** The tables that hold this text in any column of any row. */
async function find(text: unknown): Promise<string[]> {
  const tables = await server.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await server.pool.query(
      `select from ${name} as own where strpos(own::text, $1) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(name);
  }
  return found;
}
