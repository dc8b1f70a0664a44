import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';
import { memberRequests } from '../../tests/support/member-requests.ts';
import { orderingRows } from '../../tests/support/ordering.ts';
import { hashCouponCode } from '../coupons/issue-coupon.ts';

const server = withApp();
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const make = orderingRows(server.pool);

beforeAll(async () => {
  for (const as of [asShopper, asArtist]) await as('GET', '/me/agreements');
});
beforeEach(() => server.pool.query('delete from coupon_code_failure'));

/** @returns a code that gives it */
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
    expect(codeOf(await register(right))).toEqual([429, 'CODE_TOO_MANY']);
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

test('points that expire within a month are said beforehand', async () => {
  const { rows } = await server.pool.query(`select id from "user" where email = 'shopper@kkumim.test'`);
  await make.points(rows[0].id, 1_000, 2_000);
  await server.pool.query(`update point_lot set expires_at = now() + interval '10 days' where amount = 1000`);
  expect((await asShopper('GET', '/points')).json()).toEqual({
    balance: 3_000,
    held: 0,
    expiring_30d: 1_000,
  });
  expect((await asArtist('GET', '/points')).json()).toEqual({ balance: 0, held: 0, expiring_30d: 0 });
});
