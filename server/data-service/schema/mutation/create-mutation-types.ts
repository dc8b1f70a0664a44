import { deletePermission, insertPermission, updatePermission } from '../../model/permissions.ts';
import { oncePerTable } from '../once-per-table.ts';
import type { RoleTypes } from '../role-types.ts';
import { conflictType } from './conflict-type.ts';
import { insertType, manyRelatedType, oneRelatedType } from './insert-type.ts';
import type { MutationTypes } from './mutation-types.ts';
import { responseType } from './response-type.ts';

export function createMutationTypes(read: RoleTypes, role: string): MutationTypes {
  const insertable: MutationTypes['insertPermission'] = oncePerTable((table) => {
    const permission = insertPermission(table, role);
    return permission && permission.columns.length > 0 ? permission : undefined;
  });
  const types: MutationTypes = {
    read,
    insertPermission: insertable,
    updatePermission: oncePerTable((table) => updatePermission(table, role)),
    deletePermission: oncePerTable((table) => deletePermission(table, role)),
    insertableRelationships: oncePerTable((table) =>
      [...table.relationships.values()].filter(
        // PostgreSQL computes such a key itself: no partner can be inserted for it.
        ({ target, mapping }) => insertable(target) && !mapping.some(({ from }) => from.generated),
      ),
    ),
    insertInput: oncePerTable((table) => insertType(types, table)),
    oneRelated: oncePerTable((table) => oneRelatedType(types, table)),
    manyRelated: oncePerTable((table) => manyRelatedType(types, table)),
    onConflict: oncePerTable((table) => conflictType(types, table)),
    response: oncePerTable((table) => responseType(types, table)),
  };
  return types;
}
