import type { Column, Predicate, Value } from '../model/table.ts';

type Compared = { readonly column: Column; readonly value: Value };

export type KeysetBound = {
  readonly operator: '>' | '<';
  readonly first: Column;
  /** The values of the first and of the second alternative: the same to whoever pages, but not known to be. */
  readonly values: readonly [Value, Value];
  readonly second: Compared;
};

/**
 * Recognises `a > x or (a = x and b > y)`, the condition for the rows behind a row. PostgreSQL reads an index from that row
 * on only for `(a, b) > (x, y)`: without it, all rows with the same `a` are read again for each page.
 */
export function keysetBound(alternatives: readonly Predicate[]): KeysetBound | null {
  const [first, second, ...more] = alternatives.map(reduce);
  if (!first || !second || more.length > 0) return null;
  const beyond = comparedBy(first);
  if (!beyond || second.kind !== 'and' || second.of.length !== 2) return null;
  const [equal, last] = second.of.map(comparedBy);
  const isKeyset =
    equal?.operator === '_eq' && equal.column === beyond.column && last?.operator === beyond.operator;
  if (!isKeyset || (beyond.operator !== '_gt' && beyond.operator !== '_lt')) return null;
  return {
    operator: beyond.operator === '_gt' ? '>' : '<',
    first: beyond.column,
    values: [beyond.value, equal.value],
    second: last,
  };
}

/** The conditions of `keysetBound` among the parts of a conjunction, by their first column. */
export function keysetBounds(parts: readonly Predicate[]): ReadonlyMap<Column, KeysetBound> {
  const bounds = parts
    .map(reduce)
    .flatMap((part) => (part.kind === 'or' ? (keysetBound(part.of) ?? []) : []));
  return new Map(bounds.map((bound) => [bound.first, bound]));
}

/** Recognises `a >= z` beside such a condition, which bounds `a` already if all three values are the same. */
export function boundBesideKeyset(part: Predicate, keysets: ReadonlyMap<Column, KeysetBound>) {
  const bound = keysets.size > 0 ? comparedBy(part) : null;
  const keyset = bound && keysets.get(bound.column);
  if (!keyset || bound.operator !== (keyset.operator === '>' ? '_gte' : '_lte')) return null;
  return { column: bound.column, values: [bound.value, ...keyset.values] };
}

/** Without connectives of one part, and without the nulls of columns that have none. */
function reduce(predicate: Predicate): Predicate {
  if (predicate.kind === 'rooted') return reduce(predicate.of);
  if (predicate.kind !== 'and' && predicate.kind !== 'or') return predicate;
  const isOr = predicate.kind === 'or';
  const of = predicate.of.map(reduce).filter((part) => !(isOr && isNeverNull(part)));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: predicate.kind, of };
}

const isNeverNull = (part: Predicate): boolean => part.kind === 'null' && part.is && !part.column.nullable;

function comparedBy(predicate: Predicate) {
  const part = reduce(predicate);
  const isPlain = part.kind === 'compare' && part.cast === undefined && !part.column.nullable;
  return isPlain ? part : null;
}
