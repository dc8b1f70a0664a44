import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { type GraphQLSchema, introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';

/** The two committed files the storefront is typed by, from the schema of the role `user`. */
export function schemaFiles(schema: GraphQLSchema) {
  const sorted = lexicographicSortSchema(schema);
  const introspection = introspectionFromSchema(sorted);
  return {
    'schema.graphql': `${printSchema(sorted)}\n`,
    'graphql-env.d.ts': outputIntrospectionFile(minifyIntrospection(introspection), {
      fileType: '.d.ts',
      shouldPreprocess: true,
    }),
  };
}
