import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLScalarType,
  GraphQLString,
  isRequiredInputField,
} from 'graphql';
import { depthError, RequestError, validationError } from '../request-error.ts';
import type { InputEntry } from './input.ts';

type Expected = { readonly what: string; readonly fits: (content: unknown) => boolean };

const expected = new Map<GraphQLScalarType, Expected>([
  [GraphQLInt, { what: 'a 32-bit integer', fits: (content) => typeof content === 'number' }],
  [GraphQLFloat, { what: 'a float', fits: (content) => typeof content === 'number' }],
  [GraphQLString, { what: 'a string', fits: (content) => typeof content === 'string' }],
  [GraphQLBoolean, { what: 'a boolean', fits: (content) => typeof content === 'boolean' }],
]);

/** Types whose values must be strings, and Hasura's names for them in errors. */
const textTypes = new Map([
  ['uuid', 'UUID'],
  ['date', 'Day'],
  ['timestamp', 'LocalTime'],
  ['timestamptz', 'UTCTime'],
  ['timetz', 'ZonedTimeOfDay'],
]);

type Found = { readonly path: string; readonly found: string };

/** Refuses a value that the scalar does not accept. Other custom scalars accept any value: PostgreSQL parses it. */
export function assertScalar(type: GraphQLScalarType, content: unknown, { path, found }: Found): void {
  const wanted = expected.get(type);
  if (wanted && !wanted.fits(content)) throw mismatch(wanted.what, type, found, path);
  if (isDeeperThan(content, maxJsonDepth)) throw depthError(path);
  const text = textTypes.get(type.name);
  if (text === undefined || typeof content === 'string') return;
  throw new RequestError('parse-failed', `parsing ${text} failed, expected String, but found ${found}`, path);
}

/** Neither this server nor PostgreSQL reads JSON of any depth. */
const maxJsonDepth = 200;

/** Level by level, because a recursion would end where that of the server would. */
function isDeeperThan(content: unknown, depth: number): boolean {
  let level = [content];
  for (let left = depth; level.length > 0; left -= 1) {
    if (left < 0) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

export function assertEnumValue(type: GraphQLEnumType, word: string, path: string): void {
  if (type.getValue(word)) return;
  const known = type.getValues().map(({ name }) => `'${name}'`);
  throw validationError(
    `expected one of the values [${known.join(', ')}] for type '${type}', but found '${word}'`,
    path,
  );
}

/** Refuses an input object without one of its required fields. */
export function assertRequiredFields(
  type: GraphQLInputObjectType,
  entries: readonly InputEntry[],
  path: string,
): void {
  const missing = requiredFieldsOf(type).find((field) => !entries.some((entry) => entry.field === field));
  if (missing) throw validationError(`missing required field '${missing.name}'`, `${path}.${missing.name}`);
}

const requiredFields = new WeakMap<GraphQLInputObjectType, readonly GraphQLInputField[]>();

/** Types of conditions have a hundred fields, of which none is required: they are looked through once. */
function requiredFieldsOf(type: GraphQLInputObjectType): readonly GraphQLInputField[] {
  const known = requiredFields.get(type);
  if (known) return known;
  const required = Object.values(type.getFields()).filter(isRequiredInputField);
  requiredFields.set(type, required);
  return required;
}

export function mismatch(wanted: string, type: GraphQLInputType | string, found: string, path: string) {
  return validationError(`expected ${wanted} for type "${type}", but found ${found}`, path);
}

export const unexpectedNull = (type: GraphQLInputType, path: string) =>
  validationError(`unexpected null value for type '${type}'`, path);

/** The type of a JSON value, for an error message. */
export function describe(content: unknown): string {
  if (content === null) return 'null';
  if (Array.isArray(content)) return 'a list';
  switch (typeof content) {
    case 'string':
      return 'a string';
    case 'boolean':
      return 'a boolean';
    case 'number':
      return 'a number';
    default:
      return 'an object';
  }
}
