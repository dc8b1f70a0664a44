import { type GraphQLFieldConfigMap, GraphQLNonNull } from 'graphql';
import type { Table } from '../../model/table.ts';
import { binding } from '../bindings.ts';
import { primaryKeyArguments } from '../field-arguments.ts';
import { isKeyVisible } from '../role-types.ts';
import type { MutationTypes } from './mutation-types.ts';

/** `delete_product` and `delete_product_by_pk`. */
export function deleteFields(types: MutationTypes, table: Table): GraphQLFieldConfigMap<unknown, unknown> {
  if (!types.deletePermission(table)) return {};
  const { rootNames } = table;
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {
    [rootNames.delete]: {
      type: types.response(table),
      args: { where: { type: new GraphQLNonNull(types.read.boolExp(table)) } },
      ...binding({ kind: 'delete', table, writes: 'rows' }),
    },
  };
  if (!isKeyVisible(types.read, table)) return fields;
  fields[rootNames.delete_by_pk] = {
    type: types.read.object(table),
    args: primaryKeyArguments(table),
    ...binding({ kind: 'delete', table, writes: 'row' }),
  };
  return fields;
}
