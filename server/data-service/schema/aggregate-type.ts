import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import type { Column, Table } from '../model/table.ts';
import { type AggregateFunction, isNumeric, isOrdered, statisticalFunctions } from './aggregate-functions.ts';
import { binding } from './bindings.ts';
import { columnType } from './column-type.ts';
import { hasFields, type RoleTypes } from './role-types.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** `product_aggregate`: `aggregate` over the rows and the `nodes` themselves. */
export function aggregateType(types: RoleTypes, table: Table): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${table.graphqlName}_aggregate`,
    fields: () => {
      const fields: Fields = {
        aggregate: {
          type: aggregateFields(types, table),
          ...binding({ kind: 'aggregate-fields' }),
        },
      };
      if (hasFields(types, table)) {
        const nodes = new GraphQLList(new GraphQLNonNull(types.object(table)));
        fields.nodes = {
          type: new GraphQLNonNull(nodes),
          ...binding({ kind: 'aggregate-nodes' }),
        };
      }
      return fields;
    },
  });
}

function aggregateFields(types: RoleTypes, table: Table): GraphQLObjectType {
  const columns = types.permission(table)?.columns ?? [];
  const fields: Fields = { count: countField(types, table) };
  const add = (
    name: AggregateFunction,
    over: readonly Column[],
    type: (column: Column) => GraphQLOutputType,
  ) => {
    if (over.length === 0) return;
    fields[name] = {
      type: functionFields(table, name, over, type),
      ...binding({ kind: 'function', name }),
    };
  };
  const numbers = columns.filter(({ type }) => isNumeric(type));
  const ordered = columns.filter(({ type }) => isOrdered(type));
  for (const name of statisticalFunctions) add(name, numbers, () => GraphQLFloat);
  add('max', ordered, ({ type }) => columnType(type));
  add('min', ordered, ({ type }) => columnType(type));
  add('sum', numbers, ({ type }) => columnType(type));
  return new GraphQLObjectType({
    name: `${table.graphqlName}_aggregate_fields`,
    fields,
  });
}

function countField(types: RoleTypes, table: Table): Fields[string] {
  const choice = types.selectColumn(table);
  return {
    type: new GraphQLNonNull(GraphQLInt),
    ...(choice && {
      args: {
        columns: { type: new GraphQLList(new GraphQLNonNull(choice)) },
        distinct: { type: GraphQLBoolean },
      },
    }),
    ...binding({ kind: 'count' }),
  };
}

function functionFields(
  table: Table,
  name: AggregateFunction,
  columns: readonly Column[],
  type: (column: Column) => GraphQLOutputType,
): GraphQLObjectType {
  return new GraphQLObjectType({
    name: `${table.graphqlName}_${name}_fields`,
    fields: Object.fromEntries(
      columns.map((column) => [
        column.graphqlName,
        { type: type(column), ...binding({ kind: 'column', column }) },
      ]),
    ),
  });
}
