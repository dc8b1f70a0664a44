import { beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogue } from '../../tests/support/catalogue.ts';
import { withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const { pool, execute, refusal } = withDataService();
const operator = { role: 'admin', user: id('user', 1) };
let variantId: string;

beforeAll(async () => {
  const make = catalogue(pool);
  variantId = await make.variant(await make.option(await make.product()), 'M', 10);
});
beforeEach(() => pool.query('update product_variant set stock_count = 10 where id = $1', [variantId]));

/** Three pieces, after the operator has read that there are ten. */
const sell = () =>
  pool.query('update product_variant set stock_count = stock_count - 3 where id = $1', [variantId]);

async function stock(): Promise<number> {
  const { rows } = await pool.query('select stock_count from product_variant where id = $1', [variantId]);
  return rows[0].stock_count;
}

test.each([
  ['one row', `update_product_variant_by_pk(pk_columns: { id: $id }, _set: { stock_count: 15 }) { id }`],
  [
    'many rows',
    `update_product_variant(where: { id: { _eq: $id } }, _set: { stock_count: 15 }) { affected_rows }`,
  ],
  [
    'several updates',
    `update_product_variant_many(updates: { where: { id: { _eq: $id } }, _set: { stock_count: 15 } }) { affected_rows }`,
  ],
  [
    'a condition that excludes nothing',
    `update_product_variant(where: { id: { _eq: $id }, stock_count: { _gte: 0 } }, _set: { stock_count: 15 }) { affected_rows }`,
  ],
])(
  'a tool that sets the stock it has read (%s) does not put back what was sold meanwhile',
  async (_how, field) => {
    await sell();
    const { code, message } = await refusal(
      `mutation ($id: uuid!) { ${field} }`,
      { id: variantId },
      operator,
    );
    expect(code).toBe('not-supported');
    expect(message).toContain('_inc');
    expect(await stock()).toBe(7);
  },
);

test.each([
  ['product', 'stock_count'],
  ['product', 'like_count'],
  ['product', 'review_count'],
  ['graphic', 'like_count'],
  ['artist', 'follow_count'],
  ['review', 'unlike_count'],
])('nor what was counted meanwhile: %s.%s', async (table, column) => {
  const set = `mutation { update_${table}(where: {}, _set: { ${column}: 1 }) { affected_rows } }`;
  expect((await refusal(set, {}, operator)).code).toBe('not-supported');
  const add = `mutation { update_${table}(where: {}, _inc: { ${column}: 0 }) { affected_rows } }`;
  expect((await execute(add, {}, operator)).errors).toBeUndefined();
});

test('a row that is inserted again does not either', async () => {
  await sell();
  const { code } = await refusal(
    `mutation ($id: uuid!, $option: uuid!) { insert_product_variant(
      objects: { id: $id, product_option_id: $option, size: "L", production_method: "NONE", stock_count: 15 },
      on_conflict: { constraint: product_variant_pkey, update_columns: [stock_count] }) { affected_rows } }`,
    { id: variantId, option: variantId },
    operator,
  );
  expect(code).toBe('not-supported');
  expect(await stock()).toBe(7);
});

test('a tool that adds pieces adds them to what is left, and one that names what it has seen sets it only if that is true', async () => {
  await sell();
  const add = `mutation ($id: uuid!) { update_product_variant_by_pk(pk_columns: { id: $id }, _inc: { stock_count: 5 }) { id } }`;
  await execute(add, { id: variantId }, operator);
  expect(await stock()).toBe(12);
  const set = `mutation ($id: uuid!, $seen: Int!) { update_product_variant(
    where: { id: { _eq: $id }, stock_count: { _eq: $seen } }, _set: { stock_count: 40 }) { affected_rows } }`;
  const setFrom = async (seen: number) => (await execute(set, { id: variantId, seen }, operator)).data;
  expect(await setFrom(10)).toEqual({ update_product_variant: { affected_rows: 0 } });
  expect(await setFrom(12)).toEqual({ update_product_variant: { affected_rows: 1 } });
  expect(await stock()).toBe(40);
});
