import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Case, Statement } from './case.ts';

/** Names that a replayed setup could not bring about, with the reason: a case that speaks of one is skipped. */
export type Missing = Map<string, string>;

export const enumTables = 'enum tables are out of scope';

const reasons: Readonly<Record<string, string>> = {
  track_function: 'custom functions are out of scope',
  untrack_function: 'custom functions are out of scope',
  create_function_permission: 'custom functions are out of scope',
  add_computed_field: 'computed fields are out of scope',
  drop_computed_field: 'computed fields are out of scope',
  add_inherited_role: 'inherited roles are out of scope',
  create_event_trigger: 'event triggers are out of scope',
  add_remote_schema: 'remote schemas are out of scope',
  create_remote_relationship: 'remote schemas are out of scope',
  create_action: 'actions are out of scope',
  set_custom_types: 'actions are out of scope',
  set_table_is_enum: enumTables,
};

const named = v.object({ name: v.string() });
const onFunction = v.object({
  function: v.union([
    v.pipe(
      v.string(),
      v.transform((name) => ({ name })),
    ),
    named,
  ]),
});
const onTable = v.object({
  table: v.union([
    v.string(),
    v.pipe(
      named,
      v.transform(({ name }) => name),
    ),
  ]),
});

/** Nothing for a statement that can be replayed; else the reason, and the name that will be missing. */
export function outOfScopeReason({ type, args }: Statement): { reason: string; name: string } | undefined {
  if (/bulk/.test(type)) return undefined;
  const reason = reasons[type.replace(/^pg_/, '')] ?? (needsPostgis(args) ? postgis : undefined);
  if (!reason) return undefined;
  if (typeof args === 'string') return { reason, name: args };
  if (v.is(named, args)) return { reason, name: args.name };
  const called = v.safeParse(onFunction, args);
  if (called.success) return { reason, name: called.output.function.name };
  const table = v.safeParse(onTable, args);
  return { reason, name: table.success ? table.output.table : '' };
}

const trackedAsEnum = v.looseObject({ name: v.string(), is_enum: v.literal(true) });

/** The table that is tracked as an enum at once, without a statement of its own. */
export const enumTableOf = ({ args }: Statement): string | undefined =>
  v.is(trackedAsEnum, args) ? args.name : undefined;

const postgis = 'PostGIS is out of scope';
const spatialTypes = ['geography', 'geometry', 'raster'];

const needsPostgis = (args: unknown) => /(?<![a-z])st_(3d_)?[a-z]/i.test(JSON.stringify(args));

/** Takes the loading of PostGIS out of a script. */
export const withoutPostgis = (sql: string): string =>
  sql
    .replaceAll(/create\s+extension[^;]*postgis[^;]*;?/gi, '')
    .replaceAll(/do\s+\$\$(?:(?!\$\$)[\s\S])*postgis(?:(?!\$\$)[\s\S])*\$\$\s*;?/gi, '');

/** Lets tables with spatial columns be made; what the columns hold is no more than JSON. */
export async function createSpatialTypes(pool: Pool): Promise<void> {
  for (const type of spatialTypes) await pool.query(`create domain ${type} as jsonb`);
}

export async function recordSpatialColumns(pool: Pool, missing: Missing): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct attname as name from pg_attribute join pg_type on pg_type.oid = atttypid
     where typname = any($1) and attnum > 0`,
    [spatialTypes],
  );
  for (const { name } of rows) missing.set(name, postgis);
}

/** Columns that refer to an enum table have its rows as the values of an enum. */
export async function recordEnumColumns(pool: Pool, missing: Missing): Promise<void> {
  const tables = [...missing].flatMap(([name, reason]) => (reason === enumTables ? [name] : []));
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_constraint join pg_class on pg_class.oid = confrelid
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and relname = any($1)`,
    [tables],
  );
  for (const { name } of rows) missing.set(name, enumTables);
}

const addresses = ['/v1/graphql', '/v1alpha1/graphql', '/v1/query', '/v2/query', '/v1/metadata'];

const speaksOf = (name: string) =>
  new RegExp(`(?<!\\w)((insert|update|delete)_)?${name}(_aggregate|_by_pk|_one)?(?!\\w)`);

/** Why a case is not replayed, if it is not. */
export function whySkipped({ url, query }: Case, missing: Missing): string | undefined {
  if (!addresses.includes(url)) return `${url} is out of scope`;
  const text = JSON.stringify(query);
  const found = [...missing].find(([name]) => speaksOf(name).test(text));
  return found && `"${found[0]}": ${found[1]}`;
}
