import {
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Table } from '../../model/table.ts';
import { binding } from '../bindings.ts';
import { primaryKeyArguments } from '../field-arguments.ts';
import { isKeyVisible } from '../role-types.ts';
import type { MutationTypes } from './mutation-types.ts';
import { updateOperatorArguments } from './update-operators.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** `update_product`, `update_product_many` and `update_product_by_pk`. */
export function updateFields(types: MutationTypes, table: Table): Fields {
  const permission = types.updatePermission(table);
  if (!permission) return {};
  const { rootNames } = table;
  const operators = updateOperatorArguments(table, permission);
  if (Object.keys(operators).length === 0 && permission.presets.size === 0) return {};
  const rowsChange = { ...operators, where: { type: new GraphQLNonNull(types.read.boolExp(table)) } };
  const fields: Fields = {
    [rootNames.update]: {
      type: types.response(table),
      args: rowsChange,
      ...binding({ kind: 'update', table, writes: 'rows' }),
    },
    [rootNames.update_many]: {
      type: new GraphQLList(types.response(table)),
      args: updatesArgument(table, rowsChange),
      ...binding({ kind: 'update-many', table }),
    },
  };
  if (!isKeyVisible(types.read, table)) return fields;
  fields[rootNames.update_by_pk] = {
    type: types.read.object(table),
    args: { ...operators, ...pkColumnsArgument(table) },
    ...binding({ kind: 'update', table, writes: 'row' }),
  };
  return fields;
}

function updatesArgument(table: Table, fields: GraphQLFieldConfigArgumentMap): GraphQLFieldConfigArgumentMap {
  const type = new GraphQLInputObjectType({ name: `${table.graphqlName}_updates`, fields });
  const list = new GraphQLList(new GraphQLNonNull(type));
  return { updates: { type: new GraphQLNonNull(list) } };
}

function pkColumnsArgument(table: Table): GraphQLFieldConfigArgumentMap {
  const type = new GraphQLInputObjectType({
    name: `${table.graphqlName}_pk_columns_input`,
    fields: primaryKeyArguments(table),
  });
  return { pk_columns: { type: new GraphQLNonNull(type) } };
}
