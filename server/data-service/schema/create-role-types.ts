import { GraphQLEnumType } from 'graphql';
import { selectPermission } from '../model/permissions.ts';
import type { Table } from '../model/table.ts';
import { aggregateBoolExpType } from './aggregate-bool-exp-type.ts';
import { aggregateOrderByType } from './aggregate-order-by-type.ts';
import { aggregateType } from './aggregate-type.ts';
import { boolExpType } from './bool-exp-type.ts';
import { objectType } from './object-type.ts';

import { orderByType } from './order-by-type.ts';
import { memoizePerTable, type RoleTypes } from './role-types.ts';

export function createRoleTypes(role: string): RoleTypes {
  const permission = memoizePerTable((table) => selectPermission(table, role));
  const types: RoleTypes = {
    permission,
    relationships: memoizePerTable((table) =>
      [...table.relationships.values()].filter(({ target }) => permission(target)),
    ),
    object: memoizePerTable((table) => objectType(types, table)),
    aggregate: memoizePerTable((table) => aggregateType(types, table)),
    boolExp: memoizePerTable((table) => boolExpType(types, table)),
    orderBy: memoizePerTable((table) => orderByType(types, table)),
    aggregateOrderBy: memoizePerTable((table) => aggregateOrderByType(types, table)),
    aggregateBoolExp: memoizePerTable((table) => aggregateBoolExpType(types, table)),
    selectColumn: memoizePerTable((table) => selectColumnType(types, table)),
  };
  return types;
}

/** `product_select_column`: the columns that a role may name in `distinct_on` and `count`. */
function selectColumnType(types: RoleTypes, table: Table): GraphQLEnumType | undefined {
  const columns = types.permission(table)?.columns ?? [];
  if (columns.length === 0) return undefined;
  return new GraphQLEnumType({
    name: `${table.graphqlName}_select_column`,
    values: Object.fromEntries(columns.map(({ graphqlName }) => [graphqlName, {}])),
  });
}
