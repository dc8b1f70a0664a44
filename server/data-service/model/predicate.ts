import type { Predicate } from './table.ts';

/** The column that stands for the number. */
export const countedColumn = 'number';

export const always: Predicate = { kind: 'all', of: [] };

export function allOf(...parts: readonly Predicate[]): Predicate {
  const of = parts.filter((part) => !isAlways(part));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'all', of };
}

export function isAlways(predicate: Predicate): boolean {
  if (predicate.kind === 'rooted') return isAlways(predicate.of);
  return predicate.kind === 'all' && predicate.of.every(isAlways);
}
