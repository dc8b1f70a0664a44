import { expect, test } from 'vitest';
import { admin, listed, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';
import { noLimits } from './limits.ts';

const service = withDataService({ limits: noLimits });

/** Numbers of the graphics that a condition finds, of all five. */
async function graphicsWhere(where: object): Promise<number[]> {
  const query = 'query ($where: graphic_bool_exp) { graphic(where: $where, order_by: { id: asc }) { id } }';
  const answer = await service.execute(query, { where }, admin);
  expect(answer.errors).toBeUndefined();
  return listed<{ id: string }>(answer.data?.graphic).map((row) => Number(row.id.slice(-2)));
}

test.each([
  [{ price: { _eq: 900 } }, [4, 5]],
  [{ price: { _neq: 900 } }, [1, 2, 3]],
  [{ price: { _gt: 1000 } }, [1, 2]],
  [{ price: { _gte: 1000 } }, [1, 2, 3]],
  [{ price: { _lt: 1000 } }, [4, 5]],
  [{ price: { _lte: 1000 } }, [3, 4, 5]],
  [{ price: { _in: [900, 3000] } }, [1, 4, 5]],
  [{ price: { _in: [] } }, []],
  [{ price: { _nin: [900, 3000] } }, [2, 3]],
  [{ price: { _nin: [] } }, [1, 2, 3, 4, 5]],
  [{ price: { _gt: 900, _lt: 3000 } }, [2, 3]],
  [{ description: { _is_null: true } }, [1, 4, 5]],
  [{ description: { _is_null: false } }, [2, 3]],
  [{ is_best: { _eq: false } }, [1, 2, 3, 4, 5]],
  [{ sale_rate: { _eq: 33.33 } }, [2]],
  [{ id: { _in: [id('graphic', 3)] } }, [3]],
  [{ created_at: { _gte: '2026-01-03T00:00:00Z', _lt: '2026-01-04T00:00:00Z' } }, [3]],
  [{ created_at: { _eq: '2026-01-03T09:00:00.5+09:00' } }, [3]],
])('a column compares: %j', async (where, found) => {
  expect(await graphicsWhere(where)).toEqual(found);
});

test.each([
  [
    'the same value twice',
    { price: { _gt: 900 } },
    { price: { _eq: 900 }, id: { _gt: id('graphic', 4) } },
    [1, 2, 3, 5],
  ],
  [
    'a lower equal value',
    { price: { _gt: 1000 } },
    { price: { _eq: 900 }, id: { _gt: id('graphic', 4) } },
    [1, 2, 5],
  ],
  [
    'a higher equal value',
    { price: { _gt: 1000 } },
    { price: { _eq: 3000 }, id: { _gt: id('graphic', 4) } },
    [1, 2],
  ],
  ['downwards', { price: { _lt: 1000 } }, { price: { _eq: 3000 }, id: { _lt: id('graphic', 4) } }, [1, 4, 5]],
  [
    'one way and the other',
    { price: { _gt: 1000 } },
    { price: { _eq: 900 }, id: { _lt: id('graphic', 5) } },
    [1, 2, 4],
  ],
])('the rows behind a row, with %s', async (_values, beyond, equal, found) => {
  expect(await graphicsWhere({ _or: [beyond, equal] })).toEqual(found);
});

test.each([
  [{ _gte: 900 }, [1, 2, 3, 5]],
  [{ _gte: 2000 }, [1, 2]],
  [{ _lte: 1000 }, [3, 5]],
])('the rows behind a row, with a bound beside it: %j', async (price, found) => {
  const after = [{ price: { _gt: 900 } }, { price: { _eq: 900 }, id: { _gt: id('graphic', 4) } }];
  expect(await graphicsWhere({ _and: [{ price }, { _or: after }] })).toEqual(found);
});

test.each([
  [{ name_ko: { _like: '%이' } }, [1]],
  [{ name_en: { _nlike: '%o%' } }, [1, 4, 5]],
  [{ name_en: { _ilike: 'CAT' } }, [1]],
  [{ name_en: { _nilike: '%A%' } }, [2, 3]],
  [{ name_en: { _like: '%100\\%' } }, [2]],
  [{ description: { _like: 'a\\_b' } }, [2]],
  [{ name_en: { _similar: '(Cat|Fox)' } }, [1, 3]],
  [{ name_en: { _nsimilar: '(Cat|Fox)' } }, [2, 4, 5]],
  [{ name_en: { _regex: '^[CF]' } }, [1, 3]],
  [{ name_en: { _nregex: '^[CF]' } }, [2, 4, 5]],
  [{ name_en: { _iregex: '^[cf]' } }, [1, 3]],
  [{ name_en: { _niregex: '^[cf]' } }, [2, 4, 5]],
])('a text matches: %j', async (where, found) => {
  expect(await graphicsWhere(where)).toEqual(found);
});

test.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ _and: [] }, [1, 2, 3, 4, 5]],
  [{ _or: [] }, []],
  [{ _not: {} }, []],
  [{ _not: { _or: [] } }, [1, 2, 3, 4, 5]],
  [{ _and: null, _or: null, _not: null, name_ko: null, artist: null }, [1, 2, 3, 4, 5]],
  [{ _or: [{}, { price: { _eq: 1 } }] }, [1, 2, 3, 4, 5]],
  [{ _or: [{ price: { _eq: 900 } }, { name_en: { _eq: 'Fox' } }] }, [3, 4, 5]],
  [{ _and: [{ price: { _eq: 900 } }, { state: { _eq: 'ACT' } }] }, [5]],
  [{ _not: { price: { _eq: 900 } } }, [1, 2, 3]],
  // A condition on nothing is neither true nor false, and so is its negation.
  [{ _not: { description: { _eq: 'a_b' } } }, [3]],
  [{ price: { _eq: 900 }, _or: [] }, []],
])('conditions combine: %j', async (where, found) => {
  expect(await graphicsWhere(where)).toEqual(found);
});

