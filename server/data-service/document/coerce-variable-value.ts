import {
  GraphQLBoolean,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { Limits } from '../limits.ts';
import { depthError, RequestError, validationError } from '../request-error.ts';

import { assertIntegerRange } from './assert-integer-range.ts';
import {
  assertEnumValue,
  assertRequiredFields,
  assertScalar,
  describe,
  mismatch,
  unexpectedNull,
} from './coercion-errors.ts';
import type { Input, InputEntry } from './input.ts';

/** Values by slot, and the shape that together with the document determines the plan. */
type VariableContents = { readonly slots: unknown[]; shape: string };

export type CoercionState = VariableContents & { values: number; readonly limits: Limits };
type Location = { readonly path: string; readonly depth: number };

/** Coerces the JSON value of a variable to its type. */
export function coerceVariableValue(
  type: GraphQLInputType,
  content: unknown,
  location: Location,
  state: CoercionState,
): Input {
  if (location.depth > state.limits.inputDepth) throw depthError(location.path);
  if (isNonNullType(type)) {
    if (content === null) throw unexpectedNull(type.ofType, location.path);
    return coerceVariableValue(type.ofType, content, location, state);
  }
  countValue(location.path, state);
  if (content === null) {
    state.shape += '0';
    return { kind: 'null' };
  }
  if (isListType(type)) return coerceList(type.ofType, content, location, state);
  if (isInputObjectType(type)) return coerceObject(type, content, location, state);
  if (isEnumType(type)) return coerceEnum(type, content, location, state);
  return coerceScalar(type, content, location, state);
}

function coerceScalar(
  type: GraphQLScalarType,
  content: unknown,
  location: Location,
  state: CoercionState,
): Input {
  assertScalarValue(type, content, location.path);
  const value = { from: 'variable', slot: addSlot(state, content) } as const;
  // The plan may depend on a boolean: @include, _is_null.
  state.shape += type === GraphQLBoolean ? `${content}` : '$';
  return { kind: 'value', value, ...(type === GraphQLBoolean && { constant: content }) };
}

function coerceList(of: GraphQLInputType, content: unknown, location: Location, state: CoercionState): Input {
  const items = Array.isArray(content) ? content : [content];
  const inner = isNonNullType(of) ? of.ofType : of;
  if (isScalarType(inner)) {
    // A list of scalars is one parameter, so the plan does not depend on its length.
    items.forEach((item, index) => {
      const path = `${location.path}[${index}]`;
      countValue(path, state);
      if (item === null) throw unexpectedNull(inner, path);
      assertScalarValue(inner, item, path);
    });
    state.shape += '$';
    return { kind: 'value', value: { from: 'variable', slot: addSlot(state, items) } };
  }
  state.shape += '[';
  const inputs = items.map((item, index) => {
    const input = coerceVariableValue(
      of,
      item,
      { path: `${location.path}[${index}]`, depth: location.depth + 1 },
      state,
    );
    state.shape += ',';
    return input;
  });
  state.shape += ']';
  return { kind: 'list', items: inputs };
}

function coerceObject(
  type: GraphQLInputObjectType,
  content: unknown,
  location: Location,
  state: CoercionState,
): Input {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw mismatch('an object', type, describe(content), location.path);
  }
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  state.shape += '{';
  for (const [name, value] of Object.entries(content)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = `${location.path}.${name}`;
    if (!field) throw validationError(`field "${name}" not found in type: '${type}'`, path);
    state.shape += `${name}:`;
    entries.push({
      field,
      input: coerceVariableValue(field.type, value, { path, depth: location.depth + 1 }, state),
    });
    state.shape += ',';
  }
  assertRequiredFields(type, entries, location.path);
  state.shape += '}';
  return { kind: 'object', entries };
}

function coerceEnum(
  type: GraphQLEnumType,
  content: unknown,
  location: Location,
  state: CoercionState,
): Input {
  if (typeof content !== 'string') throw mismatch('an enum value', type, describe(content), location.path);
  assertEnumValue(type, content, location.path);
  state.shape += content;
  return { kind: 'enum', value: content };
}

function countValue(path: string, state: CoercionState): void {
  state.values += 1;
  const { values: most } = state.limits;
  if (state.values <= most) return;
  throw new RequestError('limit-exceeded', `the variables hold more than ${most} values`, path);
}

function addSlot(state: CoercionState, content: unknown): number {
  return state.slots.push(content) - 1;
}

function assertScalarValue(type: GraphQLScalarType, content: unknown, path: string): void {
  assertScalar(type, content, { path, found: describe(content) });
  if (typeof content === 'number') assertIntegerRange(type.name, digits(content), path);
}

/** The decimal digits, without an exponent. */
const digits = (number: number) => (Number.isInteger(number) ? BigInt(number).toString() : String(number));
