import { MetadataError } from '../metadata/metadata-error.ts';
import { isGraphqlName } from './graphql-names.ts';
import { alwaysTrue } from './predicate.ts';
import { readBooleanExpression, readPreset } from './read-boolean-expression.ts';
import type { Column, SelectPermission, Table, Value, WritePermission } from './table.ts';
import type { FindTableBuilder, TableBuilder } from './table-builder.ts';

/** The built-in role: every row and column, no entry in the metadata. */
export const adminRole = 'admin';

type Filling = { readonly find: FindTableBuilder; readonly backend: boolean };

export function addPermissions(
  { table, metadata, permissions }: TableBuilder,
  { find, backend }: Filling,
): void {
  const counts = (entry: { permission: { backend_only: boolean } }) =>
    backend || !entry.permission.backend_only;
  const place = (action: string, role: string) => `table ${table.name}: ${action} of ${role}`;

  for (const { role, permission } of metadata.select_permissions) {
    const where = place('select', role);
    permissions.select.set(role, {
      columns: pick(table, permission.columns, where).filter(hasGraphqlName),
      filter: readBooleanExpression(table, find, permission.filter, where),
      allowAggregations: permission.allow_aggregations,
      limit: permission.limit,
    });
  }
  for (const { role, permission } of metadata.insert_permissions.filter(counts)) {
    const where = place('insert', role);
    const presets = readPresets(table, permission.set, where);
    permissions.insert.set(role, {
      columns: writable(pick(table, permission.columns, where), presets),
      presets,
      filter: alwaysTrue,
      check: readBooleanExpression(table, find, permission.check, where),
    });
  }
  for (const { role, permission } of metadata.update_permissions.filter(counts)) {
    const where = place('update', role);
    const presets = readPresets(table, permission.set, where);
    permissions.update.set(role, {
      columns: writable(pick(table, permission.columns, where), presets),
      presets,
      filter: readBooleanExpression(table, find, permission.filter, where),
      check: readBooleanExpression(table, find, permission.check ?? {}, where),
    });
  }
  for (const { role, permission } of metadata.delete_permissions.filter(counts)) {
    permissions.delete.set(role, {
      ...everything,
      columns: [],
      filter: readBooleanExpression(table, find, permission.filter, place('delete', role)),
    });
  }
}

export function selectPermission(table: Table, role: string): SelectPermission | undefined {
  if (role !== adminRole) return table.permissions.select.get(role);
  return {
    columns: [...table.columns.values()].filter(hasGraphqlName),
    filter: alwaysTrue,
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

const everything = { presets: new Map<Column, Value>(), filter: alwaysTrue, check: alwaysTrue };

function writePermission(
  table: Table,
  role: string,
  action: 'insert' | 'update' | 'delete',
): WritePermission | undefined {
  if (role !== adminRole) return table.permissions[action].get(role);
  return { ...everything, columns: writable([...table.columns.values()], everything.presets) };
}

const writable = (columns: readonly Column[], presets: ReadonlyMap<Column, Value>) =>
  columns.filter((column) => hasGraphqlName(column) && !column.generated && !presets.has(column));

/** The schema cannot show a column with any other name. */
const hasGraphqlName = ({ graphqlName }: Column) => isGraphqlName(graphqlName);

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
