import type { Pool } from 'pg';
import * as v from 'valibot';
import type { Case, Statement } from './case.ts';

/** Names that a replayed setup could not bring about, with the reason: a case that speaks of one is skipped. */
export type Missing = Map<string, string>;

const reasons: Readonly<Record<string, string>> = {
  track_function: 'custom functions are out of scope',
  add_computed_field: 'computed fields are out of scope',
  add_remote_schema: 'remote schemas are out of scope',
  create_remote_relationship: 'remote schemas are out of scope',
  create_action: 'actions are out of scope',
  set_custom_types: 'actions are out of scope',
  set_table_is_enum: 'enum tables are out of scope',
};

const named = v.object({ name: v.string() });
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
export function whyNotReplayed({ type, args }: Statement): { reason: string; name: string } | undefined {
  if (/bulk/.test(type)) return undefined;
  const reason = reasons[type.replace(/^pg_/, '')] ?? (needsPostgis(args) ? postgis : undefined);
  if (!reason) return undefined;
  if (typeof args === 'string') return { reason, name: args };
  if (v.is(named, args)) return { reason, name: args.name };
  const table = v.safeParse(onTable, args);
  return { reason, name: table.success ? table.output.table : '' };
}

const postgis = 'PostGIS is out of scope';
const spatialTypes = ['geography', 'geometry', 'raster'];

const needsPostgis = (args: unknown) => /(?<![a-z])st_(3d_)?[a-z]/i.test(JSON.stringify(args));

/** Takes the loading of PostGIS out of a script. */
export const withoutPostgis = (sql: string): string =>
  sql
    .replaceAll(/create\s+extension[^;]*postgis[^;]*;?/gi, '')
    .replaceAll(/do\s+\$\$(?:(?!\$\$)[\s\S])*postgis(?:(?!\$\$)[\s\S])*\$\$\s*;?/gi, '');

/** Lets tables with spatial columns be made; what the columns hold is no more than JSON. */
export async function standInForPostgis(pool: Pool): Promise<void> {
  for (const type of spatialTypes) await pool.query(`create domain ${type} as jsonb`);
}

export async function noteSpatialColumns(pool: Pool, missing: Missing): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct attname as name from pg_attribute join pg_type on pg_type.oid = atttypid
     where typname = any($1) and attnum > 0`,
    [spatialTypes],
  );
  for (const { name } of rows) missing.set(name, postgis);
}

const addresses = ['/v1/graphql', '/v1alpha1/graphql', '/v1/query', '/v2/query', '/v1/metadata'];

/** Why a case is not replayed, if it is not. */
export function whySkipped({ url, query }: Case, missing: Missing): string | undefined {
  if (!addresses.includes(url)) return `${url} is out of scope`;
  const text = JSON.stringify(query);
  const found = [...missing].find(([name]) => new RegExp(`(?<!\\w)${name}(_aggregate)?(?!\\w)`).test(text));
  return found && `"${found[0]}": ${found[1]}`;
}
