import type { ClientBase, Pool } from 'pg';

/** A column as the migrations have made it. */
export type Column = {
  readonly table: string;
  readonly name: string;
  /** By both of them PostgreSQL names a column in the description of a result. */
  readonly tableId: number;
  readonly number: number;
  readonly type: string;
  readonly isNullable: boolean;
  /** The only texts that a check allows. */
  readonly values: readonly string[] | null;
};

type Row = Omit<Column, 'values'> & { readonly checks: readonly string[] };

/** The columns of all tables and views of the shop. */
export async function readColumns(database: ClientBase | Pool): Promise<readonly Column[]> {
  const { rows } = await database.query<Row>(`
    select class.relname as table, attname as name, class.oid::int as "tableId", attnum as number,
      coalesce(base.typname, type.typname) as type, not (attnotnull or type.typnotnull) as "isNullable",
      coalesce((select json_agg(pg_get_constraintdef(oid)) from pg_constraint
        where contype = 'c' and (conrelid = class.oid and conkey = array[attnum] or contypid = type.oid)), '[]') as checks
    from pg_attribute
    join pg_class class on class.oid = attrelid and class.relkind in ('r', 'p', 'v') and not class.relispartition
    join pg_type type on type.oid = atttypid
    left join pg_type base on base.oid = type.typbasetype
    where class.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    order by class.relname, attnum`);
  return rows.map(({ checks, ...column }) => ({ ...column, values: valuesOf(checks) }));
}

function valuesOf(checks: readonly string[]): readonly string[] | null {
  for (const check of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check) ?? [];
    if (list) return Array.from(list.matchAll(/'([^']*)'::text/g), ([, value = '']) => value);
  }
  return null;
}
