import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashCouponCode } from '#server/ordering/coupons/issue-coupon.ts';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { orderingRows } from '#tests/support/ordering.ts';

const server = withApp();
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const make = orderingRows(server.pool);

beforeAll(async () => {
  for (const as of [asShopper, asArtist]) await as('GET', '/me/agreements');
});
beforeEach(() => server.pool.query('delete from coupon_code_failure'));

/** @returns a code that gives the coupon */
async function couponByCode(changes: object = {}, code: object = {}): Promise<string> {
  const coupon = { name_ko: '환영', name_en: 'Welcome', type: 'ORDER', issue_type: 'CODE' };
  const discount = { discount_type: 'AMOUNT', discount_value: 3_000, valid_days: 30 };
  const coupon_id = await make.insert('coupon', { ...coupon, ...discount, ...changes });
  const text = randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  await make.insert('coupon_code', { coupon_id, code_hash: hashCouponCode(text), ...code });
  return text;
}

const register = (code: string, as = asShopper) =>
  as('POST', '/coupons/register', { code }, { 'idempotency-key': randomUUID() });
const codeOf = (answer: Awaited<ReturnType<typeof register>>) => [answer.statusCode, answer.json().code];
const ownNames = async () =>
  (await asShopper('GET', '/coupons?state=ISSUED')).json().coupons.map((coupon: { id: string }) => coupon.id);

