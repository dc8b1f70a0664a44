import type { GraphQLField, GraphQLInputField } from 'graphql';
import type { OperatorName } from '../model/operators.ts';
import type { Column, Relationship, Table } from '../model/table.ts';
import type { AggregateFunction, PredicateFunction } from './aggregate-functions.ts';

/** The meaning of a field in a role's schema. The compiler follows these, so a role reaches what its schema shows and nothing else. */
export type FieldBinding =
  | { readonly kind: 'rows'; readonly table: Table }
  | { readonly kind: 'row-by-key'; readonly table: Table }
  | { readonly kind: 'aggregate'; readonly table: Table }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'related'; readonly relationship: Relationship }
  | { readonly kind: 'related-aggregate'; readonly relationship: Relationship }
  | { readonly kind: 'aggregate-fields' }
  | { readonly kind: 'aggregate-nodes' }
  | { readonly kind: 'count' }
  | { readonly kind: 'function'; readonly name: AggregateFunction }
  | { readonly kind: 'insert' | 'update' | 'delete'; readonly table: Table; readonly writes: 'rows' | 'row' }
  | { readonly kind: 'update-many'; readonly table: Table }
  | { readonly kind: 'affected-rows' }
  | { readonly kind: 'returning' }
  | { readonly kind: 'nothing' };

/** The meaning of a field in a `bool_exp`, a `comparison_exp` or an `order_by`. */
export type InputBinding =
  | { readonly kind: 'and' }
  | { readonly kind: 'or' }
  | { readonly kind: 'not' }
  | { readonly kind: 'column'; readonly column: Column }
  | { readonly kind: 'related'; readonly relationship: Relationship }
  /** The aggregate of an array relationship, in a condition or an order. */
  | { readonly kind: 'related-aggregate'; readonly relationship: Relationship }
  | { readonly kind: 'aggregate'; readonly name: AggregateFunction | PredicateFunction | 'count' }
  | { readonly kind: 'cast'; readonly type: string }
  | { readonly kind: 'is-null' }
  | { readonly kind: 'operator'; readonly operator: OperatorName };

const key = Symbol('binding');

export const binding = (to: FieldBinding) => ({ extensions: { [key]: to } });
export const inputBinding = (to: InputBinding) => ({
  extensions: { [key]: to },
});

export function bindingOf(field: GraphQLField<unknown, unknown>): FieldBinding {
  return field.extensions[key] as FieldBinding;
}

/** `_eq`, `_in`, `_is_null` and their like. */
export function isComparison(field: GraphQLInputField): boolean {
  const bound = field.extensions[key] as InputBinding | undefined;
  return bound?.kind === 'operator' || bound?.kind === 'is-null';
}

export function inputBindingOf(field: GraphQLInputField): InputBinding {
  return field.extensions[key] as InputBinding;
}
