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

/** The operators that an update can apply to a column, named as in Hasura. */
export const updateOperators = [
  '_append',
  '_delete_at_path',
  '_delete_elem',
  '_delete_key',
  '_inc',
  '_prepend',
  '_set',
] as const;

export type UpdateOperator = (typeof updateOperators)[number];

/** `_set`, `_inc` and so on, each where the role has a column for it. */
export function updateOperatorArguments(
  table: Table,
  { columns }: WritePermission,
): GraphQLFieldConfigArgumentMap {
  return Object.fromEntries(
    updateOperators.flatMap((operator) => {
      const fitting = columns.filter((column) => fits(operator, column));
      return fitting.length > 0 ? [[operator, { type: updateOperatorType(table, operator, fitting) }]] : [];
    }),
  );
}

function updateOperatorType(
  table: Table,
  operator: UpdateOperator,
  columns: readonly Column[],
): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}${operator}_input`,
    fields: Object.fromEntries(
      columns.map((column) => [
        column.graphqlName,
        { type: contentType(operator, column), ...inputBinding({ kind: 'column', column }) },
      ]),
    ),
  });
}

function fits(operator: UpdateOperator, { type }: Column): boolean {
  switch (operator) {
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

function contentType(operator: UpdateOperator, column: Column): GraphQLInputType {
  switch (operator) {
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
