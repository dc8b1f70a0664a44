import * as v from 'valibot';
import type { Statement } from './case.ts';
import {
  configure,
  dropEntry,
  type List,
  listOf,
  type TrackedTables,
  track,
  untrack,
} from './tracked-tables.ts';

const mapping = v.record(v.string(), v.unknown());
const configured = v.looseObject({ table: v.unknown(), configuration: v.optional(v.unknown()) });
const relationship = v.looseObject({ table: v.unknown(), name: v.string(), using: v.unknown() });
const dropped = v.object({ table: v.unknown(), relationship: v.string() });
const renamed = v.object({ table: v.unknown(), name: v.string(), new_name: v.string() });
const permission = v.looseObject({
  table: v.unknown(),
  role: v.string(),
  permission: v.optional(v.unknown()),
});

/** Applies a statement that speaks of the metadata alone; `false` if it is none, an error if it cannot be followed. */
export function applyToMetadata(tables: TrackedTables, { type, args }: Statement): boolean {
  const kind = type.replace(/^pg_/, '');
  switch (kind) {
    case 'track_table':
    case 'add_existing_table_or_view':
      trackTable(tables, args);
      return true;
    case 'untrack_table':
      untrack(tables, v.is(configured, args) ? args.table : args);
      return true;
    case 'set_table_custom_fields': {
      const { table, ...names } = v.parse(configured, args);
      configure(tables, table, names);
      return true;
    }
    case 'set_table_customization': {
      const { table, configuration } = v.parse(configured, args);
      configure(tables, table, configuration);
      return true;
    }
    case 'set_relationship_comment':
    case 'set_permission_comment':
    case 'reload_metadata':
    case 'create_query_collection':
    case 'add_collection_to_allowlist':
      return true;
    case 'replace_metadata':
      replace(tables, args);
      return true;
    case 'create_object_relationship':
    case 'create_array_relationship': {
      const { table, name, using } = v.parse(relationship, args);
      listOf(tables, table, kind === 'create_object_relationship' ? objects : arrays).push({ name, using });
      return true;
    }
    case 'drop_relationship':
      dropRelationship(tables, v.parse(dropped, args));
      return true;
    case 'rename_relationship':
      rename(tables, v.parse(renamed, args));
      return true;
    case 'clear_metadata':
      tables.clear();
      return true;
    default:
      return applyPermission(tables, kind, args);
  }
}

const objects = 'object_relationships';
const arrays = 'array_relationships';

function trackTable(tables: TrackedTables, args: unknown): void {
  const { table = args, configuration = {} } = v.is(configured, args) ? args : {};
  track(tables, table, { configuration });
}

const entries = v.array(v.looseObject({ table: v.unknown() }));
const tablesOf = v.looseObject({ tables: entries });
/** With or without other metadata beside the tables, of one database or several. */
const wholeMetadata = v.union([
  v.pipe(
    v.object({ metadata: v.object({ sources: v.tuple([tablesOf]) }) }),
    v.transform((a) => a.metadata.sources[0]),
  ),
  v.pipe(
    v.object({ metadata: tablesOf }),
    v.transform((a) => a.metadata),
  ),
  tablesOf,
]);

function replace(tables: TrackedTables, args: unknown): void {
  tables.clear();
  for (const { table, ...rest } of v.parse(wholeMetadata, args).tables) track(tables, table, rest);
}

function dropRelationship(
  tables: TrackedTables,
  { table, relationship: name }: v.InferOutput<typeof dropped>,
) {
  const found = [objects, arrays] as const;
  if (!found.some((list) => dropEntry(listOf(tables, table, list), 'name', name))) {
    throw new Error(`there is no relationship ${name}`);
  }
}

function rename(tables: TrackedTables, { table, name, new_name }: v.InferOutput<typeof renamed>): void {
  for (const list of [objects, arrays] as const) {
    const entries = listOf(tables, table, list);
    const index = entries.findIndex((entry) => entry.name === name);
    const entry = entries[index];
    if (entry) entries[index] = { ...entry, name: new_name };
  }
}

const aboutPermission = /^(create|drop)_(select|insert|update|delete)_permission$/;

function applyPermission(tables: TrackedTables, kind: string, args: unknown): boolean {
  const [, verb, action] = aboutPermission.exec(kind) ?? [];
  if (!verb || !action) return false;
  const { table, role, permission: content } = v.parse(permission, args);
  const entries = listOf(tables, table, `${action}_permissions` as List);
  if (verb === 'create') entries.push({ role, permission: withoutIgnored(v.parse(mapping, content)) });
  else dropEntry(entries, 'role', role);
  return true;
}

/** Keys that other versions of Hasura have in a permission, and this service does without. */
const ignored = ['allow_upsert', 'computed_fields', 'query_root_fields', 'subscription_root_fields'];

const withoutIgnored = (permission: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(permission).filter(([key]) => !ignored.includes(key)));
