import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { invalid } from '../request-error.ts';

const expected = new Map<GraphQLScalarType, { what: string; fits: (content: unknown) => boolean }>([
  [
    GraphQLInt,
    {
      what: 'a 32-bit integer',
      fits: (content) => Number.isInteger(content) && content === (Number(content) | 0),
    },
  ],
  [GraphQLFloat, { what: 'a float', fits: (content) => typeof content === 'number' }],
  [GraphQLString, { what: 'a string', fits: (content) => typeof content === 'string' }],
  [GraphQLBoolean, { what: 'a boolean', fits: (content) => typeof content === 'boolean' }],
]);

/** Refuses content that is none of the scalar's. Custom scalars take anything: PostgreSQL reads them. */
export function assertScalar(type: GraphQLScalarType, content: unknown, path: string): void {
  const wanted = expected.get(type);
  if (wanted && !wanted.fits(content)) throw mismatch(wanted.what, type, describe(content), path);
}

export function assertWord(type: GraphQLEnumType, word: string, path: string): void {
  if (type.getValue(word)) return;
  const known = type.getValues().map(({ name }) => `'${name}'`);
  throw invalid(
    `expected one of the values [${known.join(', ')}] for type '${type}', but found '${word}'`,
    path,
  );
}

export function mismatch(wanted: string, type: GraphQLInputType, found: string, path: string) {
  return invalid(`expected ${wanted} for type "${type}", but found ${found}`, path);
}

export const unexpectedNull = (type: GraphQLInputType, path: string) =>
  invalid(`unexpected null value for type '${type}'`, path);

export function describe(content: unknown): string {
  if (content === null) return 'null';
  if (Array.isArray(content)) return 'a list';
  switch (typeof content) {
    case 'string':
      return 'a string';
    case 'boolean':
      return 'a boolean';
    case 'number':
      return Number.isInteger(content) ? 'an integer' : 'a float';
    default:
      return 'an object';
  }
}
