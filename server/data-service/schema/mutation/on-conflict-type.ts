import { GraphQLEnumType, GraphQLInputObjectType, GraphQLList, GraphQLNonNull } from 'graphql';
import type { Table } from '../../model/table.ts';
import type { MutationTypes } from './mutation-types.ts';

/** `graphic_like_on_conflict`: what becomes of a new row that is there already. */
export function onConflictType(types: MutationTypes, table: Table): GraphQLInputObjectType | undefined {
  const { graphqlName: name, uniqueConstraints } = table;
  if (uniqueConstraints.length === 0) return undefined;
  const constraint = new GraphQLEnumType({
    name: `${name}_constraint`,
    values: Object.fromEntries(
      uniqueConstraints.map((each) => [each.name, { description: describe(each.columns) }]),
    ),
  });
  const updatable = types.updatePermission(table)?.columns ?? [];
  const updateColumn = new GraphQLEnumType({
    name: `${name}_update_column`,
    values:
      updatable.length > 0
        ? Object.fromEntries(updatable.map((column) => [column.graphqlName, {}]))
        : { [placeholder]: { description: 'placeholder (do not use)' } },
  });
  const columns = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(updateColumn)));
  return new GraphQLInputObjectType({
    name: `${name}_on_conflict`,
    fields: () => ({
      constraint: { type: new GraphQLNonNull(constraint) },
      update_columns: { type: columns, defaultValue: [] },
      ...(types.read.permission(table) && { where: { type: types.read.boolExp(table) } }),
    }),
  });
}

/** An enum cannot be empty; Hasura writes this where a role may change no column. */
const placeholder = '_PLACEHOLDER';

const describe = (columns: readonly string[]) =>
  `unique or primary key constraint on columns ${columns.map((column) => `"${column}"`).join(', ')}`;
