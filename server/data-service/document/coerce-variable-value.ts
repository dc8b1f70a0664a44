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

/** Contents by slot, and the shape that together with the document decides the plan. */
type VariableContents = { readonly slots: unknown[]; shape: string };

export type Reader = VariableContents & { values: number; readonly limits: Limits };
type Location = { readonly path: string; readonly depth: number };

/** Reads one variable from the request's JSON. */
export function coerceVariableValue(
  type: GraphQLInputType,
  content: unknown,
  location: Location,
  reader: Reader,
): Input {
  if (location.depth > reader.limits.inputDepth) throw depthError(location.path);
  if (isNonNullType(type)) {
    if (content === null) throw unexpectedNull(type.ofType, location.path);
    return coerceVariableValue(type.ofType, content, location, reader);
  }
  countValue(location.path, reader);
  if (content === null) {
    reader.shape += '0';
    return { kind: 'null' };
  }
  if (isListType(type)) return readList(type.ofType, content, location, reader);
  if (isInputObjectType(type)) return readObject(type, content, location, reader);
  if (isEnumType(type)) return coerceEnum(type, content, location, reader);
  return readScalar(type, content, location, reader);
}

function readScalar(type: GraphQLScalarType, content: unknown, location: Location, reader: Reader): Input {
  assertContent(type, content, location.path);
  const value = { from: 'variable', slot: addSlot(reader, content) } as const;
  // A boolean may decide about the plan itself: @include, _is_null.
  reader.shape += type === GraphQLBoolean ? `${content}` : '$';
  return { kind: 'value', value, ...(type === GraphQLBoolean && { constant: content }) };
}

function readList(of: GraphQLInputType, content: unknown, location: Location, reader: Reader): Input {
  const items = Array.isArray(content) ? content : [content];
  const inner = isNonNullType(of) ? of.ofType : of;
  if (isScalarType(inner)) {
    // A list of scalars is one parameter, so its length does not change the plan.
    items.forEach((item, index) => {
      const path = `${location.path}[${index}]`;
      countValue(path, reader);
      if (item === null) throw unexpectedNull(inner, path);
      assertContent(inner, item, path);
    });
    reader.shape += '$';
    return { kind: 'value', value: { from: 'variable', slot: addSlot(reader, items) } };
  }
  reader.shape += '[';
  const inputs = items.map((item, index) => {
    const input = coerceVariableValue(
      of,
      item,
      { path: `${location.path}[${index}]`, depth: location.depth + 1 },
      reader,
    );
    reader.shape += ',';
    return input;
  });
  reader.shape += ']';
  return { kind: 'list', items: inputs };
}

function readObject(
  type: GraphQLInputObjectType,
  content: unknown,
  location: Location,
  reader: Reader,
): Input {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw mismatch('an object', type, describe(content), location.path);
  }
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  reader.shape += '{';
  for (const [name, value] of Object.entries(content)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = `${location.path}.${name}`;
    if (!field) throw validationError(`field "${name}" not found in type: '${type}'`, path);
    reader.shape += `${name}:`;
    entries.push({
      field,
      input: coerceVariableValue(field.type, value, { path, depth: location.depth + 1 }, reader),
    });
    reader.shape += ',';
  }
  assertRequiredFields(type, entries, location.path);
  reader.shape += '}';
  return { kind: 'object', entries };
}

function coerceEnum(type: GraphQLEnumType, content: unknown, location: Location, reader: Reader): Input {
  if (typeof content !== 'string') throw mismatch('an enum value', type, describe(content), location.path);
  assertEnumValue(type, content, location.path);
  reader.shape += content;
  return { kind: 'enum', value: content };
}

function countValue(path: string, reader: Reader): void {
  reader.values += 1;
  const { values: most } = reader.limits;
  if (reader.values <= most) return;
  throw new RequestError('limit-exceeded', `the variables hold more than ${most} values`, path);
}

function addSlot(reader: Reader, content: unknown): number {
  return reader.slots.push(content) - 1;
}

function assertContent(type: GraphQLScalarType, content: unknown, path: string): void {
  assertScalar(type, content, { path, found: describe(content) });
  if (typeof content === 'number') assertIntegerRange(type.name, digits(content), path);
}

/** Without an exponent, however long. */
const digits = (number: number) => (Number.isInteger(number) ? BigInt(number).toString() : String(number));
