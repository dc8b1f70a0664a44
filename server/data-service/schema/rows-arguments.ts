import { type GraphQLFieldConfigArgumentMap, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql';
import type { Table } from '../model/table.ts';
import type { RoleTypes } from './role-types.ts';

/** What every list of rows may be asked with. */
export function rowsArguments(types: RoleTypes, table: Table): GraphQLFieldConfigArgumentMap {
  const paging: GraphQLFieldConfigArgumentMap = {
    limit: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    where: { type: types.filter(table) },
  };
  const choice = types.columnChoice(table);
  if (!choice) return paging;
  return {
    distinct_on: { type: new GraphQLList(new GraphQLNonNull(choice)) },
    order_by: {
      type: new GraphQLList(new GraphQLNonNull(types.order(table))),
    },
    ...paging,
  };
}
