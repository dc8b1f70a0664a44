import { type GraphQLFieldConfigArgumentMap, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { columnType } from './column-type.ts';
import type { RoleTypes } from './role-types.ts';

/** The arguments of a `_by_pk` field: the columns of the primary key. */
export function primaryKeyArguments(table: Table): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    table.primaryKey.map((column) => [
      column.graphqlName,
      { type: new GraphQLNonNull(columnType(column.type)), ...inputBinding({ kind: 'column', column }) },
    ]),
  );
}

/** The arguments of a field that returns a list of rows. */
export function rowsArguments(types: RoleTypes, table: Table): GraphQLFieldConfigArgumentMap {
  const paging: GraphQLFieldConfigArgumentMap = {
    limit: { type: GraphQLInt },
    offset: { type: GraphQLInt },
    where: { type: types.boolExp(table) },
  };
  const choice = types.selectColumn(table);
  if (!choice) return paging;
  return {
    distinct_on: { type: new GraphQLList(new GraphQLNonNull(choice)) },
    order_by: {
      type: new GraphQLList(new GraphQLNonNull(types.orderBy(table))),
    },
    ...paging,
  };
}
