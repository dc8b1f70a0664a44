import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

const nested = (levels: number, inner: string): string =>
  levels === 0 ? inner : nested(levels - 1, `{ artist { graphics ${inner} } }`);
const not = (levels: number): object => (levels === 0 ? {} : { _not: not(levels - 1) });
const some = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

type Question = readonly [query: string, variables: object];
const where = (condition: object): Question => [
  'query ($where: graphic_bool_exp) { graphic(where: $where) { id } }',
  { where: condition },
];
const page = (limit: number): Question => [
  'query ($limit: Int) { graphic(limit: $limit) { id } }',
  { limit },
];

/** The body, and how many statements PostgreSQL was sent for it. */
async function counted<Answer>(run: () => Promise<Answer>): Promise<[Answer, number]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    return [await run(), sent.mock.calls.length];
  } finally {
    sent.mockRestore();
  }
}

/** A document with so many values in its arguments. */
const withValues = (count: number) => {
  const twenty = some(20, () => `{ position: { _in: [${'1 '.repeat(196)}] } }`).join(' ');
  return `{ graphic(where: { _or: [${twenty} ${'{} '.repeat(count - 20 * 199 - 2)}] }) { id } }`;
};

const withDetours = (count: number) =>
  `{ graphic(where: { _or: [${'{ artist: { graphics: { artist: { graphics: {} } } } }'.repeat(count)}] }) { id } }`;

const ids = (count: number) => some(count, () => id('graphic', 1));

test.each([
  [
    'depth',
    `{ graphic ${nested(5, '{ id }')} }`,
    `{ graphic ${nested(6, '{ id }')} }`,
    'depth-limit-exceeded',
  ],
  [
    'aliases',
    `{ graphic { ${some(30, (n) => `a${n}: id`).join(' ')} } }`,
    `{ graphic { ${some(31, (n) => `a${n}: id`).join(' ')} } }`,
    'node-limit-exceeded',
  ],
  [
    'nodes',
    `{ graphic { ${'...A '.repeat(5)} } } fragment A on graphic { ${'...B '.repeat(199)} } fragment B on graphic { id }`,
    `{ graphic { ${'...A '.repeat(5)} } } fragment A on graphic { ${'...B '.repeat(200)} } fragment B on graphic { id }`,
    'node-limit-exceeded',
  ],
  ['values', withValues(4_000), withValues(4_001), 'node-limit-exceeded'],
  [
    'operations',
    '{ graphic { id } }',
    some(6, (n) => `query Q${n} { graphic { id } }`).join(' '),
    'batch-limit-exceeded',
  ],
  ['cost', withDetours(30), withDetours(200), 'limit-exceeded'],
  ['page', '{ graphic(limit: 100) { id } }', '{ graphic(limit: 101) { id } }', 'limit-exceeded'],
  [
    'nested page',
    '{ artist { graphics(limit: 100) { id } } }',
    '{ artist { graphics(limit: 101) { id } } }',
    'limit-exceeded',
  ],
  ['offset', '{ graphic(offset: 0) { id } }', '{ graphic(offset: -1) { id } }', 'not-supported'],
  [
    'pattern',
    '{ graphic(where: { name_ko: { _ilike: "%고양%" } }) { id } }',
    '{ graphic(where: { name_ko: { _ilike: "%고_%" } }) { id } }',
    'limit-exceeded',
  ],
  [
    'expressions',
    '{ graphic(where: { name_en: { _eq: "(a+)+$" } }) { id } }',
    '{ graphic(where: { name_en: { _regex: "(a+)+$" } }) { id } }',
    'limit-exceeded',
  ],
])('%s: just enough passes, one more is refused before any SQL', async (_limit, passes, refused, code) => {
  const [answer, statements] = await counted(() => service.execute(passes));
  expect(answer.errors).toBeUndefined();
  expect(statements).toBeGreaterThan(0);
  expect(await counted(() => service.refusal(refused))).toMatchObject([{ code, data: undefined }, 0]);
});

