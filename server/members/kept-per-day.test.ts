import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxUploadBytesPerDay } from '#server/catalogue/uploads/uploads.ts';
import { memberMutations } from '#server/data-service/mutation-rate.ts';
import type { Contract } from '#src/shared/contracts/contract.ts';
import { withDatabase } from '../../tests/support/database.ts';
import { maxAddresses } from './addresses.ts';

// docs/operating/kept-per-day.md says what one member can make the shop keep. `UPDATE_DOCS=1` writes it anew.
const { pool } = withDatabase();
const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/operating/kept-per-day.md');

type Row = readonly [what: string, perDay: number, bytes: number, bound: string, keptFor: string];

/**
 * The bytes that each call that writes adds: bytes with indexes, measured or above what its fields may have; for ever unless it says
 * otherwise. `null`: it changes or deletes what is there, or adds no row beyond a fixed number for each member.
 */
const added: Readonly<Record<string, readonly [bytes: number, keptFor: string] | null>> = {
  'POST /addresses': [2_000, 'a day after it is removed'],
  'PUT /me/agreements': [7 * 250, 'as long as the law wants'],
  'POST /checkouts': [12_000, 'two days'],
  'POST /customs/:id/share': [300, '30 days after it is revoked'],
  'POST /order-products/:id/confirm': [800, 'a day'],
  'POST /graphics': [3_000, 'for ever; 20 wait at once'],
  'POST /inquiries': [5_000, 'for ever'],
  'POST /products/:id/inquiries': [4_500, 'for ever'],
  'POST /orders/:id/cancel': [3_000, 'for ever'],
  'POST /orders/:id/claims': [8_000, 'for ever'],
  'POST /coupons/:id/download': [1_000, 'a day; a coupon once'],
  'POST /coupons/register': [1_000, 'a day; a coupon once'],
  'POST /orders': [30_000, 'for ever; ten unpaid at once'],
  'POST /reviews/:id/report': [1_200, 'for ever; a review once'],
  'PATCH /reviews/:id': null,
  // One for each line that was bought.
  'POST /reviews': null,
  'DELETE /addresses/:id': null,
  'POST /addresses/:id/restore': null,
  'PATCH /addresses/:id': null,
  'PATCH /artist/profile': null,
  // Codes are delayed by member, target and network.
  'POST /auth/codes': null,
  'POST /auth/codes/verify': null,
  // A cart has a fixed number of lines.
  'POST /cart/items': null,
  'DELETE /cart/items': null,
  'POST /cart/merge': null,
  'PUT /cart/selection': null,
  'PATCH /cart/items/:id': null,
  'PATCH /checkouts/:id': null,
  'DELETE /customs/:id/share': null,
  'DELETE /me/sessions': null,
  'DELETE /me/sessions/:id': null,
  'POST /me/reauthentication': null,
  'PUT /me/password': null,
  'PUT /me/phone': null,
  'PATCH /me': null,
  'POST /me/withdrawal': null,
  'POST /notifications/read': null,
  'POST /orders/:id/cancel-quote': null,
  'POST /orders/:id/refund-account': null,
  'DELETE /claims/:id': null,
  // One payment of an order.
  'POST /payments/:payment_id/complete': null,
  'PATCH /product-inquiries/:id': null,
  'DELETE /product-inquiries/:id': null,
  // Ten browsers and 500 topics of a member.
  'PUT /push/subscription': null,
  'PUT /push/topics': null,
  'DELETE /push/topics': null,
  'POST /orders/quote': null,
  'DELETE /reviews/:id': null,
  // One account of each provider.
  'POST /me/social-accounts': null,
  'DELETE /me/social-accounts/:provider': null,
  // Counted by bytes, see below.
  'POST /uploads': null,
  // One wallet; a key a day for each call.
  'POST /wallet/connect': [600, 'a day'],
  'POST /wallet': [600, 'a day'],
  'DELETE /wallet': null,
  'POST /wallet/code': null,
};

