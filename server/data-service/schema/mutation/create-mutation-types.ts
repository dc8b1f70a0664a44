import { deletePermission, insertPermission, updatePermission } from '../../model/permissions.ts';

import { memoizePerTable, type RoleTypes } from '../role-types.ts';
import { arrayRelInsertType, insertInputType, objectRelInsertType } from './insert-input-types.ts';
import { mutationResponseType } from './mutation-response-type.ts';
import type { MutationTypes } from './mutation-types.ts';
import { onConflictType } from './on-conflict-type.ts';

export function createMutationTypes(read: RoleTypes, role: string): MutationTypes {
  const insertable: MutationTypes['insertPermission'] = memoizePerTable((table) => {
    const permission = insertPermission(table, role);
    return permission && permission.columns.length > 0 ? permission : undefined;
  });
  const types: MutationTypes = {
    read,
    insertPermission: insertable,
    updatePermission: memoizePerTable((table) => updatePermission(table, role)),
    deletePermission: memoizePerTable((table) => deletePermission(table, role)),
    insertableRelationships: memoizePerTable((table) =>
      [...table.relationships.values()].filter(
        // PostgreSQL computes such a key itself: no partner can be inserted for it.
        ({ target, mapping }) => insertable(target) && !mapping.some(({ from }) => from.generated),
      ),
    ),
    insertInput: memoizePerTable((table) => insertInputType(types, table)),
    objectRelInsert: memoizePerTable((table) => objectRelInsertType(types, table)),
    arrayRelInsert: memoizePerTable((table) => arrayRelInsertType(types, table)),
    onConflict: memoizePerTable((table) => onConflictType(types, table)),
    response: memoizePerTable((table) => mutationResponseType(types, table)),
  };
  return types;
}
