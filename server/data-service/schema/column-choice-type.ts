import { GraphQLEnumType } from 'graphql';
import type { Table } from '../model/table.ts';
import type { RoleTypes } from './role-types.ts';

/** `product_select_column`: the columns a role may name in `distinct_on` and `count`. */
export function columnChoiceType(types: RoleTypes, table: Table): GraphQLEnumType | undefined {
  const columns = types.permission(table)?.columns ?? [];
  if (columns.length === 0) return undefined;
  return new GraphQLEnumType({
    name: `${table.graphqlName}_select_column`,
    values: Object.fromEntries(columns.map(({ graphqlName }) => [graphqlName, {}])),
  });
}
