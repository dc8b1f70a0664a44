import { fieldInput, type Input } from '../../document/input.ts';
import type { Column, Table } from '../../model/table.ts';
import { RequestError } from '../../request-error.ts';
import type { ColumnUpdate } from './column-updates.ts';

/**
 * Numbers that the shop itself changes with each order, while somebody looks at them. A tool that writes back what it has read
 * would put back what was sold meanwhile.
 */
const contended: ReadonlySet<string> = new Set(['product_variant.stock_count']);

const isContended = (table: Table, { name }: Column) => contended.has(`${table.name}.${name}`);

/** A `_set` must name the number that was seen, so that it changes nothing once that is no longer true; `_inc` need not. */
export function assertSeen(
  table: Table,
  updates: readonly ColumnUpdate[],
  { where, path }: { readonly where: Input; readonly path: string },
): void {
  for (const { operator, column } of updates) {
    if (operator !== '_set' || !isContended(table, column)) continue;
    const seen = fieldInput(fieldInput(where, column.graphqlName), '_eq');
    if (seen.kind !== 'value') throw refusal(column, path);
  }
}

/** Refuses an upsert of a contended column: nobody has seen the value that it would write over. */
export function assertNotOverwritten(table: Table, columns: readonly Column[], path: string): void {
  const column = columns.find((each) => isContended(table, each));
  if (column) throw refusal(column, path);
}

const refusal = ({ graphqlName: name }: Column, path: string) =>
  new RequestError(
    'not-supported',
    `"${name}" changes with each order: use _inc, or name in where the ${name} that was seen ({ ${name}: { _eq: ... } })`,
    path,
  );
