import { type GraphQLFieldConfigArgumentMap, GraphQLNonNull } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { scalarOf } from './scalars.ts';

/** The columns of the primary key, which `_by_pk` fields are asked with. */
export function keyArguments(table: Table): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    table.primaryKey.map((column) => [
      column.name,
      { type: new GraphQLNonNull(scalarOf(column.type)), ...inputBinding({ kind: 'column', column }) },
    ]),
  );
}
