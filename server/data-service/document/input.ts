import type { GraphQLInputField } from 'graphql';
import type { Bindable } from '../model/predicate.ts';

/**
 * An argument, checked against its type. Values of variables appear by slot, not by content, so that a compiled plan
 * serves every request whose variables have the same shape.
 */
export type Input =
  | { readonly kind: 'null' }
  | {
      readonly kind: 'value';
      readonly value: Bindable;
      /** The content where a plan may depend on it: constants of the document and booleans. */
      readonly known?: unknown;
    }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'list'; readonly items: readonly Input[] }
  | { readonly kind: 'object'; readonly entries: readonly InputEntry[] };

export type InputEntry = { readonly field: GraphQLInputField; readonly input: Input };

export const nothingGiven: Input = { kind: 'null' };
