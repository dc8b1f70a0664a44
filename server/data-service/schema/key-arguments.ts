import { type GraphQLFieldConfigArgumentMap, GraphQLNonNull } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { columnType } from './column-type.ts';

/** The columns of the primary key, which `_by_pk` fields are asked with. */
export function keyArguments(table: Table): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    table.primaryKey.map((column) => [
      column.graphqlName,
      { type: new GraphQLNonNull(columnType(column.type)), ...inputBinding({ kind: 'column', column }) },
    ]),
  );
}
