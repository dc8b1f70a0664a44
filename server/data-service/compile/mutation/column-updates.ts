import type { Input } from '../../document/input.ts';
import type { Column, WritePermission } from '../../model/table.ts';
import { validationError } from '../../request-error.ts';
import { inputBindingOf } from '../../schema/bindings.ts';
import { type UpdateOperator, updateOperators } from '../../schema/mutation/update-operators.ts';
import type { Arguments } from '../coerce-arguments.ts';
import type { Compilation } from '../compilation.ts';
import { valueSql } from '../predicate-sql.ts';
import { columnSql, type RowScope } from '../row-scope.ts';
import { quoteIdentifier } from '../sql-quoting.ts';
import { inputSql } from './cell.ts';

/** The changes that an update does to one column. */
export type ColumnUpdate = {
  readonly operator: UpdateOperator;
  readonly column: Column;
  readonly input: Input;
};

/** Undefined if the document has no update operator; an operator without columns is allowed. */
export function readColumnUpdates(args: Arguments, path: string): readonly ColumnUpdate[] | undefined {
  const named = updateOperators.flatMap((operator) => {
    const input = args(operator);
    return input.kind === 'object' ? [{ operator, input }] : [];
  });
  if (named.length === 0) return undefined;
  const found = named.flatMap(({ operator, input }) =>
    input.entries.flatMap((entry): ColumnUpdate[] => {
      const bound = inputBindingOf(entry.field);
      return bound.kind === 'column' ? [{ operator, column: bound.column, input: entry.input }] : [];
    }),
  );
  assertUniqueColumns(found, path);
  return found;
}

export function assignmentSql(
  compilation: Compilation,
  scope: RowScope,
  { operator, column, input }: ColumnUpdate,
): string {
  const content = inputSql(compilation, input, operandType(operator, column));
  return `${quoteIdentifier(column.name)} = ${operatorSql(operator, columnSql(scope, column), content)}`;
}

function operatorSql(operator: UpdateOperator, current: string, content: string): string {
  switch (operator) {
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

function operandType(operator: UpdateOperator, { type }: Column): string {
  switch (operator) {
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

function assertUniqueColumns(found: readonly ColumnUpdate[], path: string): void {
  const byColumn = Map.groupBy(found, ({ column }) => column.graphqlName);
  const duplicates = [...byColumn].filter(([, several]) => several.length > 1);
  if (duplicates.length === 0) return;
  const named = duplicates
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, several]) =>
        `"${name}" in ${several
          .map(({ operator }) => operator)
          .reverse()
          .join(', ')}`,
    );
  throw validationError(`column found in multiple operators; ${named.join('. ')}`, path);
}

/** The assignments that every update of the role makes, whatever the client sets. */
export const presetAssignments = (
  compilation: Compilation,
  { presets }: WritePermission,
): readonly string[] =>
  [...presets].map(
    ([column, value]) => `${quoteIdentifier(column.name)} = ${valueSql(compilation, value, column.type)}`,
  );
