import type { OperatorName } from './operators.ts';
import type { Column, Relationship, Table } from './table.ts';

/** A condition on the rows of one table, from the metadata or from a request. */
export type Predicate =
  | { readonly kind: 'all'; readonly of: readonly Predicate[] }
  | { readonly kind: 'any'; readonly of: readonly Predicate[] }
  | { readonly kind: 'not'; readonly of: Predicate }
  | { readonly kind: 'null'; readonly column: Column; readonly is: boolean }
  | {
      readonly kind: 'compare';
      readonly column: Column;
      readonly operator: OperatorName;
      readonly value: Value;
    }
  | {
      readonly kind: 'related';
      readonly relationship: Relationship;
      readonly where: Predicate;
    }
  /** Some row of a table, whatever its relation to the own one. Only the metadata may ask for it. */
  | { readonly kind: 'exists'; readonly table: Table; readonly where: Predicate };

/** Where a compared value comes from. Only what the metadata says is written into the SQL text; all else is bound. */
export type Value =
  | { readonly from: 'metadata'; readonly value: Plain | readonly Plain[] }
  | { readonly from: 'session'; readonly name: string }
  | { readonly from: 'document'; readonly value: unknown }
  | { readonly from: 'variable'; readonly slot: number }
  /** A list of the document with variables in it: `_in: [$first, $second]`. */
  | { readonly from: 'list'; readonly items: readonly Value[] }
  /** What earlier steps of the same mutation stored: the rows as a JSON text, or how many they are. */
  | { readonly from: 'stored'; readonly what: 'rows' | 'count'; readonly steps: readonly number[] };

/** What is not known before the request, or must not be written into SQL. */
export type Bindable = Exclude<Value, { from: 'metadata' | 'list' }>;

export type Plain = string | number | boolean;

export const always: Predicate = { kind: 'all', of: [] };

export function allOf(...parts: readonly Predicate[]): Predicate {
  const of = parts.filter((part) => !isAlways(part));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: 'all', of };
}

export function isAlways(predicate: Predicate): boolean {
  return predicate.kind === 'all' && predicate.of.every(isAlways);
}
