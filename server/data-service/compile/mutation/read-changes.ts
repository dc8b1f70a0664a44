import type { Input } from '../../document/input.ts';
import type { Column } from '../../model/table.ts';
import { invalid } from '../../request-error.ts';
import { inputBindingOf } from '../../schema/bindings.ts';
import { type Change, changes } from '../../schema/mutation/changes.ts';
import type { Compilation } from '../compilation.ts';
import type { Arguments } from '../read-arguments.ts';
import { columnSql, type RowScope } from '../row-scope.ts';
import { identifier } from '../sql-text.ts';
import { inputSql } from './cell.ts';

/** What an update does to one column. */
export type ColumnChange = { readonly change: Change; readonly column: Column; readonly input: Input };

/** Nothing if the document names no operator at all; an operator may well be empty. */
export function readChanges(given: Arguments, path: string): readonly ColumnChange[] | undefined {
  const named = changes.flatMap((change) => {
    const input = given(change);
    return input.kind === 'object' ? [{ change, input }] : [];
  });
  if (named.length === 0) return undefined;
  const found = named.flatMap(({ change, input }) =>
    input.entries.flatMap((entry): ColumnChange[] => {
      const bound = inputBindingOf(entry.field);
      return bound.kind === 'column' ? [{ change, column: bound.column, input: entry.input }] : [];
    }),
  );
  assertOneEach(found, path);
  return found;
}

export function changeSql(
  compilation: Compilation,
  scope: RowScope,
  { change, column, input }: ColumnChange,
): string {
  const content = inputSql(compilation, input, contentType(change, column));
  return `${identifier(column.name)} = ${changedSql(change, columnSql(scope, column), content)}`;
}

function changedSql(change: Change, current: string, content: string): string {
  switch (change) {
    case '_set':
      return content;
    case '_inc':
      return `${current} + ${content}`;
    case '_append':
      return `${current} || ${content}`;
    case '_prepend':
      return `${content} || ${current}`;
    case '_delete_key':
    case '_delete_elem':
      return `${current} - ${content}`;
    case '_delete_at_path':
      return `${current} #- ${content}`;
  }
}

function contentType(change: Change, { type }: Column): string {
  switch (change) {
    case '_delete_key':
      return 'text';
    case '_delete_elem':
      return 'int4';
    case '_delete_at_path':
      return '_text';
    case '_set':
    case '_inc':
    case '_append':
    case '_prepend':
      return type;
  }
}

function assertOneEach(found: readonly ColumnChange[], path: string): void {
  const byColumn = Map.groupBy(found, ({ column }) => column.graphqlName);
  const twice = [...byColumn].filter(([, several]) => several.length > 1);
  if (twice.length === 0) return;
  const named = twice
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, several]) =>
        `"${name}" in ${several
          .map(({ change }) => change)
          .reverse()
          .join(', ')}`,
    );
  throw invalid(`column found in multiple operators; ${named.join('. ')}`, path);
}
