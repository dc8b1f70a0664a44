import type * as Graphql from 'graphql';
import type { Pool } from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { metadataDirectory } from '../../tests/support/metadata-directory.ts';
import { id } from '../../tests/support/small-shop.ts';
import { createEngine, type Engine } from './execute/engine.ts';
import { shopLimits } from './limits.ts';
import { readModel } from './model/read-model.ts';
import { RequestError } from './request-error.ts';
import type { QueryPools } from './resource-groups.ts';

// The work of a request is counted, not timed: how often a node of its document is looked at, and how long the SQL is.
const looks = vi.hoisted(() => ({ count: 0 }));

vi.mock('graphql', async (original) => {
  const graphql = await original<typeof Graphql>();
  const known = new WeakMap<object, object>();
  const counting = <Node>(node: Node): Node => {
    if (typeof node !== 'object' || node === null) return node;
    const proxy =
      known.get(node) ??
      new Proxy(node, {
        get(target, key) {
          looks.count += 1;
          return counting(Reflect.get(target, key));
        },
      });
    known.set(node, proxy);
    return proxy as Node;
  };
  return {
    ...graphql,
    parse: (...given: Parameters<typeof graphql.parse>) => counting(graphql.parse(...given)),
  };
});

const { pool } = withDatabase();
let engine: Engine;
let pools: QueryPools;
let sqlLength = 0;

beforeAll(async () => {
  const query = async (statement: string | { text: string }) => {
    sqlLength += typeof statement === 'string' ? statement.length : statement.text.length;
    return { rows: [[]], command: 'COMMIT' };
  };
  const nothing = {
    query,
    connect: async () => ({ query, release: () => {}, on: () => {}, off: () => {} }),
  } as unknown as Pool;
  pools = { read: nothing, write: nothing };
  engine = createEngine({
    model: await readModel(pool, metadataDirectory),
    limits: shopLimits,
    introspection: false,
  });
});

type Question = { readonly text: string; readonly variables?: object; readonly role?: string };

async function workOf({ text, variables = {}, role = 'public' }: Question) {
  expect(text.length + JSON.stringify(variables).length).toBeLessThan(shopLimits.bodyBytes);
  looks.count = 0;
  sqlLength = 0;
  const session = { role, variables: new Map([['x-hasura-user-id', id('user', 1)]]) };
  const request = { text, variables: { ...variables }, operationName: undefined };
  const outcome = await engine(session, request, pools).then(
    () => 'answered',
    (error: unknown) => {
      if (error instanceof RequestError) return error.code;
      throw error;
    },
  );
  return { outcome, looks: looks.count, sqlLength };
}

const some = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join(' ');
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const whereOf = (conditions: number) => `where: { _or: [${'{} '.repeat(conditions)}] }`;
const aliased = (field: string) => some(30, (n) => `a${n}: ${field}`);

