import { MetadataError } from '../metadata/metadata-error.ts';
import type { Draft } from './draft.ts';
import { always } from './predicate.ts';
import { readCondition } from './read-condition.ts';
import type { Column, SelectPermission, Table } from './table.ts';

/** The built-in role: every row and column, no entry in the metadata. */
const adminRole = 'admin';

export function fillPermissions({ table, metadata, permissions }: Draft): void {
  const place = (action: string, role: string) => `table ${table.name}: ${action} of ${role}`;

  for (const { role, permission } of metadata.select_permissions) {
    const where = place('select', role);
    permissions.select.set(role, {
      columns: pick(table, permission.columns, where),
      filter: readCondition(table, permission.filter, where),
      allowAggregations: permission.allow_aggregations,
      limit: permission.limit,
    });
  }
  for (const { role, permission } of metadata.insert_permissions) {
    const where = place('insert', role);
    permissions.insert.set(role, {
      columns: pick(table, permission.columns, where),
      filter: always,
      check: readCondition(table, permission.check, where),
    });
  }
  for (const { role, permission } of metadata.update_permissions) {
    const where = place('update', role);
    permissions.update.set(role, {
      columns: pick(table, permission.columns, where),
      filter: readCondition(table, permission.filter, where),
      check: readCondition(table, permission.check ?? {}, where),
    });
  }
  for (const { role, permission } of metadata.delete_permissions) {
    permissions.delete.set(role, {
      columns: [],
      filter: readCondition(table, permission.filter, place('delete', role)),
      check: always,
    });
  }
}

export function selectPermission(table: Table, role: string): SelectPermission | undefined {
  if (role !== adminRole) return table.permissions.select.get(role);
  return {
    columns: [...table.columns.values()],
    filter: always,
    allowAggregations: true,
    limit: undefined,
  };
}

function pick(table: Table, names: '*' | readonly string[], where: string): readonly Column[] {
  if (names === '*') return [...table.columns.values()];
  const unknown = names.find((name) => !table.columns.has(name));
  if (unknown !== undefined) {
    throw new MetadataError(where, `${table.name} has no column ${unknown}`);
  }
  return [...table.columns.values()].filter(({ name }) => names.includes(name));
}
