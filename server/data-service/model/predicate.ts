import type { Predicate } from './table.ts';

/** The column that stands for the number. */
export const aggregateColumn = 'number';

export const alwaysTrue: Predicate = { kind: 'and', of: [] };

export function allOf(...parts: readonly Predicate[]): Predicate {
  const of = parts.filter((part) => !isAlwaysTrue(part));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'and', of };
}

export function isAlwaysTrue(predicate: Predicate): boolean {
  if (predicate.kind === 'rooted') return isAlwaysTrue(predicate.of);
  return predicate.kind === 'and' && predicate.of.every(isAlwaysTrue);
}
