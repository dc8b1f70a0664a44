import { columnOperators, operators } from '../model/operators.ts';
import { aggregateColumn } from '../model/predicate.ts';
import type {
  Aggregate,
  Column,
  ComparedColumn,
  Predicate,
  Relationship,
  Scalar,
  Value,
} from '../model/table.ts';
import type { Compilation } from './compilation.ts';
import { boundBesideKeyset, type KeysetBound, keysetBound, keysetBounds } from './keyset-bound.ts';
import {
  columnSql,
  inverseScope,
  joinConditions,
  type RowScope,
  relatedScope,
  rootScope,
  sourceSql,
} from './row-scope.ts';
import { quoteIdentifier, quoteLiteral } from './sql-quoting.ts';

/** A predicate on the row of `scope` as SQL, with constants folded. `root` is the row of the outermost expression. */
export function predicateSql(
  compilation: Compilation,
  scope: RowScope,
  predicate: Predicate,
  root = scope,
): string {
  if (!connectives.has(predicate.kind)) compilation.addCost(scope.rows);
  const partSql = (part: Predicate) => predicateSql(compilation, scope, part, root);
  switch (predicate.kind) {
    case 'and': {
      const keysets = keysetBounds(predicate.of);
      return andSql(predicate.of.map((part) => boundSql(compilation, part, keysets, partSql(part))));
    }
    case 'or':
      return keysetSql(compilation, scope, predicate.of, orSql(predicate.of.map(partSql)));
    case 'not':
      return `not (${partSql(predicate.of)})`;
    case 'rooted':
      return predicateSql(compilation, scope, predicate.of);
    case 'null':
      return `${castSql(scope, predicate)} is ${predicate.is ? '' : 'not '}null`;
    case 'compare': {
      const { operator, value } = predicate;
      const operand = valueSql(compilation, value, operandType(predicate));
      return operators[operator].sql(castSql(scope, predicate), operand);
    }
    case 'compare-columns': {
      const { column, operator, other } = predicate;
      return columnOperators[operator](
        columnSql(scope, column),
        comparedColumnSql(compilation, other.from === 'root' ? root : scope, other),
      );
    }
    case 'related':
      return relatedSql(compilation, scope, predicate, root);
    case 'aggregate':
      return aggregatePredicateSql(compilation, scope, predicate, root);
    case 'exists': {
      const other = rootScope(compilation, predicate.table);
      return existsSql(other, predicateSql(compilation, other, predicate.where, root));
    }
  }
}

/** Connectives have no cost of their own. */
const connectives: ReadonlySet<Predicate['kind']> = new Set(['and', 'or', 'not', 'rooted']);

function castSql(scope: RowScope, { column, cast }: { readonly column: Column; readonly cast?: string }) {
  const own = columnSql(scope, column);
  return cast ? `${own}::${quoteIdentifier(cast)}` : own;
}

function comparedColumnSql(
  compilation: Compilation,
  scope: RowScope,
  { through: [next, ...rest], column, from }: ComparedColumn,
): string {
  if (!next) return columnSql(scope, column);
  const inner = relatedScope(compilation, scope, next);
  const value = comparedColumnSql(compilation, inner, { from, through: rest, column });
  return `(select ${value} from ${sourceSql(inner)} where ${andSql(joinConditions(inner))} limit 1)`;
}

/** The conjunction of SQL conditions, with `true` and `false` folded. */
export function andSql(parts: readonly string[]): string {
  if (parts.includes('false')) return 'false';
  const real = parts.filter((part) => part !== 'true');
  return real.length > 1 ? `(${real.join(' and ')})` : (real[0] ?? 'true');
}

/**
 * `(a, b) > (x, y)` is implied by the alternatives, whatever their values are, and equal to them when both have the same `x`:
 * only whoever sends them knows that. A plan for the values leaves the alternatives out then. They would be read by two scans
 * of an index, and PostgreSQL would expect a third of the rows.
 */
function keysetSql(
  compilation: Compilation,
  scope: RowScope,
  alternatives: readonly Predicate[],
  alternativesSql: string,
): string {
  const bound = keysetBound(alternatives);
  if (!bound) return alternativesSql;
  const { operator, first, second } = bound;
  const [x, otherX] = bound.values.map((value) => valueSql(compilation, value, first.type));
  const furthest = `${operator === '>' ? 'least' : 'greatest'}(${x}, ${otherX})`;
  const y = valueSql(compilation, second.value, second.column.type);
  const rows = `(${columnSql(scope, first)}, ${columnSql(scope, second.column)}) ${operator} (${furthest}, ${y})`;
  return `(${rows} and (${x} = ${otherX} or ${alternativesSql}))`;
}

