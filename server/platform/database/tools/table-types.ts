import type { Column } from './read-columns.ts';

const head = `// Written by \`npm run schema\` from the migrated database.

/** The rows of all tables and views as \`pg\` reads them. What is in JSON, only the code knows. */
export type Tables = {
`;

const tail = `};

/** Some columns of a table: \`Columns<'orders', 'id' | 'state'>\`. */
export type Columns<Table extends keyof Tables, Name extends keyof Tables[Table]> = Pick<Tables[Table], Name>;

/** The same for a statement that returns \`order_number as "orderNumber"\`. */
export type CamelColumns<Table extends keyof Tables, Name extends keyof Tables[Table]> = {
  readonly [Column in Name as CamelCase<Column & string>]: Tables[Table][Column];
};

type CamelCase<Name extends string> = Name extends \`\${infer Head}_\${infer Rest}\`
  ? \`\${Head}\${Capitalize<CamelCase<Rest>>}\`
  : Name;
`;

/** The committed types of the columns, see tables.gen.ts. */
export function tableTypes(columns: readonly Column[]): string {
  const tables = Array.from(
    Map.groupBy(columns, ({ table }) => table),
    ([table, of]) => `  readonly ${table}: {\n${of.map(line).join('')}  };\n`,
  );
  return head + tables.join('') + tail;
}

const line = ({ name, type, isNullable, values }: Column): string => {
  const own = values ? values.map((value) => `'${value}'`).join(' | ') : typeOf(type);
  return `    readonly ${name}: ${own}${isNullable && own !== 'unknown' ? ' | null' : ''};\n`;
};

/** The types of the values that `pg` returns; integers that do not fit into a number and decimals stay texts. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  oid: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
  interval: 'unknown',
};

/** A list of a type has its name with a line before it. */
export const typeOf = (type: string): string =>
  type.startsWith('_') ? `readonly ${typeOf(type.slice(1))}[]` : (types[type] ?? 'string');
