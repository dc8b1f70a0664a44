import {
  type GraphQLInputFieldConfig,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Table } from '../../model/table.ts';
import { inputBinding } from '../bindings.ts';
import { columnType } from '../column-type.ts';
import type { MutationTypes } from './mutation-types.ts';

/** `product_custom_insert_input`: a new row and, below it, rows that hang on it. */
export function insertInputType(types: MutationTypes, table: Table): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_insert_input`,
    fields: () => {
      const fields: Record<string, GraphQLInputFieldConfig> = {};
      for (const column of types.insertPermission(table)?.columns ?? []) {
        fields[column.graphqlName] = {
          type: columnType(column.type),
          ...inputBinding({ kind: 'column', column }),
        };
      }
      for (const relationship of types.insertableRelationships(table)) {
        const { name, kind, target } = relationship;
        fields[name] = {
          type: kind === 'object' ? types.objectRelInsert(target) : types.arrayRelInsert(target),
          ...inputBinding({ kind: 'related', relationship }),
        };
      }
      return fields;
    },
  });
}

export function objectRelInsertType(types: MutationTypes, table: Table): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_obj_rel_insert_input`,
    fields: () => ({
      data: { type: new GraphQLNonNull(types.insertInput(table)) },
      ...onConflictArgument(types, table),
    }),
  });
}

export function arrayRelInsertType(types: MutationTypes, table: Table): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_arr_rel_insert_input`,
    fields: () => ({
      data: { type: new GraphQLNonNull(objectsType(types, table)) },
      ...onConflictArgument(types, table),
    }),
  });
}

export const objectsType = (types: MutationTypes, table: Table) =>
  new GraphQLList(new GraphQLNonNull(types.insertInput(table)));

export function onConflictArgument(types: MutationTypes, table: Table): GraphQLInputFieldConfigMap {
  const type = types.onConflict(table);
  return type ? { on_conflict: { type } } : {};
}