/** A plan for the values leaves out a bound that a keyset has too: PostgreSQL would multiply the shares of rows that both leave. */
function boundSql(
  compilation: Compilation,
  part: Predicate,
  keysets: ReadonlyMap<Column, KeysetBound>,
  partSql: string,
): string {
  const bound = boundBesideKeyset(part, keysets);
  if (!bound) return partSql;
  const [own, x, otherX] = bound.values.map((value) => valueSql(compilation, value, bound.column.type));
  return `((${own} = ${x} and ${own} = ${otherX}) or ${partSql})`;
}

function orSql(parts: readonly string[]): string {
  if (parts.includes('true')) return 'true';
  const real = parts.filter((part) => part !== 'false');
  return real.length > 1 ? `(${real.join(' or ')})` : (real[0] ?? 'false');
}

function relatedSql(
  compilation: Compilation,
  scope: RowScope,
  { relationship, where }: { readonly relationship: Relationship; readonly where: Predicate },
  root: RowScope,
): string {
  const around = inverseScope(scope, relationship);
  if (around) return predicateSql(compilation, around, where, root);
  const inner = relatedScope(compilation, scope, relationship);
  const conditions = andSql([...joinConditions(inner), predicateSql(compilation, inner, where, root)]);
  return existsSql(inner, conditions);
}

/** The aggregate is compared as a row source with a single row and column. */
function aggregatePredicateSql(
  compilation: Compilation,
  scope: RowScope,
  { relationship, aggregate, where, compared }: Predicate & { kind: 'aggregate' },
  root: RowScope,
): string {
  const inner = relatedScope(compilation, scope, relationship);
  const conditions = andSql([...joinConditions(inner), predicateSql(compilation, inner, where, root)]);
  const over = aggregate.columns.map((column) => columnSql(inner, column));
  const number = { alias: compilation.nextAlias(), table: relationship.target, rows: scope.rows };
  return `exists (select from (select ${aggregateSql(aggregate, over)} as ${quoteIdentifier(aggregateColumn)}
    from ${sourceSql(inner)} where ${conditions}) ${number.alias} where ${predicateSql(compilation, number, compared)})`;
}

function aggregateSql({ name, distinct }: Aggregate, over: readonly string[]): string {
  if (over.length === 0) return 'count(*)';
  const several = name === 'count' && over.length > 1 ? `(${over.join(', ')})` : over.join(', ');
  return `${name}(${distinct ? 'distinct ' : ''}${several})`;
}

const existsSql = (scope: RowScope, conditions: string): string =>
  conditions === 'false' ? 'false' : `exists (select from ${sourceSql(scope)} where ${conditions})`;

function operandType({ column, operator, cast }: Predicate & { kind: 'compare' }): string {
  const type = cast ?? column.type;
  switch (operators[operator].takes) {
    case 'value':
      return type;
    case 'list':
      return `_${type}`;
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
      return `array[${items.join(', ')}]::${quoteIdentifier(type)}`;
    }
    case 'document':
      return isInlinable(value.value, type)
        ? constantSql(value.value, type)
        : compilation.parameters.bind(value, type);
    case 'json-list':
    case 'json-object':
    case 'json-path':
    case 'session':
    case 'variable':
    case 'stored':
      return compilation.parameters.bind(value, type);
  }
}

/**
 * Whether a value can be written into the SQL safely: it has no quote and no backslash, and does not depend on the time of
 * the statement, like the timestamp `today`.
 */
function isInlinable(content: unknown, type: string): content is Scalar {
  switch (type) {
    case 'bool':
      return typeof content === 'boolean';
    case 'int2':
    case 'int4':
    case 'int8':
      return Number.isSafeInteger(content);
    case 'text':
      return typeof content === 'string' && /^\w{0,40}$/.test(content);
    default:
      return false;
  }
}

/** A literal in the SQL, so that the planner can choose a partial index and knows the number of rows of a page. */
function constantSql(content: Scalar | readonly Scalar[] | null, type: string): string {
  if (content === null) return `null::${quoteIdentifier(type)}`;
  const items = [content].flat().map((item) => quoteLiteral(String(item)));
  const text = Array.isArray(content) ? `array[${items.join(', ')}]` : items.join();
  // A prepared statement reads a time literal once, so `now()` in a row filter would be the time of its preparation.
  const literal = timeTypes.has(type) ? `${text}::text` : text;
  return `${literal}::${quoteIdentifier(type)}`;
}

const timeTypes: ReadonlySet<string> = new Set(['date', 'time', 'timetz', 'timestamp', 'timestamptz']);
