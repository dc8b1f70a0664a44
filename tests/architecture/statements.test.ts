import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getConstructionPlans } from 'pg-boss';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { checkStatements, type Report } from './statements/check-statements.ts';
import { openProgram } from './statements/find-statements.ts';

const { pool } = withDatabase();

/** Files whose statements are put together from values of the run, with the reason. Each statement counts. */
const composed: readonly (readonly [file: string, reason: string])[] = [
  ['demo/scale/insert-scale-rows.ts', 'creates its own temporary tables and fills a large shop'],
  ['demo/seeding/rows.ts', 'the columns of any table, from the rows'],
  ['server/catalogue/search/find-items.ts', 'one condition for each searched word'],
  ['server/data-service/execute/run-mutation.ts', 'compiled from GraphQL'],
  ['server/data-service/execute/run-query.ts', 'compiled from GraphQL'],
  [
    'server/http/ssr/public-rows.ts',
    'made of the rows that a public page states; the tests of addresses and sitemaps run each',
  ],
  [
    'server/http/ssr/public-rows.ts',
    'made of the rows that a public page states; the tests of addresses and sitemaps run each',
  ],
  [
    'server/http/ssr/public-rows.ts',
    'made of the rows that a public page states; the tests of addresses and sitemaps run each',
  ],
  [
    'server/http/ssr/public-rows.ts',
    'made of the rows that a public page states; the tests of addresses and sitemaps run each',
  ],
  ['server/ordering/placing/insert-order.ts', 'joins writes, with the columns of the rows'],
  ['server/ordering/placing/used-address.ts', 'joins writes, whose places are renumbered'],
  ['server/platform/database/embedded/embedded-postgres.ts', 'the name of the database is escaped'],
  ['server/platform/jobs/jobs.ts', 'statements of pg-boss'],
];

/** Columns that have nulls and other values, but not in the rows that the statement asks for. */
const proved: Readonly<Record<string, string>> = {
  'server/http/rest/idempotency.ts status': 'a committed key has its answer',
  'server/members/consents.ts type': 'the statement names the types',
  'server/members/sign-up-agreements.ts type': 'the statement names the types',
  'server/ordering/payments/settle-order.ts method': 'an order that is free has no payment',
  'server/platform/jobs/outbound-calls.ts before': 'the statement names the states',
  'server/platform/jobs/outbound-calls.ts payload': 'a call keeps it until it is made',
  'server/services/wallet/member-wallet.ts connectedAt': 'a check: a connected wallet has all of these',
  'server/services/wallet/member-wallet.ts email': 'a connected wallet has it',
  'server/services/wallet/member-wallet.ts requestKey': 'a connected wallet has it',
  'server/services/wallet/member-wallet.ts walletId': 'a connected wallet has it',
};

const withoutLine = (place: string): string => place.replace(/:\d+/, '');

async function reportOn(tsconfig: string): Promise<Report> {
  const client = await pool.connect();
  const program = openProgram(tsconfig);
  try {
    return await checkStatements(client, program);
  } finally {
    program.close();
    client.release();
  }
}

let shop: Report;
beforeAll(async () => {
  // Some statements read the tables of the job queue.
  await pool.query(getConstructionPlans('jobs'));
  shop = await reportOn(path.resolve(import.meta.dirname, 'statements/tsconfig.json'));
}, 120_000);

/** The file and the column of a fault that a statement may prove to be none. */
const columnOf = (fault: string): string =>
  /^(\S+ \S+) may (?:be null|also be )/.exec(withoutLine(fault))?.[1] ?? '';

test('every statement is what the database has, and its row type is what the statement returns', () => {
  expect(shop.faults.filter((fault) => proved[columnOf(fault)] === undefined)).toEqual([]);
  expect(shop.textCount).toBeGreaterThan(shop.statementCount);
});

test('statements that are put together at run time are known by name', () => {
  const files = shop.unknown.map((found) => withoutLine(found).split(' ')[0]);
  expect(files.sort()).toEqual(composed.map(([file]) => file));
  expect(shop.statementCount).toBeGreaterThan(500);
});

