import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLType,
} from 'graphql';

/** The type that a column holds: a scalar, or a list of them for an array. */
export type ColumnType = GraphQLScalarType | ArrayType;

type ArrayType = GraphQLList<GraphQLNonNull<GraphQLScalarType>>;

const arrays = new Map<string, ArrayType>();

/** The GraphQL type of a PostgreSQL type: `uuid`, `[String!]` for `_text`. */
export function columnType(type: string): ColumnType {
  if (!isArray(type)) return scalarOf(type);
  const cached = arrays.get(type);
  if (cached) return cached;
  const array = new GraphQLList(new GraphQLNonNull(scalarOf(type.slice(1))));
  arrays.set(type, array);
  return array;
}

/** PostgreSQL names the array type of a type with a leading underscore. */
const isArray = (type: string) => type.startsWith('_');

/** Whether a list type represents a PostgreSQL array. */
export const isArrayType = (type: GraphQLType): type is ArrayType =>
  type instanceof GraphQLList && [...arrays.values()].some((array) => array === type);

const builtInScalars = new Map<string, GraphQLScalarType>([
  ['int4', GraphQLInt],
  ['float4', GraphQLFloat],
  ['bool', GraphQLBoolean],
  ['text', GraphQLString],
  ['varchar', GraphQLString],
]);

const scalarNames: Record<string, string> = { int2: 'smallint', int8: 'bigint' };

const customScalars = new Map<string, GraphQLScalarType>();

/** The scalar of a PostgreSQL type, with Hasura's name. PostgreSQL validates the values of custom scalars. */
function scalarOf(type: string): GraphQLScalarType {
  const known = builtInScalars.get(type) ?? customScalars.get(type);
  if (known) return known;
  const scalar = new GraphQLScalarType({ name: scalarNames[type] ?? type });
  customScalars.set(type, scalar);
  return scalar;
}
