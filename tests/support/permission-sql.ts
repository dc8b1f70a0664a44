import type { Pool } from 'pg';
import type { TableMetadata } from '#server/data-service/metadata/table-metadata.ts';

// A second implementation of the permissions, independent of the data service: for tests only.

type ForeignKey = { table: string; column: string; target: string; targetColumn: string };
type Condition = Readonly<Record<string, unknown>>;

export type RowConditions = {
  readonly rowsOf: (table: string, condition: Condition, userId: string) => string;
};

/** Compiles permission conditions to SQL: `rowsOf` returns the `where` of the rows that a member can access. */
export async function compileConditions(
  pool: Pool,
  tables: readonly TableMetadata[],
): Promise<RowConditions> {
  const { rows: keys } = await pool.query<ForeignKey>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as target, own.attname as column,
       far.attname as "targetColumn"
     from pg_constraint
     join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
     join pg_attribute far on far.attrelid = confrelid and far.attnum = confkey[1]
     where contype = 'f'`,
  );
  const bare = (name: string) => name.replaceAll('"', '');
  const keyOf = (table: string, column: string) => {
    const key = keys.find((each) => bare(each.table) === table && each.column === column);
    if (!key) throw new Error(`${table}.${column} is no foreign key`);
    return key;
  };

  const step = (table: string, name: string) => {
    const found = tables.find((each) => each.table.name === table);
    const entry = [...(found?.object_relationships ?? []), ...(found?.array_relationships ?? [])].find(
      (each) => each.name === name,
    );
    if (!entry) return undefined;
    const { using } = entry;
    if ('manual_configuration' in using) {
      const { remote_table, column_mapping } = using.manual_configuration;
      const [[from = '', to = ''] = []] = Object.entries(column_mapping);
      return { target: remote_table.name, from, to };
    }
    const on = using.foreign_key_constraint_on;
    if (Array.isArray(on)) {
      const key = keyOf(table, String(on[0]));
      return { target: bare(key.target), from: key.column, to: key.targetColumn };
    }
    const key = keyOf(on.table.name, String(on.columns[0]));
    return { target: on.table.name, from: key.targetColumn, to: key.column };
  };

  let aliases = 0;
  const conditionSql = (table: string, alias: string, condition: Condition, userId: string): string => {
    const both = (list: unknown, word: string, empty: string) =>
      (list as Condition[]).map((part) => conditionSql(table, alias, part, userId)).join(` ${word} `) ||
      empty;
    const parts = Object.entries(condition).map(([key, value]) => {
      if (key === '_and') return `(${both(value, 'and', 'true')})`;
      if (key === '_or') return `(${both(value, 'or', 'false')})`;
      if (key === '_not') return `not (${conditionSql(table, alias, value as Condition, userId)})`;
      const way = step(table, key);
      if (!way) return comparisonsSql(`${alias}."${key}"`, value as Condition, userId);
      const other = `p${aliases++}`;
      const inner = conditionSql(way.target, other, value as Condition, userId);
      return `exists (select from "${way.target}" ${other} where ${other}."${way.to}" = ${alias}."${way.from}" and ${inner})`;
    });
    return parts.join(' and ') || 'true';
  };

  return { rowsOf: (table, condition, userId) => conditionSql(table, 'own', condition, userId) };
}

function comparisonsSql(column: string, comparisons: Condition, userId: string): string {
  const text = (value: unknown) => `'${value === 'X-Hasura-User-Id' ? userId : String(value)}'`;
  const parts = Object.entries(comparisons).map(([operator, value]) => {
    switch (operator) {
      case '_is_null':
        return `${column} is ${value ? '' : 'not '}null`;
      case '_eq':
        return `${column} = ${text(value)}`;
      case '_neq':
        return `${column} <> ${text(value)}`;
      case '_in':
        return `${column} in (${(value as unknown[]).map(text).join(', ')})`;
      case '_gt':
        return `${column} > ${text(value)}`;
      case '_lte':
        return `${column} <= ${text(value)}`;
      default:
        throw new Error(`${operator} is not read here`);
    }
  });
  return `(${parts.join(' and ')})`;
}
