import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEngine } from '../../tests/support/engine.ts';
import { matchesWhere, type Relations, type Row, sortRows } from '../../tests/support/evaluate-where.ts';

const crates: readonly Row[] = [
  { id: 1, height: 1 },
  { id: 2, height: null },
  { id: 3, height: 3 },
];
const items: readonly Row[] = Array.from({ length: 24 }, (_, n) => ({
  id: n + 1,
  crate_id: [1, 2, null][n % 3] ?? null,
  price: n % 5 === 0 ? null : n % 7,
  is_gift: [true, false, null][n % 4] ?? null,
  name: n % 6 === 0 ? null : `name ${n % 4}`,
}));

const { execute } = withEngine(
  `create table crate (id int primary key, height int);
   create table item (id int primary key, crate_id int references crate, price int, is_gift boolean, name text);
   insert into crate select * from json_populate_recordset(null::crate, '${JSON.stringify(crates)}');
   insert into item select * from json_populate_recordset(null::item, '${JSON.stringify(items)}');`,
  [
    {
      table: 'crate',
      array_relationships: [
        { name: 'items', using: { foreign_key_constraint_on: { table: 'item', column: 'crate_id' } } },
      ],
    },
    {
      table: 'item',
      object_relationships: [{ name: 'crate', using: { foreign_key_constraint_on: 'crate_id' } }],
    },
  ],
);

const relations: Relations = {
  crate: (item) => crates.filter(({ id }) => id === item.crate_id),
  items: (crate) => items.filter(({ crate_id }) => crate_id === crate.id),
};

const number = fc.integer({ min: -1, max: 7 });
const comparing = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    ...['_eq', '_neq', '_gt', '_lte'].map((operator) => value.map((each) => ({ [operator]: each }))),
    ...['_in', '_nin'].map((operator) =>
      fc.array(value, { maxLength: 3 }).map((each) => ({ [operator]: each })),
    ),
    fc.boolean().map((is) => ({ _is_null: is })),
  );
const equal = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(
    ...['_eq', '_neq'].map((operator) => value.map((each) => ({ [operator]: each }))),
    fc.array(value, { maxLength: 2 }).map((each) => ({ _nin: each })),
  );

type Trees = fc.Arbitrary<Record<string, unknown>>;

const optional = (parts: Record<string, fc.Arbitrary<unknown>>): Trees =>
  fc.record(parts, { requiredKeys: [] });

const logic = (part: Trees) => ({
  _and: fc.array(part, { maxLength: 2 }),
  _or: fc.array(part, { maxLength: 2 }),
  _not: part,
});

// Bounded by hand: a record of records of records grows faster than anyone can ask.
const ofItem = (depth: number): Trees => {
  const columns = {
    price: comparing(number),
    is_gift: equal(fc.boolean()),
    name: equal(fc.constantFrom('name 1', 'name 2', "it's")),
  };
  return depth === 0
    ? optional(columns)
    : fc.oneof(
        optional(columns),
        optional({ ...columns, ...logic(ofItem(depth - 1)) }),
        optional({ crate: ofCrate(depth - 1) }),
      );
};

const ofCrate = (depth: number): Trees => {
  const columns = { height: comparing(number) };
  return depth === 0
    ? optional(columns)
    : fc.oneof(
        optional(columns),
        optional({ ...columns, ...logic(ofCrate(depth - 1)) }),
        optional({ items: ofItem(depth - 1) }),
      );
};

const order = fc.array(
  fc.record({
    column: fc.constantFrom('price', 'is_gift', 'crate_id'),
    direction: fc.constantFrom(
      'asc',
      'desc',
      'asc_nulls_first',
      'asc_nulls_last',
      'desc_nulls_first',
      'desc_nulls_last',
    ),
  }),
  { maxLength: 2 },
);

const query = `query ($where: item_bool_exp, $order: [item_order_by!], $limit: Int, $offset: Int) {
  item(where: $where, order_by: $order, limit: $limit, offset: $offset) { id }
  item_aggregate(where: $where) { aggregate { count } } }`;

test('any where, order and page mean in SQL what they mean in plain TypeScript', async () => {
  const page = fc.option(fc.nat({ max: 10 }), { nil: null });
  await fc.assert(
    fc.asyncProperty(ofItem(3), order, page, page, async (where, terms, limit, offset) => {
      const met = items.filter((item) => matchesWhere(where, item, relations));
      const expected = sortRows(met, terms).slice(
        offset ?? 0,
        limit === null ? undefined : (offset ?? 0) + limit,
      );
      const answer = await execute(query, undefined, {
        where,
        // The key is the last word in any order, so it is named where nothing else is.
        order: [...terms, { column: 'id', direction: 'asc' }].map(({ column, direction }) => ({
          [column]: direction,
        })),
        limit,
        offset,
      });
      expect(answer.item.map(({ id }: Row) => id)).toEqual(expected.map(({ id }) => id));
      expect(answer.item_aggregate.aggregate.count).toBe(met.length);
    }),
    { numRuns: 100 },
  );
}, 60_000);
