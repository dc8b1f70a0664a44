import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import type { Bindable } from '../model/table.ts';
import type { ErrorCode } from '../request-error.ts';

/**
 * An argument, coerced to its type. Values of variables are represented by their slot, so that a compiled plan can be
 * reused by every request whose variables have the same shape.
 */
export type Input =
  | { readonly kind: 'null' }
  | {
      readonly kind: 'value';
      readonly value: Bindable;
      /** The value, if a plan may depend on it: literals of the document, and booleans. */
      readonly constant?: unknown;
    }
  /** A variable whose value is invalid for its type: refused only where it is used, with a path relative to its own. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly below: string }
  | { readonly kind: 'enum'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly Input[] }
  | { readonly kind: 'object'; readonly entries: readonly InputEntry[] };

export type InputEntry = { readonly field: GraphQLInputField; readonly input: Input };

/** A variable of the operation: its declared type, and its value or default. */
export type Variable = {
  readonly type: GraphQLInputType;
  readonly hasDefault: boolean;
  readonly input: Input | undefined;
};

export type Variables = ReadonlyMap<string, Variable>;

export const nullInput: Input = { kind: 'null' };

/** The value of a field of an input object; null if the input is not an object or does not have the field. */
export const fieldInput = (input: Input, name: string): Input =>
  (input.kind === 'object' && input.entries.find(({ field }) => field.name === name)?.input) || nullInput;
