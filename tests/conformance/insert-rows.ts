import type { Pool } from 'pg';
import * as v from 'valibot';
import { quoteIdentifier } from '#server/data-service/compile/sql-quoting.ts';
import { qualifiedName } from '#server/data-service/metadata/table-metadata.ts';

const newRows = v.looseObject({
  table: qualifiedName,
  objects: v.array(v.record(v.string(), v.unknown())),
});

/** `insert` of `/v1/query`: rows by the names of their columns, whatever the schema calls these. */
export async function insertRows(pool: Pool, args: unknown): Promise<number> {
  const { table, objects } = v.parse(newRows, args);
  const name = `${quoteIdentifier(table.schema)}.${quoteIdentifier(table.name)}`;
  for (const row of objects) {
    const columns = Object.keys(row).map(quoteIdentifier).join(', ');
    const sql =
      columns === ''
        ? `insert into ${name} default values`
        : `insert into ${name} (${columns}) select ${columns} from json_populate_record(null::${name}, $1)`;
    await pool.query(sql, columns === '' ? [] : [JSON.stringify(row)]);
  }
  return objects.length;
}