test.each<[limit: string, passes: Question, refused: Question, code: string]>([
  ['_in', where({ id: { _in: ids(200) } }), where({ id: { _in: ids(201) } }), 'limit-exceeded'],
  [
    'values',
    where({ _and: some(3_998, () => ({})) }),
    where({ _and: some(3_999, () => ({})) }),
    'limit-exceeded',
  ],
  ['depth of where', where(not(12)), where(not(13)), 'depth-limit-exceeded'],
  ['pattern', where({ name_en: { _like: 'Ca%' } }), where({ name_en: { _like: '%%' } }), 'limit-exceeded'],
  ['page', page(100), page(101), 'limit-exceeded'],
])('%s in a variable: just enough passes, one more is refused', async (_limit, passes, refused, code) => {
  expect((await service.execute(...passes)).errors).toBeUndefined();
  // Again, for the second time the plan is known.
  for (const _ of [1, 2]) {
    expect(await counted(() => service.refusal(...refused))).toMatchObject([{ code }, 0]);
  }
  expect((await service.execute(...passes)).errors).toBeUndefined();
});

test('many updates at once: just enough pass, one more is refused', async () => {
  const updates = (count: number) =>
    service.execute(
      'mutation ($updates: [custom_layer_updates!]!) { update_custom_layer_many(updates: $updates) { affected_rows } }',
      { updates: some(count, () => ({ where: { _or: [] }, _set: { deleted_at: null } })) },
      { role: 'user', user: id('user', 1) },
    );
  expect((await updates(200)).data?.update_custom_layer_many).toHaveLength(200);
  expect(await counted(() => updates(201))).toMatchObject([
    { errors: [{ extensions: { code: 'limit-exceeded' } }] },
    0,
  ]);
});

test('a batch is answered in order, up to five', async () => {
  const batch = (count: number) =>
    some(count, (n) => ({ query: n === 1 ? '{ nothing }' : `{ a${n}: graphic(limit: 1) { id } }` }));
  const answers = (await service.post(batch(5))).json();
  expect(answers.map((answer: object) => Object.keys(answer)[0])).toEqual([
    'data',
    'errors',
    'data',
    'data',
    'data',
  ]);
  const [refused, statements] = await counted(() => service.post(batch(6)));
  expect(refused.json().errors[0].extensions.code).toBe('batch-limit-exceeded');
  expect(statements).toBe(0);
});

test('a body of more than 100 kB is not read', async () => {
  const body = (bytes: number) => JSON.stringify({ query: '{ graphic(limit: 1) { id } }' }).padEnd(bytes);
  expect((await service.post(body(100_000))).json()).toHaveProperty('data.graphic');
  const [refused, statements] = await counted(() => service.post(body(100_001)));
  expect(refused.statusCode).toBe(413);
  expect(refused.json().errors[0].extensions.code).toBe('body-limit-exceeded');
  expect(statements).toBe(0);
});

test('a list without a limit ends at a hundred rows; its count does not', async () => {
  await service.pool.query(
    `insert into notice (title, content) select 'notice ' || n, '' from generate_series(1, 130) n`,
  );
  const { data } = await service.execute(
    '{ notice { id } notice_aggregate { aggregate { count } nodes { id } } }',
  );
  expect(data?.notice).toHaveLength(100);
  expect(data?.notice_aggregate).toMatchObject({ aggregate: { count: 130 }, nodes: { length: 100 } });
});

test.each([
  `{ graphic(where: ${'{ _not: '.repeat(3000)}{}${' }'.repeat(3000)}) { id } }`,
  `{ graphic(limit: ${'['.repeat(40_000)}`,
  '{'.repeat(50_000),
  `{ ...A } ${some(300, (n) => `fragment ${'A'.repeat(n + 1)} on query_root { ...${'A'.repeat(n + 2)} ...${'A'.repeat(n + 2)} }`).join(' ')}`,
  '{ ...A } fragment A on query_root { ...B } fragment B on query_root { ...A }',
])('a query that would exhaust the process is refused at once', async (query) => {
  // The time of this process: other work on the machine does not count.
  const before = process.cpuUsage();
  const refusal = await service.refusal(query);
  expect(refusal.data).toBeUndefined();
  expect(refusal.code).toMatch(/validation-failed|limit-exceeded/);
  const { user, system } = process.cpuUsage(before);
  expect(user + system, 'microseconds').toBeLessThan(1_500_000);
});

test('a statement that runs too long is stopped, and the next one runs', async () => {
  await service.pool.query(
    `create or replace view user_profile as select id, nickname from "user" where pg_sleep(3) is not null`,
  );
  expect((await service.refusal('{ user_profile { id } }')).code).toBe('time-limit-exceeded');
  expect((await service.execute('{ graphic(limit: 1) { __typename } }')).errors).toBeUndefined();
});
