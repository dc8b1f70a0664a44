import { fieldInput, type Input } from '../../document/input.ts';
import type { Column } from '../../model/table.ts';
import { RequestError } from '../../request-error.ts';
import type { ColumnUpdate } from './column-updates.ts';

/**
 * Numbers that the shop itself changes with each order, like, follow or review, while somebody looks at them. A tool that writes
 * back what it has read would put back what was sold or counted meanwhile.
 */
const contended: ReadonlySet<string> = new Set([
  'stock_count',
  'like_count',
  'unlike_count',
  'follow_count',
  'review_count',
]);

const isContended = ({ name }: Column) => contended.has(name);

/** A `_set` must name the number that was seen, so that it changes nothing once that is no longer true; `_inc` need not. */
export function assertSeen(
  updates: readonly ColumnUpdate[],
  { where, path }: { readonly where: Input; readonly path: string },
): void {
  for (const { operator, column } of updates) {
    if (operator !== '_set' || !isContended(column)) continue;
    const seen = fieldInput(fieldInput(where, column.graphqlName), '_eq');
    if (seen.kind !== 'value') throw refusal(column, path);
  }
}

/** Refuses an upsert of a contended column: nobody has seen the value that it would write over. */
export function assertNotOverwritten(columns: readonly Column[], path: string): void {
  const column = columns.find((each) => isContended(each));
  if (column) throw refusal(column, path);
}

const refusal = ({ graphqlName: name }: Column, path: string) =>
  new RequestError(
    'not-supported',
    `"${name}" changes all the time: use _inc, or name in where the ${name} that was seen ({ ${name}: { _eq: ... } })`,
    path,
  );
