import {
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
} from 'graphql';
import type { Table } from '../../model/table.ts';
import { binding } from '../bindings.ts';
import { hasFields } from '../role-types.ts';
import type { MutationTypes } from './mutation-types.ts';

/** `graphic_like_mutation_response`: how many rows were written, and which. */
export function mutationResponseType({ read }: MutationTypes, table: Table): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${table.graphqlName}_mutation_response`,
    fields: () => {
      const fields: GraphQLFieldConfigMap<unknown, unknown> = {
        affected_rows: { type: new GraphQLNonNull(GraphQLInt), ...binding({ kind: 'affected-rows' }) },
      };
      if (hasFields(read, table)) {
        const rows = new GraphQLList(new GraphQLNonNull(read.object(table)));
        fields.returning = { type: new GraphQLNonNull(rows), ...binding({ kind: 'returning' }) };
      }
      return fields;
    },
  });
}
