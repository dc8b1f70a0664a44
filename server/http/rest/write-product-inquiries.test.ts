import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { createProductInquiry } from '#src/shared/contracts/product-inquiries.ts';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { createValidator } from './validator.ts';

const server = withApp();
const { pool } = server;
const make = catalogue(pool);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const asBrand = memberRequests(server, 'brand');
const asAdmin = memberRequests(server, 'admin');

let product: string;
beforeAll(async () => {
  product = await make.product();
  // The first sign-in makes their rows.
  for (const as of [asShopper, asArtist, asBrand, asAdmin]) await as('GET', '/push/topics');
});
beforeEach(() => pool.query('delete from product_inquiry'));

const question = (changes: object = {}) => ({
  id: randomUUID(),
  type: 'SIZE',
  content: '세탁하면 줄어드나요?',
  is_secret: false,
  ...changes,
});

const postInquiry = (body: object, as = asShopper, about = product) =>
  as('POST', `/products/${about}/inquiries`, body);
const change = (id: string, { id: _id, ...body }: { id: string }, as = asShopper) =>
  as('PATCH', `/product-inquiries/${id}`, body);
const remove = (id: string, as = asShopper) => as('DELETE', `/product-inquiries/${id}`);
const answer = (id: string, as = asAdmin, text: string = '줄어들지 않아요.') =>
  as('POST', `/admin/product-inquiries/${id}/answer`, { answer: text });

/** One inquiry without the rate limit of the route. */
const stored = (changes: object = {}) =>
  make.insert('product_inquiry', {
    product_id: product,
    user_id: memberId('shopper'),
    type: 'SIZE',
    content: '처음 쓴 글',
    ...changes,
  });

const rows = async () => (await pool.query('select * from product_inquiry order by created_at')).rows;
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];

