import { selectPermission } from '../model/permissions.ts';
import type { Table } from '../model/table.ts';
import { aggregateType } from './aggregate-type.ts';
import { columnChoiceType } from './column-choice-type.ts';
import { filterType } from './filter-type.ts';
import { objectType } from './object-type.ts';
import { orderType } from './order-type.ts';
import type { RoleTypes } from './role-types.ts';

export function createRoleTypes(role: string): RoleTypes {
  const permission = once((table) => selectPermission(table, role));
  const types: RoleTypes = {
    permission,
    relationships: once((table) =>
      [...table.relationships.values()].filter(({ target }) => permission(target)),
    ),
    object: once((table) => objectType(types, table)),
    aggregate: once((table) => aggregateType(types, table)),
    filter: once((table) => filterType(types, table)),
    order: once((table) => orderType(types, table)),
    columnChoice: once((table) => columnChoiceType(types, table)),
  };
  return types;
}

function once<Made>(make: (table: Table) => Made): (table: Table) => Made {
  const made = new Map<Table, Made>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const fresh = make(table);
    made.set(table, fresh);
    return fresh;
  };
}
