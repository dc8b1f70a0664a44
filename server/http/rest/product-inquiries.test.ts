import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const server = withApp();
const make = catalogue(server.pool);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

const secret = '선물이라 비밀이에요';
let product: string;
let [open, own, foreign]: string[] = [];

const insertInquiry = (user_id: string, content: string, minutes: number, more: object = {}) =>
  make.insert('product_inquiry', {
    product_id: product,
    user_id,
    content,
    type: 'SIZE',
    created_at: new Date(Date.UTC(2026, 10, 20, 9, minutes)),
    ...more,
  });
const answered = (answer: string) => ({ state: 'ANSWERED', answer, answered_at: new Date() });

beforeAll(async () => {
  product = await make.product();
  // The first sign-in makes their rows.
  await Promise.all([asShopper('GET', '/push/topics'), asArtist('GET', '/push/topics')]);
  const [shopper, artist] = [memberId('shopper'), memberId('artist')];
  await server.pool.query(`update "user" set nickname = '하루하루' where id = $1`, [shopper]);
  open = await insertInquiry(artist, '언제 다시 들어오나요?', 1);
  own = await insertInquiry(shopper, secret, 2, { is_secret: true, ...answered('네, 비밀로 할게요.') });
  foreign = await insertInquiry(artist, secret, 3, { is_secret: true, ...answered('네, 둘이서만 알아요.') });
  await insertInquiry(artist, '지운 문의', 4, { deleted_at: new Date() });
});

const path = (of = product, query = '') => `/products/${of}/inquiries${query}`;
const asVisitor = (of?: string, query?: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/api/v1${path(of, query)}`, headers });

type Inquiry = { readonly id: string; readonly content?: string };
const idsOf = (answer: { json(): { inquiries: Inquiry[] } }) => answer.json().inquiries.map(({ id }) => id);

describe('a visitor', () => {
  test('reads that there are secret inquiries, and nothing of what they say', async () => {
    const answer = await asVisitor();
    expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toContain('비밀로');
    expect(answer.json()).toMatchObject({ total: 3, has_more: false });
    expect(idsOf(answer)).toEqual([foreign, own, open]);
    const [first] = answer.json().inquiries;
    expect(Object.keys(first).sort()).toEqual(
      ['created_at', 'id', 'is_own', 'is_secret', 'nickname', 'state'].sort(),
    );
  });

  test('never reads a whole nickname', async () => {
    const { body } = await asVisitor();
    expect(body).toContain('하루***');
    expect(body).not.toContain('하루하루');
  });
});

describe('a member', () => {
  test('reads their own secret inquiry with its answer, and no other', async () => {
    const answer = await asShopper('GET', path());
    const { inquiries } = answer.json();
    expect(inquiries[1]).toMatchObject({
      id: own,
      is_own: true,
      content: secret,
      answer: '네, 비밀로 할게요.',
    });
    expect(inquiries[0]).not.toHaveProperty('content');
    expect(answer.body).not.toContain('둘이서만');
    expect((await asArtist('GET', path())).body).not.toContain('비밀로');
  });

  test('a caller whose token is not valid is told, and not taken for a visitor', async () => {
    const answer = await asVisitor(product, '', { authorization: 'Bearer gone' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'AUTH_REQUIRED']);
  });
});

describe('a list of inquiries', () => {
  test('comes page by page, each row once', async () => {
    const first = await asVisitor(product, '?limit=2');
    expect([idsOf(first), first.json().has_more]).toEqual([[foreign, own], true]);
    const second = await asVisitor(product, `?limit=2&after=${own}`);
    expect([idsOf(second), second.json().has_more]).toEqual([[open], false]);
  });

  test('does not go on after an inquiry about another product', async () => {
    expect(idsOf(await asVisitor(product, `?after=${randomUUID()}`))).toEqual([]);
  });

  test.each(['?limit=0', '?limit=51', '?after=%00', '?limit=x'])('refuses %s', async (query) => {
    expect((await asVisitor(product, query)).statusCode).toBe(400);
  });

  test('is not there for a product that is not, or is hidden', async () => {
    expect((await asVisitor(randomUUID())).statusCode).toBe(404);
    await server.pool.query(`update product set state = 'HIDDEN' where id = $1`, [product]);
    expect((await asVisitor()).statusCode).toBe(404);
  });
});
