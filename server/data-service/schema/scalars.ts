import { GraphQLBoolean, GraphQLFloat, GraphQLInt, GraphQLScalarType, GraphQLString } from 'graphql';

const builtIn = new Map<string, GraphQLScalarType>([
  ['int4', GraphQLInt],
  ['float4', GraphQLFloat],
  ['bool', GraphQLBoolean],
  ['text', GraphQLString],
  ['varchar', GraphQLString],
]);

const renamed: Record<string, string> = { int2: 'smallint', int8: 'bigint' };

const made = new Map<string, GraphQLScalarType>();

/** The scalar for a PostgreSQL type, named as Hasura names it. PostgreSQL itself checks the values of the custom ones. */
export function scalarOf(type: string): GraphQLScalarType {
  const known = builtIn.get(type) ?? made.get(type);
  if (known) return known;
  const scalar = new GraphQLScalarType({ name: renamed[type] ?? type });
  made.set(type, scalar);
  return scalar;
}