describe('asking', () => {
  test('a question is there once, however often the phone sends it', async () => {
    const body = question({ is_secret: true });
    const answers = await Promise.all([
      postInquiry(body),
      postInquiry(body),
      postInquiry({ ...body, content: '다른 글' }),
    ]);
    expect(answers.map(outcome)).toEqual([201, 201, 201]);
    expect(await rows()).toMatchObject([
      { id: body.id, user_id: memberId('shopper'), product_id: product, state: 'WAITING', is_secret: true },
    ]);
  });

  test('an id of somebody else’s question takes nothing of it and says nothing of it', async () => {
    const id = await stored({ user_id: memberId('artist'), is_secret: true });
    expect(outcome(await postInquiry(question({ id }), asBrand))).toEqual([404, 'NOT_FOUND']);
    expect(await rows()).toMatchObject([{ content: '처음 쓴 글', user_id: memberId('artist') }]);
  });

  test('a product that is not, or is hidden, cannot be asked about', async () => {
    const hidden = await make.product();
    await pool.query(`update product set state = 'HIDDEN' where id = $1`, [hidden]);
    for (const about of [hidden, randomUUID()]) {
      expect(outcome(await postInquiry(question(), asArtist, about))).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('a question may be as long as the shop allows', async () => {
    await pool.query('update shop_policy set inquiry_max_chars = 10');
    expect(outcome(await postInquiry(question({ content: '🧵'.repeat(11) }), asAdmin))).toEqual([
      422,
      'INQUIRY_TOO_LONG',
    ]);
    expect(outcome(await postInquiry(question({ content: '🧵'.repeat(10) }), asAdmin))).toBe(201);
    await pool.query('update shop_policy set inquiry_max_chars = 1000');
  });

  test('a visitor cannot ask, and a member five times a minute', async () => {
    const url = `/api/v1/products/${product}/inquiries`;
    const byVisitor = await server.app.inject({ method: 'POST', url, payload: question() });
    expect(outcome(byVisitor)).toEqual([401, 'AUTH_REQUIRED']);
    const answers = [];
    for (let count = 0; count < 6; count += 1) answers.push(outcome(await postInquiry(question(), asBrand)));
    expect(answers).toContainEqual([429, 'RATE_LIMITED']);
  });
});

describe('refused before anything is stored:', () => {
  const body = { schema: createProductInquiry.body, httpPart: 'body', method: 'POST', url: '/' };
  const isValid = createValidator()(body);
  test('but no question', () => expect(isValid(question())).toBe(true));

  test.each<[string, object]>([
    ['no text', { content: '' }],
    ['blanks', { content: ' \n\u0085\u3000' }],
    ['what cannot be seen', { content: '\u200b\u2060' }],
    ['NUL', { content: '줄어\u0000들까요' }],
    ['1,001 letters', { content: '가'.repeat(1001) }],
    ['a type of one’s own', { type: 'ADMIN' }],
    ['an answer', { answer: '네' }],
    ['another author', { user_id: randomUUID() }],
    ['a state', { state: 'ANSWERED' }],
    ['an id that is none', { id: "1' or true" }],
    ['a secret as text', { is_secret: 'false' }],
  ])('%s', (_name, changes) => expect(isValid(question(changes))).toBe(false));
});

describe('before it is answered', () => {
  test('its author changes and deletes a question', async () => {
    const id = await stored();
    const changed = question({ type: 'ETC', content: '고친 글', is_secret: true });
    expect(outcome(await change(id, changed))).toBe(204);
    expect(await rows()).toMatchObject([
      { type: 'ETC', content: '고친 글', is_secret: true, product_id: product },
    ]);
    expect(outcome(await remove(id))).toBe(204);
    expect((await asShopper('GET', `/products/${product}/inquiries`)).json()).toMatchObject({ total: 0 });
    expect(outcome(await remove(id))).toEqual([404, 'NOT_FOUND']);
  });

  test('nobody else does', async () => {
    const id = await stored();
    for (const as of [asArtist, asBrand, asAdmin]) {
      expect(outcome(await change(id, question(), as))).toEqual([404, 'NOT_FOUND']);
      expect(outcome(await remove(id, as))).toEqual([404, 'NOT_FOUND']);
    }
    expect(await rows()).toMatchObject([{ content: '처음 쓴 글', deleted_at: null }]);
  });
});

describe('an answer', () => {
  test('is given once, logged, and told; after it the question stays as it is', async () => {
    const id = await stored({ is_secret: true });
    const answers = await Promise.all([answer(id), answer(id, asAdmin, '늦은 답'), answer(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409]);
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'ANSWERED', answered_by: memberId('admin') });
    const log = await pool.query(
      'select actor_id, user_id, action from admin_access_log where subject_id = $1',
      [id],
    );
    expect(log.rows).toEqual([
      { actor_id: memberId('admin'), user_id: memberId('shopper'), action: 'product-inquiry.answer' },
    ]);
    const events = await pool.query('select topic from push_event where subject_id = $1', [id]);
    expect(events.rows).toEqual([{ topic: 'INQUIRY' }]);
    expect(outcome(await change(id, question()))).toEqual([409, 'INQUIRY_ANSWERED']);
    expect(outcome(await remove(id))).toEqual([409, 'INQUIRY_ANSWERED']);
    expect(await rows()).toMatchObject([{ content: '처음 쓴 글', answer: row.answer }]);
  });

  test('and a change at the same time: one of them wins, and an answered question was not changed after', async () => {
    const id = await stored();
    const [changed] = await Promise.all([change(id, question({ content: '바뀐 글' })), answer(id)]);
    const [row] = await rows();
    expect(row.state).toBe('ANSWERED');
    expect(row.content).toBe(changed.statusCode === 204 ? '바뀐 글' : '처음 쓴 글');
  });

  test('comes from an operator, or from a brand about its own products', async () => {
    const [id, deleted] = [await stored(), await stored({ deleted_at: new Date() })];
    for (const as of [asShopper, asArtist]) expect(outcome(await answer(id, as))).toEqual([403, 'NO_ACCESS']);
    expect(outcome(await answer(id, asBrand))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await answer(deleted))).toEqual([404, 'NOT_FOUND']);
    await pool.query(
      'insert into brand_member (brand_id, user_id) select brand_id, $2 from product where id = $1',
      [product, memberId('brand')],
    );
    expect(outcome(await answer(deleted, asBrand))).toEqual([404, 'NOT_FOUND']);
    expect(outcome(await answer(id, asBrand))).toBe(204);
  });

  test('a role that the token does not have is refused, not lowered', async () => {
    const id = await stored();
    const forged = await asShopper(
      ...([
        'POST',
        `/admin/product-inquiries/${id}/answer`,
        { answer: '네' },
        { 'x-hasura-role': 'admin' },
      ] as const),
    );
    expect(outcome(forged)).toEqual([403, 'NO_ACCESS']);
    expect(await rows()).toMatchObject([{ state: 'WAITING' }]);
  });
});
