import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { invalid, RequestError } from '../request-error.ts';

type Expected = {
  readonly what: string;
  readonly fits: (content: unknown) => boolean;
  /** How Hasura speaks of it where a column's value is meant: in the words of its JSON reader. */
  readonly inJson: string;
};

const expected = new Map<GraphQLScalarType, Expected>([
  [
    GraphQLInt,
    {
      what: 'a 32-bit integer',
      fits: (content) => Number.isInteger(content) && content === (Number(content) | 0),
      inJson: 'parsing Int failed, expected Number',
    },
  ],
  [
    GraphQLFloat,
    {
      what: 'a float',
      fits: (content) => typeof content === 'number',
      inJson: 'parsing Float failed, expected Number',
    },
  ],
  [
    GraphQLString,
    {
      what: 'a string',
      fits: (content) => typeof content === 'string',
      inJson: 'parsing Text failed, expected String',
    },
  ],
  [
    GraphQLBoolean,
    {
      what: 'a boolean',
      fits: (content) => typeof content === 'boolean',
      inJson: 'parsing Bool failed, expected Boolean',
    },
  ],
]);

/** What the scalar wants instead of this content. Custom scalars take anything: PostgreSQL reads them. */
export function unfit(type: GraphQLScalarType, content: unknown): string | undefined {
  const wanted = expected.get(type);
  return wanted && !wanted.fits(content) ? wanted.what : undefined;
}

/** Refuses content that is none of the scalar's. A text may stand for any value of a column. */
export function assertScalar(
  type: GraphQLScalarType,
  content: unknown,
  { path, isColumn }: { readonly path: string; readonly isColumn: boolean },
): void {
  const wanted = expected.get(type);
  if (!wanted || wanted.fits(content)) return;
  if (!isColumn) throw mismatch(wanted.what, type, describe(content), path);
  if (typeof content === 'string') return;
  throw new RequestError('parse-failed', `${wanted.inJson}, but encountered ${jsonKind(content)}`, path);
}

export function assertWord(type: GraphQLEnumType, word: string, path: string): void {
  if (type.getValue(word)) return;
  const known = type.getValues().map(({ name }) => `'${name}'`);
  throw invalid(
    `expected one of the values [${known.join(', ')}] for type '${type}', but found '${word}'`,
    path,
  );
}

export function mismatch(wanted: string, type: GraphQLInputType | string, found: string, path: string) {
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

function jsonKind(content: unknown): string {
  if (Array.isArray(content)) return 'Array';
  if (typeof content === 'number') return 'Number';
  return typeof content === 'boolean' ? 'Boolean' : 'Object';
}