test.each([
  [{ artist: { name_en: { _eq: 'Dal' } } }, [1, 2, 4, 5]],
  [{ artist: {} }, [1, 2, 3, 4, 5]],
  [{ _not: { artist: { name_en: { _eq: 'Dal' } } } }, [3]],
  [{ graphic_likes: { deleted_at: { _is_null: true } } }, [1]],
  [{ graphic_likes: {} }, [1, 2]],
  [{ artist: { graphics: { name_en: { _eq: 'Fox' } } } }, [3]],
])('a condition reaches other tables: %j', async (where, found) => {
  expect(await graphicsWhere(where)).toEqual(found);
});

test.each([
  [{ labels: { _contains: [{ text: 'BEST' }] } }, ['open']],
  [{ labels: { _contained_in: [] } }, ['secret']],
  [{ labels: { _eq: [] } }, ['secret']],
  [{ labels: { _has_key: 'x' } }, []],
  [{ labels: { _has_keys_any: ['x', 'y'] } }, []],
  [{ labels: { _has_keys_all: [] } }, ['open', 'secret']],
])('a jsonb column compares: %j', async (where, titles) => {
  const query =
    'query ($where: main_page_thumbnail_bool_exp) { main_page_thumbnail(where: $where, order_by: { title: asc }) { title } }';
  const { data } = await service.execute(query, { where }, admin);
  expect(data).toEqual({ main_page_thumbnail: titles.map((title) => ({ title })) });
});

test('a condition may be written into the document, with variables in it', async () => {
  const query = `query ($price: Int!, $name: String = "Fox", $names: [String!]) {
    graphic(where: { _or: [{ price: { _in: [900, $price] } }, { name_en: { _in: $names } }, { name_en: { _eq: $name } }] }
      order_by: [{ id: asc }]) { name_en } }`;
  const names = (answer: { data?: Record<string, unknown> }) =>
    listed<{ name_en: string }>(answer.data?.graphic).map(({ name_en }) => name_en);
  expect(names(await service.execute(query, { price: 3000, names: [] }, admin))).toEqual([
    'Cat',
    'Fox',
    'Rabbit',
    'Bear',
  ]);
  expect(names(await service.execute(query, { price: 0, names: ['Cat'], name: '-' }, admin))).toEqual([
    'Cat',
    'Rabbit',
    'Bear',
  ]);
});

test.each([
  ['{ graphic(where: { price: { _eq: null } }) { id } }', {}],
  ['query ($p: Int) { graphic(where: { price: { _eq: $p } }) { id } }', { p: null }],
  ['query ($p: Int) { graphic(where: { price: { _eq: $p } }) { id } }', {}],
  ['query ($w: graphic_bool_exp) { graphic(where: $w) { id } }', { w: { price: { _eq: null } } }],
  ['query ($w: graphic_bool_exp) { graphic(where: $w) { id } }', { w: { price: { _in: [null] } } }],
])('to compare with null is a mistake: %s %j', async (query, variables) => {
  expect(await service.refusal(query, variables, admin)).toMatchObject({
    code: 'validation-failed',
    message: "unexpected null value for type 'Int'",
  });
});
