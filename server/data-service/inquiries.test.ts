import { expect, test } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const member1: Caller = { role: 'user', user: id('user', 1) };
const member2: Caller = { role: 'user', user: id('user', 2) };
const brand2: Caller = { role: 'brand', user: id('user', 2) };

const dataOf = async (query: string, caller: Caller) => {
  const { data, errors } = await service.execute(query, {}, caller);
  expect(errors).toBeUndefined();
  return data;
};

/** The secret of member 2, which member 1 looks for in every way that a query has. */
const secret = id('inquiry', 2);

test.each([
  `{ product_inquiry_by_pk(id: "${secret}") { content } }`,
  `{ product_inquiry(where: { id: { _eq: "${secret}" } }) { content } }`,
  `{ product_inquiry(where: { user_id: { _neq: "${id('user', 1)}" } }) { content answer } }`,
  '{ product_inquiry(where: { content: { _like: "둘의%" } }) { id } }',
  '{ product_inquiry(where: { _not: { content: { _like: "하나%" } } }) { id } }',
  '{ product_inquiry(where: { type: { _eq: "STOCK" } }, order_by: { content: desc }) { id } }',
  `{ inquiry_by_pk(id: "${secret}") { content } }`,
  `{ inquiry(where: { inquiry_images: { upload_id: { _eq: "${secret}" } } }) { id } }`,
  `{ inquiry_image(where: { inquiry: { title: { _like: "둘의%" } } }) { upload_id } }`,
  `{ inquiry_image_by_pk(inquiry_id: "${secret}", position: 0) { upload_id } }`,
])('a document that somebody else has asked is not found: %s', async (query) => {
  const [found] = Object.values((await dataOf(query, member1)) ?? {});
  expect(found ?? []).toEqual([]);
  expect(JSON.stringify(await dataOf(query, member2))).not.toMatch(/하나의/);
});

test('a count, the greatest and the smallest say nothing of the secrets of others', async () => {
  const query = `{
    product_inquiry_aggregate { aggregate { count max { content created_at } min { content } } nodes { content } }
    product_inquiry(distinct_on: type, order_by: [{ type: asc }]) { type }
    inquiry_aggregate { aggregate { count max { title } min { content } } } }`;
  expect(await dataOf(query, member1)).toMatchObject({
    product_inquiry_aggregate: {
      aggregate: { count: 2, max: { content: '하나의 비밀' }, min: { content: '하나가 브랜드에' } },
    },
    product_inquiry: [{ type: 'ETC' }, { type: 'SIZE' }],
    inquiry_aggregate: {
      aggregate: { count: 1, max: { title: '하나의 문의' }, min: { content: '하나의 내용' } },
    },
  });
});

test('a brand reads what was asked about its own products, also in secret, and no other’s 1:1 inquiry', async () => {
  const query =
    '{ product_inquiry(order_by: { id: asc }) { id } inquiry { id } inquiry_image { upload_id } }';
  expect(await dataOf(query, brand2)).toEqual({
    product_inquiry: [{ id: id('inquiry', 2) }, { id: id('inquiry', 3) }],
    inquiry: [{ id: id('inquiry', 2) }],
    inquiry_image: [{ upload_id: id('inquiry', 2) }],
  });
});

test.each(['product_inquiry', 'inquiry', 'inquiry_image', 'admin_access_log', 'upload'])(
  'a visitor does not even learn of %s, and no member writes to it',
  async (table) => {
    expect((await service.refusal(`{ ${table} { __typename } }`, {}, 'public')).code).toBe(
      'validation-failed',
    );
    const writes = `mutation { insert_${table}(objects: [{}]) { affected_rows } }`;
    expect((await service.refusal(writes, {}, member1)).code).toBe('validation-failed');
  },
);
