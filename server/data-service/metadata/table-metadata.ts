import * as v from 'valibot';
import { tableConfiguration } from './table-configuration.ts';

/** A condition as Hasura writes it: `{ state: { _eq: ACT }, brand: { ... } }`. Its words are checked against the database later. */
const condition = v.record(v.string(), v.unknown());

export const qualifiedName = v.union([
  v.object({ name: v.string(), schema: v.optional(v.string(), 'public') }),
  v.pipe(
    v.string(),
    v.transform((name) => ({ name, schema: 'public' })),
  ),
]);

const columns = v.union([v.literal('*'), v.array(v.string())]);
const presets = v.optional(v.record(v.string(), v.unknown()), {});
const backendOnly = v.optional(v.boolean(), false);

const manualConfiguration = v.object({
  remote_table: qualifiedName,
  column_mapping: v.record(v.string(), v.string()),
  insertion_order: v.optional(v.nullable(v.string())),
});

const oneOrMore = v.union([
  v.pipe(
    v.string(),
    v.transform((name) => [name]),
  ),
  v.array(v.string()),
]);

const remoteForeignKey = v.pipe(
  v.object({
    table: qualifiedName,
    column: v.optional(v.string()),
    columns: v.optional(v.array(v.string())),
  }),
  v.transform(({ table, column, columns: several }) => ({
    table,
    columns: several ?? (column === undefined ? [] : [column]),
  })),
);

const relationship = v.strictObject({
  name: v.string(),
  comment: v.optional(v.string()),
  using: v.union([
    v.strictObject({ foreign_key_constraint_on: oneOrMore }),
    v.strictObject({ foreign_key_constraint_on: remoteForeignKey }),
    v.strictObject({ manual_configuration: manualConfiguration }),
  ]),
});

const forRole = <Permission extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  permission: Permission,
) =>
  v.optional(
    v.array(
      v.strictObject({
        // A real engine refuses entries for the built-in role.
        role: v.pipe(v.string(), v.notValue('admin')),
        permission,
        comment: v.optional(v.string()),
      }),
    ),
    [],
  );

const selectPermission = v.strictObject({
  columns,
  filter: condition,
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  allow_aggregations: v.optional(v.boolean(), false),
});

const insertPermission = v.strictObject({
  check: condition,
  columns: v.optional(columns, '*'),
  set: presets,
  backend_only: backendOnly,
});

const updatePermission = v.strictObject({
  columns,
  filter: condition,
  check: v.optional(v.nullable(condition)),
  set: presets,
  backend_only: backendOnly,
});

const deletePermission = v.strictObject({ filter: condition, backend_only: backendOnly });

export const tableMetadata = v.strictObject({
  table: qualifiedName,
  configuration: v.optional(tableConfiguration, {}),
  object_relationships: v.optional(v.array(relationship), []),
  array_relationships: v.optional(v.array(relationship), []),
  select_permissions: forRole(selectPermission),
  insert_permissions: forRole(insertPermission),
  update_permissions: forRole(updatePermission),
  delete_permissions: forRole(deletePermission),
});

export type TableMetadata = v.InferOutput<typeof tableMetadata>;
export type RelationshipMetadata = v.InferOutput<typeof relationship>;
export type QualifiedName = v.InferOutput<typeof qualifiedName>;
