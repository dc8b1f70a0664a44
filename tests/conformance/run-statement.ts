import * as v from 'valibot';
import { type Statement, statement } from './case.ts';
import { insertRows } from './insert-rows.ts';
import { applyToMetadata } from './metadata-statements.ts';
import { enumTableOf, enumTables, type Missing, outOfScopeReason, withoutPostgis } from './out-of-scope.ts';
import type { ReplayedService } from './replayed-service.ts';
import { type TrackedTables, untrack } from './tracked-tables.ts';

export type ReplayContext = {
  readonly service: ReplayedService;
  readonly tables: TrackedTables;
  readonly missing: Missing;
};

const several = v.array(statement);
const script = v.looseObject({ sql: v.string() });
const success = { message: 'success' };

/** Does what a statement posted to `/v1/query`, `/v2/query` or `/v1/metadata` says, and returns its answer. */
export async function runStatement(context: ReplayContext, given: Statement): Promise<unknown> {
  const { type, args } = given;
  const refused = outOfScopeReason(given);
  if (refused) {
    if (refused.name) context.missing.set(refused.name, refused.reason);
    return success;
  }
  switch (type.replace(/^pg_/, '')) {
    case 'bulk':
    case 'concurrent_bulk': {
      const answers: unknown[] = [];
      for (const each of v.parse(several, args)) answers.push(await runStatement(context, each));
      return answers;
    }
    case 'run_sql':
      await runScript(context, v.parse(script, args).sql);
      return { result_type: 'CommandOk', result: null };
    case 'insert':
      return { affected_rows: await insertRows(context.service.pool, args) };
  }
  if (!applyToMetadata(context.tables, given)) throw new Error(`"${type}" is not replayed`);
  const enumTable = enumTableOf(given);
  if (enumTable) context.missing.set(enumTable, enumTables);
  context.service.forget();
  return success;
}

async function runScript({ service, tables }: ReplayContext, sql: string): Promise<void> {
  await service.pool.query(withKnownLocale(withoutPostgis(sql)));
  const { rows } = await service.pool.query<{ name: string }>(
    `select format('%s.%s', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  for (const name of tables.keys()) {
    const [schema, table] = name.split('.');
    if (!existing.has(name)) untrack(tables, { schema, name: table });
  }
  service.forget();
}

/** Amounts of money are written with the same sign in the one locale that every system has. */
const withKnownLocale = (sql: string) =>
  sql.replaceAll(/set\s+lc_monetary\s+to\s+"[^"]+"/gi, `set lc_monetary to 'C'`);
