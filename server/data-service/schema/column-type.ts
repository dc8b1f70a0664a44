import { GraphQLList, GraphQLNonNull, type GraphQLScalarType, type GraphQLType } from 'graphql';
import { scalarOf } from './scalars.ts';

/** What a column holds: a scalar, or a list of them for an array. */
export type ColumnType = GraphQLScalarType | ArrayType;

type ArrayType = GraphQLList<GraphQLNonNull<GraphQLScalarType>>;

const arrays = new Map<string, ArrayType>();

/** The GraphQL type of a PostgreSQL type: `uuid`, `[String!]` for `_text`. */
export function columnType(type: string): ColumnType {
  if (!isArray(type)) return scalarOf(type);
  const known = arrays.get(type);
  if (known) return known;
  const array = new GraphQLList(new GraphQLNonNull(scalarOf(type.slice(1))));
  arrays.set(type, array);
  return array;
}

/** PostgreSQL names the array of a type by it. */
const isArray = (type: string) => type.startsWith('_');

/** The list stands for an array of PostgreSQL. */
export const isArrayType = (type: GraphQLType): type is ArrayType =>
  type instanceof GraphQLList && [...arrays.values()].some((array) => array === type);