/** Each takes a size; every size up to what one request can hold is tried. */
const shapes: Readonly<Record<string, (size: number) => Question>> = {
  'a field repeated by nested fragments': (size) => ({
    text: `{ ${'...A '.repeat(size / 40)} } fragment A on query_root { ${'...B '.repeat(size / 40)} }
      fragment B on query_root { product(limit: 1, ${whereOf(size)}) { id } }`,
  }),
  'the same arguments written again and again': (size) => ({
    text: `{ ${some(size / 20, () => `product(${whereOf(20)}) { id }`)} }`,
  }),
  'a long chain of fragments, spread often': (size) => ({
    text: `{ product { ${'...F0 '.repeat(size)} } }
      ${some(size / 8, (n) => `fragment F${n} on product { ...F${n + 1} }`)} fragment F${Math.ceil(size / 8)} on product { id }`,
  }),
  'a condition at many places': (size) => ({
    text: `{ artist { ...A } } fragment A on artist { graphics(${whereOf(size / 4)}) { artist {
      b: graphics(${whereOf(size / 4)}) { ...B } c: graphics { ...B } } } }
      fragment B on graphic { artist { graphics(${whereOf(size / 4)}) { id } } }`,
  }),
  'a condition in a variable, used often': (size) => ({
    text: `query ($w: product_bool_exp) { ${aliased('product(where: $w) { id }')} }`,
    variables: { w: { _or: many(size, { brand: { products: {} } }) } },
  }),
  'empty conditions in a variable, used often': (size) => ({
    text: `query ($w: product_bool_exp) { ${aliased('product(where: $w) { id }')} }`,
    variables: { w: { _and: many(size, {}) } },
  }),
  'a condition on an aggregate with many parts': (size) => ({
    text: `query ($w: product_bool_exp) { product_aggregate(where: $w) { ${aliased('aggregate { count }')} } }`,
    variables: { w: { _or: many(size, { brand: {} }) } },
  }),
  'an order with many terms': (size) => ({
    text: `query ($o: [product_order_by!]) { ${aliased('product(order_by: $o) { id }')} }`,
    variables: { o: many(size, { brand: { name_ko: 'asc' } }) },
  }),
  'many columns to be distinct': (size) => ({
    text: `query ($d: [product_select_column!], $o: [product_order_by!]) { ${aliased('product(distinct_on: $d, order_by: $o) { id }')} }`,
    variables: { d: many(size, 'id'), o: many(size / 4, { id: 'asc' }) },
  }),
  'many operations over many fragments': (size) => ({
    text: `${some(size / 8, (n) => `query Q${n}($x: Int) { ...F0 }`)}
      ${some(size / 16, (n) => `fragment F${n} on query_root { product(limit: $x) { id } ...F${n + 1} }`)}`,
  }),
  'many updates with a long answer': (size) => ({
    role: 'user',
    text: `mutation ($u: [custom_layer_updates!]!) { update_custom_layer_many(updates: $u) { returning {
      ${'id custom_mockup { id custom_layers { graphic { id artist { id } } } } '.repeat(size / 200)} } } }`,
    variables: { u: many(Math.min(200, size / 10), { where: {}, _set: { deleted_at: null } }) },
  }),
  'a conflict with a long condition': (size) => ({
    role: 'user',
    text: `mutation ($o: [graphic_like_insert_input!]!, $w: graphic_like_bool_exp) { ${some(
      20,
      (n) => `a${n}: insert_graphic_like(
      objects: $o, on_conflict: { constraint: graphic_like_pkey, update_columns: [deleted_at], where: $w }) { affected_rows }`,
    )} }`,
    variables: { o: many(10, { graphic_id: id('graphic', 1) }), w: { _or: many(size, { graphic: {} }) } },
  }),
};

const largest = { looks: 200_000, sqlLength: 1_000_000 };

test.each(Object.entries(shapes))('however large, the work is bounded: %s', async (_name, shape) => {
  for (const size of [20, 80, 320, 640, 1_280, 2_500]) {
    const work = await workOf(shape(size));
    expect(work.looks, `${size}: ${work.outcome}`).toBeLessThan(largest.looks);
    expect(work.sqlLength, `${size}: ${work.outcome}`).toBeLessThan(largest.sqlLength);
  }
});

test('a call that was refused is refused again without the work', async () => {
  const question = {
    text: `query Again($w: product_bool_exp) { ${aliased('product(where: $w) { id }')} }`,
    variables: { w: { _or: many(100, { brand: { products: {} } }) } },
  };
  await workOf({ ...question, variables: {} });
  const first = await workOf(question);
  const again = await workOf(question);
  expect(again.outcome).toBe('limit-exceeded');
  expect(again.looks).toBeLessThan(first.looks / 5);
});

test('a number of very many digits is refused like any other', async () => {
  const zeros = '0'.repeat(shopLimits.bodyBytes - 100);
  expect(await workOf({ text: `{ product(limit: 1${zeros}1) { id } }` })).toMatchObject({
    outcome: 'parse-failed',
  });
});
