import { type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLObjectType } from 'graphql';
import type { Model, Table } from '../../model/table.ts';
import { binding } from '../bindings.ts';
import { hasFields } from '../role-types.ts';
import { conflictField, objectsType } from './insert-type.ts';
import type { MutationTypes } from './mutation-types.ts';
import { changeArguments, keyArgument } from './update-arguments.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** What a role may write; nothing for a role that may write nothing. */
export function mutationRoot(types: MutationTypes, model: Model): GraphQLObjectType | undefined {
  const fields: Fields = {};
  for (const table of model.values()) {
    Object.assign(fields, insertFields(types, table), updateFields(types, table));
  }
  if (Object.keys(fields).length === 0) return undefined;
  return new GraphQLObjectType({ name: 'mutation_root', fields });
}

function insertFields(types: MutationTypes, table: Table): Fields {
  if (!types.insertPermission(table)) return {};
  const name = `insert_${table.graphqlName}`;
  const fields: Fields = {
    [name]: {
      type: types.response(table),
      args: {
        objects: { type: new GraphQLNonNull(objectsType(types, table)) },
        ...conflictField(types, table),
      },
      ...binding({ kind: 'insert', table, writes: 'rows' }),
    },
  };
  if (!canAnswerRow(types, table)) return fields;
  fields[`${name}_one`] = {
    type: types.read.object(table),
    args: { object: { type: new GraphQLNonNull(types.insertInput(table)) }, ...conflictField(types, table) },
    ...binding({ kind: 'insert', table, writes: 'row' }),
  };
  return fields;
}

function updateFields(types: MutationTypes, table: Table): Fields {
  const permission = types.updatePermission(table);
  if (!permission) return {};
  const name = `update_${table.graphqlName}`;
  const changed = changeArguments(table, permission);
  if (Object.keys(changed).length === 0 && permission.presets.size === 0) return {};
  const fields: Fields = {
    [name]: {
      type: types.response(table),
      args: { ...changed, where: { type: new GraphQLNonNull(types.read.filter(table)) } },
      ...binding({ kind: 'update', table, writes: 'rows' }),
    },
  };
  const visible = types.read.permission(table)?.columns ?? [];
  const keyIsVisible = table.primaryKey.every((column) => visible.includes(column));
  if (table.primaryKey.length === 0 || !keyIsVisible) return fields;
  fields[`${name}_by_pk`] = {
    type: types.read.object(table),
    args: { ...changed, ...keyArgument(table) },
    ...binding({ kind: 'update', table, writes: 'row' }),
  };
  return fields;
}

const canAnswerRow = ({ read }: MutationTypes, table: Table) =>
  read.permission(table) !== undefined && hasFields(read, table);