describe('a code', () => {
  test('gives its coupon once, however it is typed', async () => {
    const code = await couponByCode();
    const typed = ` ${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    const answer = await register(typed);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      name_ko: '환영',
      discount_value: 3_000,
      state: 'ISSUED',
      targets: [],
    });
    expect(await ownNames()).toContain(answer.json().id);
    expect(codeOf(await register(code))).toEqual([409, 'COUPON_ALREADY_ISSUED']);
  });

  test('that does not exist and one that has expired are refused alike', async () => {
    const expired = await couponByCode({ issue_to: new Date(Date.now() - 1_000) });
    expect(codeOf(await register('AAAA-BBBB-CCCC'))).toEqual([404, 'COUPON_CODE_INVALID']);
    expect(codeOf(await register(expired))).toEqual([404, 'COUPON_CODE_INVALID']);
  });

  test('is not guessed: the sixth wrong one in ten minutes is not looked at', async () => {
    const right = await couponByCode();
    for (let attempt = 0; attempt < 5; attempt += 1) await register(`WRONG${attempt}`);
    expect(codeOf(await register(right))).toEqual([429, 'COUPON_TOO_MANY_TRIES']);
    await server.pool.query(`update coupon_code_failure set created_at = now() - interval '11 minutes'`);
    expect((await register(right)).statusCode).toBe(201);
  });

  test('gives no more coupons than there are, also when many ask at once', async () => {
    const code = await couponByCode({ issue_limit: 1 });
    const answers = await Promise.all([register(code), register(code, asArtist)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
    const { rows } = await server.pool.query(
      `select count(*)::int from user_coupon join coupon on coupon.id = coupon_id where issue_limit = 1`,
    );
    expect(rows[0].count).toBe(1);
  });

  test('that may be used so often is used up', async () => {
    const code = await couponByCode({ per_user_limit: 5 }, { max_use: 2 });
    const statuses = [await register(code), await register(code), await register(code)].map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses).toEqual([201, 201, 410]);
  });
});

test('a coupon for everybody is taken once; one for a code is not taken without it', async () => {
  const coupon = {
    name_ko: '주말',
    name_en: 'Weekend',
    type: 'PRODUCT',
    discount_type: 'RATE',
    discount_value: 5,
  };
  const open = await make.insert('coupon', { ...coupon, issue_type: 'DOWNLOAD' });
  const closed = await make.insert('coupon', { ...coupon, issue_type: 'ADMIN' });
  const download = (id: string) =>
    asShopper('POST', `/coupons/${id}/download`, undefined, { 'idempotency-key': randomUUID() });
  expect((await download(open)).statusCode).toBe(201);
  expect(codeOf(await download(open))).toEqual([409, 'COUPON_ALREADY_ISSUED']);
  expect(codeOf(await download(closed))).toEqual([404, 'NOT_FOUND']);
});

test('a coupon that everybody may have is listed: what is left of it, and what one has already', async () => {
  await server.pool.query(`update coupon set state = 'HIDDEN' where issue_type = 'DOWNLOAD'`);
  const coupon = { type: 'ORDER', discount_type: 'AMOUNT', discount_value: 1_000, issue_type: 'DOWNLOAD' };
  const insert = (name: string, changes: object) =>
    make.insert('coupon', { name_ko: name, name_en: name, ...coupon, ...changes });
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const few = await insert('few', { issue_limit: 3, valid_days: 5 });
  const open = await insert('open', { issue_to: hour(1) });
  await insert('over', { issue_to: hour(-1) });
  await insert('later', { issue_from: hour(1) });
  await insert('ended', { deleted_at: new Date() });
  await asArtist('POST', `/coupons/${few}/download`, undefined, { 'idempotency-key': randomUUID() });
  const { coupons } = (await asShopper('GET', '/coupons/downloadable')).json();
  const facts = coupons.map(({ id, left, is_issued }: Record<string, unknown>) => ({ id, left, is_issued }));
  expect(facts).toEqual([
    { id: open, left: null, is_issued: false },
    { id: few, left: 2, is_issued: false },
  ]);
  const artist = (await asArtist('GET', '/coupons/downloadable')).json().coupons;
  expect(artist.at(-1)).toMatchObject({ id: few, is_issued: true });
});

test('a coupon that the shop has ended counts as expired', async () => {
  const code = await couponByCode();
  const { id } = (await register(code)).json();
  await server.pool.query(
    'update coupon set deleted_at = now() where id = (select coupon_id from user_coupon where id = $1)',
    [id],
  );
  const expired = (await asShopper('GET', '/coupons?state=EXPIRED')).json().coupons;
  expect(expired.map((coupon: { id: string }) => coupon.id)).toContain(id);
  expect(await ownNames()).not.toContain(id);
});

test('a thousand guesses find nothing: a few are looked up, the others are not', async () => {
  const right = await couponByCode();
  const guesses = Array.from({ length: 1_000 }, (_, index) =>
    index === 900 ? right : `${index}`.padStart(12, '0'),
  );
  const answers: string[] = [];
  for (let start = 0; start < guesses.length; start += 50) {
    const batch = await Promise.all(guesses.slice(start, start + 50).map((code) => register(code)));
    answers.push(...batch.map((answer) => answer.json().code));
  }
  expect(answers.filter((code) => code === 'COUPON_CODE_INVALID').length).toBeLessThanOrEqual(20);
  expect(new Set(answers)).toEqual(
    new Set(
      ['COUPON_CODE_INVALID', 'COUPON_TOO_MANY_TRIES', 'RATE_LIMITED'].filter((code) =>
        answers.includes(code),
      ),
    ),
  );
});

describe('an operator', () => {
  const asAdmin = memberRequests(server, 'admin');
  const issue = (couponId: string, user_id: string, as = asAdmin) =>
    as('POST', `/admin/coupons/${couponId}/issue`, { user_id }, { 'idempotency-key': randomUUID() });

  test('gives a member a coupon as often as one may have it, and it is recorded', async () => {
    const couponId = await make.insert('coupon', {
      name_ko: '사과',
      name_en: 'Sorry',
      type: 'ORDER',
      issue_type: 'ADMIN',
      discount_type: 'AMOUNT',
      discount_value: 3_000,
      valid_days: 10,
    });
    const { rows } = await server.pool.query(`select id from "user" where email = 'artist@kkumim.test'`);
    const artistId = rows[0].id;
    const answers = await Promise.all([issue(couponId, artistId), issue(couponId, artistId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const given = answers.find(({ statusCode }) => statusCode === 201)?.json();
    const own = (await asArtist('GET', '/coupons')).json().coupons;
    expect(own.map(({ id }: { id: string }) => id)).toContain(given.id);
    const log = await server.pool.query(
      `select user_id from admin_access_log where action = 'coupon.issue' and subject_id = $1`,
      [given.id],
    );
    expect(log.rows).toEqual([{ user_id: artistId }]);
    expect(codeOf(await issue(randomUUID(), artistId))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await issue(couponId, randomUUID()))).toEqual([404, 'NOT_FOUND']);
  });
});
