import {
  type GraphQLFieldConfigArgumentMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { Column, Table, WritePermission } from '../../model/table.ts';
import { isNumeric } from '../aggregate-functions.ts';
import { inputBinding } from '../bindings.ts';
import { columnType } from '../column-type.ts';
import { keyArguments } from '../key-arguments.ts';
import { type Change, changes } from './changes.ts';

/** `_set`, `_inc` and so on, each where the role has a column for it. */
export function changeArguments(table: Table, { columns }: WritePermission): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    changes.flatMap((change) => {
      const fitting = columns.filter((column) => fits(change, column));
      return fitting.length > 0 ? [[change, { type: changeType(table, change, fitting) }]] : [];
    }),
  );
}

export function keyArgument(table: Table): GraphQLFieldConfigArgumentMap {
  const type = new GraphQLInputObjectType({
    name: `${table.graphqlName}_pk_columns_input`,
    fields: keyArguments(table),
  });
  return { pk_columns: { type: new GraphQLNonNull(type) } };
}

function changeType(table: Table, change: Change, columns: readonly Column[]): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}${change}_input`,
    fields: Object.fromEntries(
      columns.map((column) => [
        column.graphqlName,
        { type: contentType(change, column), ...inputBinding({ kind: 'column', column }) },
      ]),
    ),
  });
}

function fits(change: Change, { type }: Column): boolean {
  switch (change) {
    case '_set':
      return true;
    case '_inc':
      return isNumeric(type);
    case '_append':
    case '_prepend':
    case '_delete_key':
    case '_delete_elem':
    case '_delete_at_path':
      return type === 'jsonb';
  }
}

function contentType(change: Change, column: Column): GraphQLInputType {
  switch (change) {
    case '_set':
    case '_inc':
    case '_append':
    case '_prepend':
      return columnType(column.type);
    case '_delete_key':
      return GraphQLString;
    case '_delete_elem':
      return GraphQLInt;
    case '_delete_at_path':
      return new GraphQLList(new GraphQLNonNull(GraphQLString));
  }
}
