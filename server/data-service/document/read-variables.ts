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
import { invalid, RequestError, tooDeep } from '../request-error.ts';
import { assertBounds } from './assert-bounds.ts';
import { assertComplete } from './assert-complete.ts';
import type { Input, InputEntry } from './input.ts';
import { assertScalar, assertWord, describe, mismatch, unexpectedNull } from './input-mismatch.ts';

/** Contents by slot, and the shape that together with the document decides the plan. */
type VariableContents = { readonly slots: unknown[]; shape: string };

export type Reader = VariableContents & { values: number; readonly limits: Limits };
type Place = { readonly path: string; readonly depth: number };

/** Reads one variable from the request's JSON. */
export function readVariable(type: GraphQLInputType, content: unknown, place: Place, reader: Reader): Input {
  if (place.depth > reader.limits.conditionDepth) throw tooDeep(place.path);
  if (isNonNullType(type)) {
    if (content === null) throw unexpectedNull(type.ofType, place.path);
    return readVariable(type.ofType, content, place, reader);
  }
  countValue(place.path, reader);
  if (content === null) {
    reader.shape += '0';
    return { kind: 'null' };
  }
  if (isListType(type)) return readList(type.ofType, content, place, reader);
  if (isInputObjectType(type)) return readObject(type, content, place, reader);
  if (isEnumType(type)) return readWord(type, content, place, reader);
  return readScalar(type, content, place, reader);
}

function readScalar(type: GraphQLScalarType, content: unknown, place: Place, reader: Reader): Input {
  assertContent(type, content, place.path);
  const value = { from: 'variable', slot: addSlot(reader, content) } as const;
  // A boolean may decide about the plan itself: @include, _is_null.
  reader.shape += type === GraphQLBoolean ? `${content}` : '$';
  return { kind: 'value', value, ...(type === GraphQLBoolean && { known: content }) };
}

function readList(of: GraphQLInputType, content: unknown, place: Place, reader: Reader): Input {
  const items = Array.isArray(content) ? content : [content];
  const inner = isNonNullType(of) ? of.ofType : of;
  if (isScalarType(inner)) {
    // A list of scalars is one parameter, so its length does not change the plan.
    items.forEach((item, index) => {
      const path = `${place.path}[${index}]`;
      countValue(path, reader);
      if (item === null) throw unexpectedNull(inner, path);
      assertContent(inner, item, path);
    });
    reader.shape += '$';
    return { kind: 'value', value: { from: 'variable', slot: addSlot(reader, items) } };
  }
  reader.shape += '[';
  const inputs = items.map((item, index) => {
    const input = readVariable(of, item, { path: `${place.path}[${index}]`, depth: place.depth + 1 }, reader);
    reader.shape += ',';
    return input;
  });
  reader.shape += ']';
  return { kind: 'list', items: inputs };
}

function readObject(type: GraphQLInputObjectType, content: unknown, place: Place, reader: Reader): Input {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw mismatch('an object', type, describe(content), place.path);
  }
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  reader.shape += '{';
  for (const [name, value] of Object.entries(content)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const path = `${place.path}.${name}`;
    if (!field) throw invalid(`field "${name}" not found in type: '${type}'`, path);
    reader.shape += `${name}:`;
    entries.push({ field, input: readVariable(field.type, value, { path, depth: place.depth + 1 }, reader) });
    reader.shape += ',';
  }
  assertComplete(type, entries, place.path);
  reader.shape += '}';
  return { kind: 'object', entries };
}

function readWord(type: GraphQLEnumType, content: unknown, place: Place, reader: Reader): Input {
  if (typeof content !== 'string') throw mismatch('an enum value', type, describe(content), place.path);
  assertWord(type, content, place.path);
  reader.shape += content;
  return { kind: 'word', word: content };
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
  if (typeof content === 'number') assertBounds(type.name, digits(content), path);
}

/** Without an exponent, however long. */
const digits = (number: number) => (Number.isInteger(number) ? BigInt(number).toString() : String(number));
