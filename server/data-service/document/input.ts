import type { GraphQLInputField } from 'graphql';
import type { Bindable } from '../model/predicate.ts';
import type { ErrorCode } from '../request-error.ts';

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
      /** A text for a type that is none: a column takes it, for PostgreSQL reads it, but no `limit` does. */
      readonly text?: RefusedText;
    }
  /** A variable whose content does not fit its type: refused where it is used, and nowhere else. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly below: string }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'list'; readonly items: readonly Input[] }
  | { readonly kind: 'object'; readonly entries: readonly InputEntry[] };

type RefusedText = { readonly wanted: string; readonly type: string };

export type InputEntry = { readonly field: GraphQLInputField; readonly input: Input };

export const nothingGiven: Input = { kind: 'null' };
