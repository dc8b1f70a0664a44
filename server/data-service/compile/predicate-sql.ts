import { type OperatorName, operators } from '../model/operators.ts';
import type { Plain, Predicate, Value } from '../model/predicate.ts';
import type { Column, Relationship } from '../model/table.ts';
import type { Compilation } from './compilation.ts';
import {
  columnSql,
  joinSql,
  type RowScope,
  relatedScope,
  rootScope,
  sourceSql,
  wayBack,
} from './row-scope.ts';
import { identifier, literal } from './sql-text.ts';

/** A condition on the row of `scope` as SQL; `true` and `false` are folded. */
export function predicateSql(compilation: Compilation, scope: RowScope, predicate: Predicate): string {
  switch (predicate.kind) {
    case 'all':
      return allSql(predicate.of.map((part) => predicateSql(compilation, scope, part)));
    case 'any':
      return anySql(predicate.of.map((part) => predicateSql(compilation, scope, part)));
    case 'not':
      return `not (${predicateSql(compilation, scope, predicate.of)})`;
    case 'null':
      return `${columnSql(scope, predicate.column)} is ${predicate.is ? '' : 'not '}null`;
    case 'compare': {
      const { column, operator, value } = predicate;
      const operand = valueSql(compilation, value, operandType(column, operator));
      return operators[operator].sql(columnSql(scope, column), operand);
    }
    case 'related':
      return relatedSql(compilation, scope, predicate);
    case 'exists': {
      const other = rootScope(compilation, predicate.table);
      return existsSql(other, predicateSql(compilation, other, predicate.where));
    }
  }
}

/** Conditions that must all hold. */
export function allSql(parts: readonly string[]): string {
  if (parts.includes('false')) return 'false';
  const real = parts.filter((part) => part !== 'true');
  return real.length > 1 ? `(${real.join(' and ')})` : (real[0] ?? 'true');
}

function anySql(parts: readonly string[]): string {
  if (parts.includes('true')) return 'true';
  const real = parts.filter((part) => part !== 'false');
  return real.length > 1 ? `(${real.join(' or ')})` : (real[0] ?? 'false');
}

function relatedSql(
  compilation: Compilation,
  scope: RowScope,
  { relationship, where }: { readonly relationship: Relationship; readonly where: Predicate },
): string {
  const around = wayBack(scope, relationship);
  if (around) return predicateSql(compilation, around, where);
  const inner = relatedScope(compilation, scope, relationship);
  const conditions = allSql([...joinSql(inner), predicateSql(compilation, inner, where)]);
  return existsSql(inner, conditions);
}

const existsSql = (scope: RowScope, conditions: string): string =>
  conditions === 'false' ? 'false' : `exists (select from ${sourceSql(scope)} where ${conditions})`;

function operandType(column: Column, operator: OperatorName): string {
  switch (operators[operator].takes) {
    case 'value':
      return column.type;
    case 'list':
      return `_${column.type}`;
    case 'text':
      return 'text';
    case 'texts':
      return '_text';
  }
}

/** A value as SQL of a PostgreSQL type. */
export function valueSql(compilation: Compilation, value: Value, type: string): string {
  switch (value.from) {
    case 'metadata':
      return constantSql(value.value, type);
    case 'list': {
      const items = value.items.map((item) => valueSql(compilation, item, type.replace(/^_/, '')));
      return `array[${items.join(', ')}]::${identifier(type)}`;
    }
    case 'session':
    case 'document':
    case 'variable':
    case 'stored':
      return compilation.parameters.bind(value, type);
  }
}

/** Written into the text, so that PostgreSQL sees that a partial index fits. */
function constantSql(content: Plain | readonly Plain[], type: string): string {
  const items = [content].flat().map((item) => literal(String(item)));
  const text = Array.isArray(content) ? `array[${items.join(', ')}]` : items.join();
  return `${text}::${identifier(type)}`;
}
