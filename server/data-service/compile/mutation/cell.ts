import type { Input } from '../../document/input.ts';
import type { Column, Value } from '../../model/table.ts';
import type { Compilation } from '../compilation.ts';
import { valueSql } from '../predicate-sql.ts';
import { readOperand } from '../read-where.ts';
import { quoteIdentifier, quoteLiteral } from '../sql-quoting.ts';

/** The value of a column in an inserted row. */
export type Cell =
  | { readonly from: 'client'; readonly input: Input }
  | { readonly from: 'preset'; readonly value: Value }
  /** A column of the single row that an earlier step stored. */
  | { readonly from: 'step'; readonly step: number; readonly column: Column };

export function cellSql(compilation: Compilation, cell: Cell, column: Column): string {
  switch (cell.from) {
    case 'client':
      return inputSql(compilation, cell.input, column.type);
    case 'preset':
      return valueSql(compilation, cell.value, column.type);
    case 'step': {
      const rows = storedRowsSql(compilation, [cell.step]);
      return `(${rows} -> 0 ->> ${quoteLiteral(cell.column.name)})::${quoteIdentifier(column.type)}`;
    }
  }
}

/** A client's value as SQL of a PostgreSQL type. */
export function inputSql(compilation: Compilation, input: Input, type: string): string {
  if (input.kind === 'null') return `null::${quoteIdentifier(type)}`;
  return valueSql(compilation, readOperand(input, '$'), type);
}

/** The rows that steps stored, as a JSON array. */
export const storedRowsSql = ({ parameters }: Compilation, steps: readonly number[]): string =>
  `${parameters.bind({ from: 'stored', what: 'rows', steps }, 'text')}::json`;
