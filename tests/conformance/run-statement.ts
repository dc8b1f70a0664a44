import * as v from 'valibot';
import { type Statement, statement } from './case.ts';
import { applyToMetadata } from './metadata-statements.ts';
import { type Missing, whyNotReplayed, withoutPostgis } from './out-of-scope.ts';
import type { ReplayedService } from './replayed-service.ts';
import { type TrackedTables, untrack } from './tracked-tables.ts';

export type World = {
  readonly service: ReplayedService;
  readonly tables: TrackedTables;
  readonly missing: Missing;
};

const several = v.array(statement);
const script = v.looseObject({ sql: v.string() });
const newRows = v.looseObject({
  table: v.union([v.string(), v.looseObject({ name: v.string() })]),
  objects: v.array(v.record(v.string(), v.unknown())),
});

/** Does what a statement posted to `/v1/query`, `/v2/query` or `/v1/metadata` says. */
export async function runStatement(world: World, given: Statement): Promise<void> {
  const { type, args } = given;
  const refused = whyNotReplayed(given);
  if (refused) {
    if (refused.name) world.missing.set(refused.name, refused.reason);
    return;
  }
  switch (type.replace(/^pg_/, '')) {
    case 'bulk':
    case 'concurrent_bulk':
      for (const each of v.parse(several, args)) await runStatement(world, each);
      return;
    case 'run_sql':
      await runScript(world, v.parse(script, args).sql);
      return;
    case 'insert':
      await insertRows(world, v.parse(newRows, args));
      return;
  }
  if (!applyToMetadata(world.tables, given)) throw new Error(`"${type}" is not replayed`);
  world.service.forget();
}

async function runScript({ service, tables }: World, sql: string): Promise<void> {
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

async function insertRows({ service }: World, { table, objects }: v.InferOutput<typeof newRows>) {
  const name = typeof table === 'string' ? table : table.name;
  const query = `mutation ($objects: [${name}_insert_input!]!) { insert_${name}(objects: $objects) { affected_rows } }`;
  const { body } = await service.ask(query, { objects });
  if (typeof body === 'object' && body !== null && 'errors' in body)
    throw new Error(JSON.stringify(body.errors));
}
