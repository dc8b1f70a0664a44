import {
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { Model, Table } from '../model/table.ts';
import { binding } from './bindings.ts';
import { createRoleTypes } from './create-role-types.ts';
import { createMutationTypes } from './mutation/create-mutation-types.ts';
import { mutationRoot } from './mutation/mutation-root.ts';
import { hasFields, type RoleTypes } from './role-types.ts';
import { rowsArguments } from './rows-arguments.ts';
import { scalarOf } from './scalars.ts';

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
    assumeValid: true,
  });
}

function rootFields(types: RoleTypes, table: Table): Fields {
  const permission = types.permission(table);
  if (!permission) return {};
  const name = table.graphqlName;
  const fields: Fields = {};
  if (hasFields(types, table)) {
    const rows = new GraphQLList(new GraphQLNonNull(types.object(table)));
    fields[name] = {
      type: new GraphQLNonNull(rows),
      args: rowsArguments(types, table),
      ...binding({ kind: 'rows', table }),
    };
  }
  if (permission.allowAggregations) {
    fields[`${name}_aggregate`] = {
      type: new GraphQLNonNull(types.aggregate(table)),
      args: rowsArguments(types, table),
      ...binding({ kind: 'aggregate', table }),
    };
  }
  const keyIsVisible = table.primaryKey.every((column) => permission.columns.includes(column));
  if (table.primaryKey.length > 0 && keyIsVisible) {
    fields[`${name}_by_pk`] = {
      type: types.object(table),
      args: Object.fromEntries(
        table.primaryKey.map((column) => [column.name, { type: new GraphQLNonNull(scalarOf(column.type)) }]),
      ),
      ...binding({ kind: 'row-by-key', table }),
    };
  }
  return fields;
}
