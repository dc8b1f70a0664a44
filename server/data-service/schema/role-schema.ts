import {
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  specifiedScalarTypes,
} from 'graphql';
import type { Model, Table } from '../model/table.ts';
import { binding } from './bindings.ts';
import { createRoleTypes } from './create-role-types.ts';
import { primaryKeyArguments, rowsArguments } from './field-arguments.ts';

import { createMutationTypes } from './mutation/create-mutation-types.ts';
import { mutationRoot } from './mutation/mutation-root.ts';
import { hasFields, isKeyVisible, type RoleTypes } from './role-types.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;

/** The schema a role sees: a table, column or relationship it may not select does not exist in it. */
export function buildRoleSchema(model: Model, role: string): GraphQLSchema {
  const types = createRoleTypes(role);
  const fields: Fields = {};
  for (const table of model.values()) {
    Object.assign(fields, rootFields(types, table));
  }
  if (Object.keys(fields).length === 0) {
    fields.no_queries_available = {
      type: GraphQLString,
      ...binding({ kind: 'nothing' }),
    };
  }
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'query_root', fields }),
    mutation: mutationRoot(createMutationTypes(types, role), model),
    // A document may declare a variable of any of them, even if no column has the type.
    types: specifiedScalarTypes,
    assumeValid: true,
  });
}

function rootFields(types: RoleTypes, table: Table): Fields {
  const permission = types.permission(table);
  if (!permission) return {};
  const { rootNames } = table;
  const fields: Fields = {};
  if (hasFields(types, table)) {
    const rows = new GraphQLList(new GraphQLNonNull(types.object(table)));
    fields[rootNames.select] = {
      type: new GraphQLNonNull(rows),
      args: rowsArguments(types, table),
      ...binding({ kind: 'rows', table }),
    };
  }
  if (permission.allowAggregations) {
    fields[rootNames.select_aggregate] = {
      type: new GraphQLNonNull(types.aggregate(table)),
      args: rowsArguments(types, table),
      ...binding({ kind: 'aggregate', table }),
    };
  }
  if (isKeyVisible(types, table)) {
    fields[rootNames.select_by_pk] = {
      type: types.object(table),
      args: primaryKeyArguments(table),
      ...binding({ kind: 'row-by-key', table }),
    };
  }
  return fields;
}