const modules = globSync('src/shared/contracts/*.ts', { cwd: root }).filter(
  (name) => !name.includes('.test.'),
);
const contracts = (
  await Promise.all(modules.map((name) => import(path.join(root, name)) as Promise<Record<string, unknown>>))
).flatMap((module) => Object.values(module).filter(isContract));

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'responses' in value;
}

/** Calls that write and that any member may make. */
const writes = contracts.filter(
  ({ endpoint, access, roles }) => !endpoint.startsWith('GET ') && access !== 'public' && !roles,
);

function callsPerDay({ perDay, rateLimit }: Contract): number {
  if (perDay) return perDay;
  return rateLimit ? (rateLimit.max / rateLimit.minutes) * 24 * 60 : Number.POSITIVE_INFINITY;
}

const restRows = (): Row[] =>
  writes.flatMap((contract) => {
    const entry = added[contract.endpoint];
    if (!entry) return [];
    const bound = contract.perDay ? '`perDay` of the contract' : '`rateLimit` of the contract';
    return [[`\`${contract.endpoint}\``, callsPerDay(contract), entry[0], bound, entry[1]] as const];
  });

async function otherRows(): Promise<Row[]> {
  const { rows } = await pool.query('select * from shop_policy');
  const { custom_daily_max: customs, custom_daily_layers_max: layers, custom_saved_max: saved } = rows[0];
  return [
    [
      'Photos and graphics',
      1,
      maxUploadBytesPerDay,
      '`maxUploadBytesPerDay`; `maxUploadBytes` in all',
      'a day without use',
    ],
    [
      'Designs with their sides',
      customs,
      2_500,
      '`custom_daily_max`; `custom_saved_max` at once',
      '30 days after removal',
    ],
    // A picture is replaced by the next one of its side, so what counts is how many sides there are.
    ['Pictures of designs with four sides', 4 * saved, 150_000, '`custom_saved_max`', 'until the next one'],
    [
      'Layers of designs, and the log of their removal',
      layers,
      500,
      '`custom_daily_layers_max`',
      '30 days after removal',
    ],
    [
      'Likes and follows',
      memberMutations.perDay,
      300,
      '`memberMutations`; one for each thing',
      'until its member leaves',
    ],
  ];
}

const cellsOf = ([what, perDay, bytes, bound, keptFor]: Row) => [
  what,
  what.startsWith('Photos') ? '' : perDay.toLocaleString('en'),
  what.startsWith('Photos') ? '' : bytes.toLocaleString('en'),
  ((perDay * bytes) / 1e6).toFixed(2),
  bound,
  keptFor,
];

const begin = '<!-- table -->';
const end = '<!-- end -->';
const header = ['What', 'A day', 'Bytes each', 'MB a day', 'Bounded by', 'Kept'];

function tableOf(rows: readonly Row[]): string {
  const lines = [header, ...rows.map(cellsOf)];
  const widths = header.map((_name, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return [line(header), rule, ...lines.slice(1).map(line)].join('\n');
}

test('every call of a member that writes says what it adds, and none adds without a bound', () => {
  expect(writes.map(({ endpoint }) => endpoint).sort()).toEqual(Object.keys(added).sort());
  for (const contract of writes.filter(({ endpoint }) => added[endpoint])) {
    expect(callsPerDay(contract), contract.endpoint).toBeLessThan(Number.POSITIVE_INFINITY);
  }
});

test('the page about what one member can make the shop keep agrees with the code', async () => {
  const rows = [...(await otherRows()), ...restRows()].sort((a, b) => b[1] * b[2] - a[1] * a[2]);
  const sum = rows.reduce((bytes, [, perDay, each]) => bytes + perDay * each, 0) / 1e6;
  const table = `${tableOf(rows)}\n\nAll together: ${Math.ceil(sum)} MB a day, and ${maxAddresses} addresses at once.`;
  if (process.env.UPDATE_DOCS) {
    const text = readFileSync(page, 'utf8');
    const [before] = text.split(begin);
    const [, after] = text.split(end);
    writeFileSync(page, `${before}${begin}\n\n${table}\n\n${end}${after}`);
  }
  expect(readFileSync(page, 'utf8')).toContain(table);
  // Photos take two fifths of it.
  expect(sum).toBeLessThan(250);
});
