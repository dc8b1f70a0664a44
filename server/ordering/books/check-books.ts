import type { Pool, PoolClient } from 'pg';
import type { Check, Subject } from './check.ts';
import { holdingChecks } from './holding-checks.ts';
import { couponChecks, memberChecks, productChecks } from './ledger-checks.ts';
import { moneyChecks } from './money-checks.ts';

/** Something that does not add up. */
export type Mismatch = {
  readonly check: string;
  readonly lookAt: string;
  readonly id: string;
  /** By which a person finds it: the number of an order or a claim, the name of a coupon or a product. */
  readonly reference: string;
  readonly amounts: Readonly<Record<string, unknown>>;
};

export type CheckResult = { readonly name: string; readonly checked: number; readonly mismatches: number };

type Database = Pool | PoolClient;
type Report = (mismatch: Mismatch) => void;

/** A batch takes milliseconds, and no more of the shop than its ids is ever in memory. */
const subjects: readonly Subject[] = [
  { table: 'orders', key: 'id', batch: 500, checks: [...moneyChecks, ...holdingChecks] },
  { table: 'user_point', key: 'user_id', batch: 500, checks: memberChecks },
  { table: 'coupon', key: 'id', batch: 20, checks: couponChecks },
  { table: 'product', key: 'id', batch: 500, checks: productChecks },
];

/** Checks everything, batch by batch, while the shop goes on, and writes down how much was found. */
export async function checkBooks(database: Database, report: Report): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const subject of subjects) results.push(...(await checkSubject(database, subject, report)));
  await storeResults(database, results);
  return results;
}

async function checkSubject(database: Database, subject: Subject, report: Report): Promise<CheckResult[]> {
  const mismatches = new Map(subject.checks.map(({ name }) => [name, 0]));
  let checked = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await readBatch(database, subject, last);
    for (const check of subject.checks) {
      const found = await findMismatches(database, check, ids);
      mismatches.set(check.name, (mismatches.get(check.name) ?? 0) + found.length);
      found.forEach(report);
    }
    checked += ids.length;
    last = ids.at(-1) ?? last;
    if (ids.length < subject.batch)
      return Array.from(mismatches, ([name, count]) => ({ name, checked, mismatches: count }));
  }
}

async function readBatch(
  database: Database,
  { table, key, batch }: Subject,
  last: string,
): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select ${key} as id from ${table} where ${key} > $1 order by ${key} limit $2`,
    [last, batch],
  );
  return rows.map(({ id }) => id);
}

async function findMismatches(database: Database, check: Check, ids: readonly string[]): Promise<Mismatch[]> {
  if (ids.length === 0) return [];
  const { rows } = await database.query<Pick<Mismatch, 'id' | 'reference' | 'amounts'>>(check.statement, [
    ids,
  ]);
  return rows.map((row) => ({ check: check.name, lookAt: check.lookAt, ...row }));
}

/** Results of checks that a release has no more go with it. */
async function storeResults(database: Database, results: readonly CheckResult[]): Promise<void> {
  const names = results.map(({ name }) => name);
  await database.query(
    `insert into books_check (name, checked, mismatches)
     select * from unnest($1::text[], $2::int[], $3::int[])
     on conflict (name) do update set checked = excluded.checked, mismatches = excluded.mismatches, checked_at = now()`,
    [names, results.map(({ checked }) => checked), results.map(({ mismatches }) => mismatches)],
  );
  await database.query('delete from books_check where name <> all ($1)', [names]);
}
