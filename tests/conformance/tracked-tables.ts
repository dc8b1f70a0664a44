import * as v from 'valibot';
import {
  qualifiedName,
  type TableMetadata,
  tableMetadata,
} from '#server/data-service/metadata/table-metadata.ts';

/** Metadata that is put together statement by statement, and can be copied. */
export type TrackedTables = Map<string, RawTable>;

type RawTable = { readonly table: unknown; readonly configuration?: unknown } & Record<List, Entry[]>;

export type List = (typeof lists)[number];

type Entry = Readonly<Record<string, unknown>>;

const lists = [
  'object_relationships',
  'array_relationships',
  'select_permissions',
  'insert_permissions',
  'update_permissions',
  'delete_permissions',
] as const;

export function track(tables: TrackedTables, name: unknown, rest: object = {}): void {
  const empty = () => Object.fromEntries(lists.map((list) => [list, []])) as unknown as Record<List, Entry[]>;
  tables.set(keyOf(name), { table: v.parse(qualifiedName, name), ...empty(), ...rest });
}

/** Other names for a table, its fields and columns. */
export function configure(tables: TrackedTables, name: unknown, configuration: unknown): void {
  const found = tables.get(keyOf(name));
  if (!found) throw new Error(`${keyOf(name)} is not tracked`);
  tables.set(keyOf(name), { ...found, configuration });
}

export const untrack = (tables: TrackedTables, name: unknown): boolean => tables.delete(keyOf(name));

export function listOf(tables: TrackedTables, table: unknown, list: List): Entry[] {
  const found = tables.get(keyOf(table));
  if (!found) throw new Error(`${keyOf(table)} is not tracked`);
  return found[list];
}

/** Removes what was put there by `key`. */
export function dropEntry(entries: Entry[], key: 'name' | 'role', value: unknown): boolean {
  const index = entries.findIndex((entry) => entry[key] === value);
  if (index >= 0) entries.splice(index, 1);
  return index >= 0;
}

export const copyTables = (tables: TrackedTables): TrackedTables => structuredClone(tables);

export const readTables = (tables: TrackedTables): readonly TableMetadata[] =>
  [...tables.values()].map((table) => v.parse(tableMetadata, table));

function keyOf(name: unknown): string {
  const { schema, name: table } = v.parse(qualifiedName, name);
  return `${schema}.${table}`;
}
