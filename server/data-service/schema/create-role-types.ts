import { selectPermission } from '../model/permissions.ts';
import { aggregateFilterType } from './aggregate-filter-type.ts';
import { aggregateOrderType } from './aggregate-order-type.ts';
import { aggregateType } from './aggregate-type.ts';
import { columnChoiceType } from './column-choice-type.ts';
import { filterType } from './filter-type.ts';
import { objectType } from './object-type.ts';
import { oncePerTable } from './once-per-table.ts';
import { orderType } from './order-type.ts';
import type { RoleTypes } from './role-types.ts';

export function createRoleTypes(role: string): RoleTypes {
  const permission = oncePerTable((table) => selectPermission(table, role));
  const types: RoleTypes = {
    permission,
    relationships: oncePerTable((table) =>
      [...table.relationships.values()].filter(({ target }) => permission(target)),
    ),
    object: oncePerTable((table) => objectType(types, table)),
    aggregate: oncePerTable((table) => aggregateType(types, table)),
    filter: oncePerTable((table) => filterType(types, table)),
    order: oncePerTable((table) => orderType(types, table)),
    aggregateOrder: oncePerTable((table) => aggregateOrderType(types, table)),
    aggregateFilter: oncePerTable((table) => aggregateFilterType(types, table)),
    columnChoice: oncePerTable((table) => columnChoiceType(types, table)),
  };
  return types;
}
