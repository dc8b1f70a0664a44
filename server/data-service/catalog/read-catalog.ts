import type { Pool } from 'pg';
import type { CatalogTable } from './catalog.ts';

const catalogQuery = `
select
  namespace.nspname as schema,
  class.relname as name,
  obj_description(class.oid, 'pg_class') as description,
  (select json_agg(json_build_object(
      'name', attname,
      'type', coalesce(base.typname, type.typname),
      'nullable', not (attnotnull or type.typnotnull),
      'generated', attgenerated <> '' or attidentity = 'a',
      'description', col_description(class.oid, attnum)) order by attnum)
    from pg_attribute
    join pg_type type on type.oid = atttypid
    left join pg_type base on base.oid = type.typbasetype
    where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
  coalesce((select json_agg(attname order by place)
    from pg_constraint, unnest(conkey) with ordinality as key(number, place)
    join pg_attribute on attrelid = class.oid and attnum = number
    where conrelid = class.oid and contype = 'p'), '[]') as "primaryKey",
  coalesce((select json_agg(json_build_object(
      'columns', (select json_agg(attname order by place)
        from unnest(conkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number),
      'target', (select json_build_object('schema', nspname, 'name', relname)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where pg_class.oid = confrelid),
      'targetColumns', (select json_agg(attname order by place)
        from unnest(confkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number)))
    from pg_constraint
    where conrelid = class.oid and contype = 'f'), '[]') as "foreignKeys",
  coalesce((select json_agg(json_build_object(
      'name', conname,
      'columns', (select json_agg(attname order by place)
        from unnest(conkey) with ordinality as key(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number)) order by conname)
    from pg_constraint
    where conrelid = class.oid and contype in ('p', 'u')), '[]') as "uniqueConstraints",
  pg_relation_is_updatable(class.oid, true) & 8 > 0 as insertable,
  pg_relation_is_updatable(class.oid, true) & 4 > 0 as updatable,
  pg_relation_is_updatable(class.oid, true) & 16 > 0 as deletable
from pg_class class
join pg_namespace namespace on namespace.oid = class.relnamespace
where class.relkind in ('r', 'p', 'v', 'm', 'f') and namespace.nspname = any($1)`;

/** Tables and views of the given PostgreSQL schemas. */
export async function readCatalog(pool: Pool, schemas: readonly string[]): Promise<readonly CatalogTable[]> {
  const { rows } = await pool.query<CatalogTable>(catalogQuery, [schemas]);
  return rows;
}
