import { MetadataError } from '../metadata/metadata-error.ts';
import type { Draft, FindDraft } from './draft.ts';
import { isGraphqlName } from './names.ts';
import { always } from './predicate.ts';
import { readPermission, readPreset } from './read-condition.ts';
import type { Column, SelectPermission, Table, Value, WritePermission } from './table.ts';

/** The built-in role: every row and column, no entry in the metadata. */
const adminRole = 'admin';

type Filling = { readonly find: FindDraft; readonly backend: boolean };

export function fillPermissions({ table, metadata, permissions }: Draft, { find, backend }: Filling): void {
  const counts = (entry: { permission: { backend_only: boolean } }) =>
    backend || !entry.permission.backend_only;
  const place = (action: string, role: string) => `table ${table.name}: ${action} of ${role}`;

  for (const { role, permission } of metadata.select_permissions) {
    const where = place('select', role);
    permissions.select.set(role, {
      columns: pick(table, permission.columns, where).filter(isNameable),
      filter: readPermission(table, find, permission.filter, where),
      allowAggregations: permission.allow_aggregations,
      limit: permission.limit,
    });
  }
  for (const { role, permission } of metadata.insert_permissions.filter(counts)) {
    const where = place('insert', role);
    const presets = readPresets(table, permission.set, where);
    permissions.insert.set(role, {
      columns: givable(pick(table, permission.columns, where), presets),
      presets,
      filter: always,
      check: readPermission(table, find, permission.check, where),
    });
  }
  for (const { role, permission } of metadata.update_permissions.filter(counts)) {
    const where = place('update', role);
    const presets = readPresets(table, permission.set, where);
    permissions.update.set(role, {
      columns: givable(pick(table, permission.columns, where), presets),
      presets,
      filter: readPermission(table, find, permission.filter, where),
      check: readPermission(table, find, permission.check ?? {}, where),
    });
  }
  for (const { role, permission } of metadata.delete_permissions.filter(counts)) {
    permissions.delete.set(role, {
      ...everything,
      columns: [],
      filter: readPermission(table, find, permission.filter, place('delete', role)),
    });
  }
}

export function selectPermission(table: Table, role: string): SelectPermission | undefined {
  if (role !== adminRole) return table.permissions.select.get(role);
  return {
    columns: [...table.columns.values()].filter(isNameable),
    filter: always,
    allowAggregations: true,
    limit: undefined,
  };
}

export function insertPermission(table: Table, role: string): WritePermission | undefined {
  return table.insertable ? writePermission(table, role, 'insert') : undefined;
}

export function updatePermission(table: Table, role: string): WritePermission | undefined {
  return table.updatable ? writePermission(table, role, 'update') : undefined;
}

export function deletePermission(table: Table, role: string): WritePermission | undefined {
  return table.deletable ? writePermission(table, role, 'delete') : undefined;
}

const everything = { presets: new Map<Column, Value>(), filter: always, check: always };

function writePermission(
  table: Table,
  role: string,
  action: 'insert' | 'update' | 'delete',
): WritePermission | undefined {
  if (role !== adminRole) return table.permissions[action].get(role);
  return { ...everything, columns: givable([...table.columns.values()], everything.presets) };
}

const givable = (columns: readonly Column[], presets: ReadonlyMap<Column, Value>) =>
  columns.filter((column) => isNameable(column) && !column.generated && !presets.has(column));

/** The schema cannot show a column with any other name. */
const isNameable = ({ graphqlName }: Column) => isGraphqlName(graphqlName);

function readPresets(
  table: Table,
  presets: Readonly<Record<string, unknown>>,
  where: string,
): ReadonlyMap<Column, Value> {
  return new Map(
    pick(table, Object.keys(presets), where).map((column) => [
      column,
      readPreset(column, presets[column.name], `${where}.${column.name}`),
    ]),
  );
}

function pick(table: Table, names: '*' | readonly string[], where: string): readonly Column[] {
  if (names === '*') return [...table.columns.values()];
  const unknown = names.find((name) => !table.columns.has(name));
  if (unknown !== undefined) {
    throw new MetadataError(where, `${table.name} has no column ${unknown}`);
  }
  return [...table.columns.values()].filter(({ name }) => names.includes(name));
}