test('no reason is given for a column that needs none', () => {
  const needed = shop.faults.map(columnOf);
  expect(Object.keys(proved).filter((place) => !needed.includes(place))).toEqual([]);
});

/** What the seeded statements use, on one line. */
const declarations = [
  'declare const pool: { query<Row = any>(text: string | object, values?: readonly unknown[]): Promise<{ rows: Row[] }> };',
  `const columns = 'id, order_number as "orderNumber"';`,
  `const ofTable = (table: string) => \`select id from \${table} where id = $1\`;`,
].join(' ');

/** Each with the fault that it is seeded with; nothing for those that are right. */
const seeded: readonly (readonly [code: string, fault: RegExp | null])[] = [
  [`pool.query<{ id: string; type: 'ADD' | 'USE' | 'EXPIRE' }>('select id, type from point_history')`, null],
  [`pool.query<{ id: string; orderNumber: string }>(\`select \${columns} from orders\`)`, null],
  [
    'pool.query<{ id: string; paid_at: Date }>("select id, paid_at from orders where paid_at is not null")',
    null,
  ],
  [
    `for (const table of Object.values({ orders: 'orders', members: '"user"' })) pool.query<{ id: string }>(ofTable(table), ['1'])`,
    null,
  ],
  [`pool.query('select 1; select 2')`, null],
  [
    `pool.query<{ id: string }>('select id from orders where stat = $1', ['PAID'])`,
    /column "stat" does not exist/,
  ],
  [`pool.query({ name: 'paid', text: 'select id form orders' })`, /syntax error/],
  [`pool.query(\`select \${columns} from order\`)`, /syntax error/],
  [
    `for (const table of ['orders', 'order']) pool.query<{ id: string }>(ofTable(table), ['1'])`,
    /syntax error/,
  ],
  [`pool.query('select 1; select stat from orders')`, /column "stat" does not exist/],
  [`pool.query<{ id: string; state: string }>('select id from orders')`, /state is not returned/],
  [`pool.query<{ id: string }>('select id, state from orders')`, /state is returned for nobody/],
  [
    `pool.query<{ paid: string | null }>('select paid_at as paid from orders')`,
    /paid is Date, not null \| string/,
  ],
  [
    `pool.query<{ point: number }>('select sum(amount) as point from point_history')`,
    /point is string, not number/,
  ],
  [`pool.query<{ state: 'ACT' | 'HIDDEN' | 'GONE' }>('select state from artist')`, /state is never 'GONE'/],
  [`pool.query<{ state: 'ACT' }>('select state from artist')`, /state may also be HIDDEN/],
  [`pool.query<{ paid_at: Date }>('select paid_at from orders')`, /paid_at may be null/],
  [`pool.query('delete from orders where id = $1 and state = $2', ['1'])`, /2 parameters and 1 values/],
  ['pool.query(text)', null],
  [`const { rows } = await pool.query('select id from orders')`, /rows without a type/],
];

let breaches: Report;
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kkumim-statements-'));
  const compilerOptions = { target: 'es2024', module: 'esnext', strict: true, noEmit: true, types: [] };
  const config = { compilerOptions, files: ['seeded.ts'] };
  const lines = seeded.map(([statement]) => `async function one(text: string) { ${statement}; }`);
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  await writeFile(path.join(folder, 'seeded.ts'), [declarations, ...lines].join('\n'));
  breaches = await reportOn(path.join(folder, 'tsconfig.json'));
  await rm(folder, { recursive: true });
}, 60_000);

test.each(seeded.map((each, index) => [index, ...each] as const))(
  'seeded statement %i is judged right: %s',
  (index, _statement, fault) => {
    const found = breaches.faults.filter((one) => one.includes(`seeded.ts:${index + 2} `));
    expect(found).toEqual(fault ? [expect.stringMatching(fault)] : []);
  },
);

test('a seeded text that is known only at run time is named', () => {
  expect(breaches.unknown).toEqual([expect.stringMatching(/ text$/)]);
});
