import type { GraphQLInputField, GraphQLInputType } from 'graphql';
import type { Bindable } from '../model/table.ts';
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
      readonly constant?: unknown;
    }
  /** A variable whose content does not fit its type: refused where it is used, and nowhere else. */
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly message: string; readonly below: string }
  | { readonly kind: 'enum'; readonly value: string }
  | { readonly kind: 'list'; readonly items: readonly Input[] }
  | { readonly kind: 'object'; readonly entries: readonly InputEntry[] };

export type InputEntry = { readonly field: GraphQLInputField; readonly input: Input };

/** A variable of the operation: what it is declared as, and its content or default if there is one. */
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
