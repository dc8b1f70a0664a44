import { type GraphQLFieldConfigMap, GraphQLNonNull, GraphQLObjectType } from 'graphql';
import type { Model, Table } from '../../model/table.ts';
import { binding } from '../bindings.ts';
import { hasFields } from '../role-types.ts';
import { deleteFields } from './delete-fields.ts';
import { objectsType, onConflictArgument } from './insert-input-types.ts';
import type { MutationTypes } from './mutation-types.ts';
import { updateFields } from './update-fields.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** The tables that a role may write; nothing for a role that may write nothing. */
export function mutationRoot(types: MutationTypes, model: Model): GraphQLObjectType | undefined {
  const fields: Fields = {};
  for (const table of model.values()) {
    Object.assign(fields, insertFields(types, table), updateFields(types, table), deleteFields(types, table));
  }
  if (Object.keys(fields).length === 0) return undefined;
  return new GraphQLObjectType({ name: 'mutation_root', fields });
}

function insertFields(types: MutationTypes, table: Table): Fields {
  if (!types.insertPermission(table)) return {};
  const { rootNames } = table;
  const fields: Fields = {
    [rootNames.insert]: {
      type: types.response(table),
      args: {
        objects: { type: new GraphQLNonNull(objectsType(types, table)) },
        ...onConflictArgument(types, table),
      },
      ...binding({ kind: 'insert', table, writes: 'rows' }),
    },
  };
  if (!hasFields(types.read, table)) return fields;
  fields[rootNames.insert_one] = {
    type: types.read.object(table),
    args: {
      object: { type: new GraphQLNonNull(types.insertInput(table)) },
      ...onConflictArgument(types, table),
    },
    ...binding({ kind: 'insert', table, writes: 'row' }),
  };
  return fields;
}
