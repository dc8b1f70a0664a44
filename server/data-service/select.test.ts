import { expect, test } from 'vitest';
import { admin, listed, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';
import { noLimits } from './limits.ts';

const service = withDataService({ limits: noLimits });

const execute = async (query: string, variables?: object) => {
  const answer = await service.execute(query, variables, admin);
  expect(answer.errors).toBeUndefined();
  return answer.data;
};

const names = async (args: string, variables?: object) => {
  const head = variables ? 'query ($order: [graphic_order_by!])' : '';
  const data = await execute(`${head} { graphic(${args}) { name_en } }`, variables);
  return listed<{ name_en: string }>(data?.graphic)
    .map(({ name_en }) => name_en.slice(0, 3))
    .join(' ');
};

test('rows come with their related rows, at any depth', async () => {
  const data = await execute(`{ brand(where: { name_en: { _eq: "Gaon" } }) {
    name_ko description
    products { code brand { name_en } product_customs(where: { type: { _eq: "SHOP" } }) {
      custom_mockups { src custom_layers { width graphic { name_en artist { name_en } } } } } } } }`);
  const layer = { width: 50.5, graphic: { name_en: 'Cat', artist: { name_en: 'Dal' } } };
  const custom = { custom_mockups: [{ src: '/c/1', custom_layers: [layer] }] };
  const product = { code: 'P1', brand: { name_en: 'Gaon' }, product_customs: [custom] };
  expect(data).toEqual({ brand: [{ name_ko: '가온', description: null, products: [product] }] });
});

test('several fields are answered from one snapshot, in the order of the query', async () => {
  const data = await execute(
    '{ second: brand { __typename } first: artist(limit: 1) { id } __typename none: event { id } }',
  );
  expect(Object.keys(data ?? {})).toEqual(['second', 'first', '__typename', 'none']);
  expect(data).toMatchObject({ __typename: 'query_root', second: [{ __typename: 'brand' }, {}], none: [] });
});

test('a row is found by its key, also by one of two columns', async () => {
  const data = await execute(
    `query ($id: uuid!, $user: uuid!) {
      graphic_by_pk(id: $id) { name_en }
      missing: graphic_by_pk(id: "${id('graphic', 99)}") { name_en }
      graphic_like_by_pk(graphic_id: $id, user_id: $user) { deleted_at }
    }`,
    { id: id('graphic', 1), user: id('user', 1) },
  );
  expect(data).toEqual({
    graphic_by_pk: { name_en: 'Cat' },
    missing: null,
    graphic_like_by_pk: { deleted_at: null },
  });
});

test.each([
  ['order_by: { price: asc, name_en: desc }', 'Rab Bea Fox Dog Cat'],
  ['order_by: [{ price: desc }, { name_en: asc }]', 'Cat Dog Fox Bea Rab'],
  ['order_by: { description: asc }', 'Dog Fox Cat Rab Bea'],
  ['order_by: { description: asc_nulls_first }', 'Cat Rab Bea Dog Fox'],
  ['order_by: { description: desc }', 'Cat Rab Bea Fox Dog'],
  ['order_by: { description: desc_nulls_last }', 'Fox Dog Cat Rab Bea'],
  ['order_by: { artist: { name_en: asc }, id: desc }', 'Fox Bea Rab Dog Cat'],
  ['order_by: { id: asc }, limit: 2', 'Cat Dog'],
  ['order_by: { id: asc }, limit: 2, offset: 3', 'Rab Bea'],
  ['order_by: { id: asc }, limit: 0', ''],
  ['order_by: { id: asc }, limit: null, offset: null', 'Cat Dog Fox Rab Bea'],
])('rows are ordered and cut: %s', async (args, expected) => {
  expect(await names(args)).toBe(expected);
});

test('the order may be a variable', async () => {
  expect(await names('order_by: $order', { order: [{ price: 'asc' }, { id: 'desc' }] })).toBe(
    'Bea Rab Fox Dog Cat',
  );
  expect(await names('order_by: $order', { order: { id: 'desc' } })).toBe('Bea Rab Fox Dog Cat');
});

test('rows that are equal keep their place from page to page', async () => {
  const pages = [0, 1, 2, 3, 4].map((offset) =>
    names(`order_by: { extension: asc }, limit: 1, offset: ${offset}`),
  );
  expect((await Promise.all(pages)).join(' ')).toBe('Cat Dog Fox Rab Bea');
});

test('distinct_on keeps the first of each, in the order asked for', async () => {
  expect(await names('distinct_on: [price], order_by: [{ price: asc }, { name_en: asc }]')).toBe(
    'Bea Fox Dog Cat',
  );
  const refusal = await service.refusal(
    '{ graphic(distinct_on: price, order_by: { id: asc }) { id } }',
    {},
    admin,
  );
  expect(refusal.message).toBe('"distinct_on" columns must match initial "order_by" columns');
});

test('aggregates are computed over all rows or over a page, and come with the rows', async () => {
  const data = await execute(`{
    graphic_aggregate { aggregate { count columns: count(columns: description) distinct: count(columns: price, distinct: true)
      pairs: count(columns: [price, state], distinct: true)
      sum { price sale_rate } avg { price } min { name_en created_at } max { price id } stddev_pop { price } } }
    page: graphic_aggregate(order_by: { price: desc }, limit: 2) { aggregate { count sum { price } } nodes { name_en } }
    none: graphic_aggregate(where: { price: { _eq: 1 } }) { aggregate { count sum { price } max { name_en } } nodes { id } }
  }`);
  expect(data).toEqual({
    graphic_aggregate: {
      aggregate: {
        count: 5,
        columns: 2,
        distinct: 4,
        pairs: 5,
        sum: { price: 7800, sale_rate: 53.33 },
        avg: { price: 1560 },
        min: { name_en: 'Bear', created_at: '2026-01-01T00:00:00+00:00' },
        max: { price: 3000, id: id('graphic', 5) },
        stddev_pop: { price: expect.closeTo(830.9, 1) },
      },
    },
    page: {
      aggregate: { count: 2, sum: { price: 5000 } },
      nodes: [{ name_en: 'Cat' }, { name_en: 'Dog 100%' }],
    },
    none: { aggregate: { count: 0, sum: { price: null }, max: { name_en: null } }, nodes: [] },
  });
});

test('related rows are counted', async () => {
  const data = await execute(`{ graphic(order_by: { id: asc }, limit: 2) {
    graphic_likes_aggregate(where: { deleted_at: { _is_null: true } }) { __typename aggregate { count __typename } } } }`);
  const counted = (count: number) => ({
    graphic_likes_aggregate: {
      __typename: 'graphic_like_aggregate',
      aggregate: { count, __typename: 'graphic_like_aggregate_fields' },
    },
  });
  expect(data).toEqual({ graphic: [counted(2), counted(0)] });
});

test('fragments, aliases and directives shape the answer', async () => {
  const query = `query ($short: Boolean!) {
    graphic(limit: 1, order_by: { id: asc }) { ...Card ... on graphic { artist { name_ko } } key: id @skip(if: $short) }
  }
  fragment Card on graphic { title: name_en artist { name_en @include(if: $short) path_name @skip(if: true) } }`;
  const card = { title: 'Cat', artist: { name_en: 'Dal', name_ko: '달' } };
  expect(await execute(query, { short: true })).toEqual({ graphic: [card] });
  expect(await execute(query, { short: false })).toEqual({
    graphic: [{ title: 'Cat', artist: { name_ko: '달' }, key: id('graphic', 1) }],
  });
});

test('a row without any field left is an empty object', async () => {
  expect(await execute('{ brand(limit: 1) { id @skip(if: true) } }')).toEqual({ brand: [{}] });
});

test('part of a jsonb column is answered by its path', async () => {
  const data = await execute(`{ main_page_thumbnail(where: { title: { _eq: "open" } }) {
    labels all: labels(path: "$") first: labels(path: "$[0].text") quoted: labels(path: "[1]['text']") none: labels(path: "a.b") } }`);
  const labels = [{ text: 'NEW', text_color: '#fff' }, { text: 'BEST' }];
  expect(data).toEqual({
    main_page_thumbnail: [{ labels, all: labels, first: 'NEW', quoted: 'BEST', none: null }],
  });
});

test('an alias longer than a name of the database keeps its length', async () => {
  const long = 'a'.repeat(80);
  expect(
    await execute(
      `{ ${long}: brand(limit: 1, order_by: { id: asc }) { ${long}: name_en b${long}: name_ko } }`,
    ),
  ).toEqual({
    [long]: [{ [long]: 'Gaon', [`b${long}`]: '가온' }],
  });
});

test('timestamps leave in UTC and money as numbers', async () => {
  expect(
    await execute(`{ graphic_by_pk(id: "${id('graphic', 3)}") { created_at price sale_rate description } }`),
  ).toEqual({
    graphic_by_pk: {
      created_at: '2026-01-03T00:00:00.5+00:00',
      price: 1000,
      sale_rate: 0,
      description: "it's",
    },
  });
});
