import * as v from 'valibot';

/** The fields of a table at the root, as Hasura calls them. */
const rootFields = [
  'select',
  'select_by_pk',
  'select_aggregate',
  'insert',
  'insert_one',
  'update',
  'update_by_pk',
  'update_many',
  'delete',
  'delete_by_pk',
] as const;

export type RootField = (typeof rootFields)[number];

/** A name, alone or with a comment. */
const fieldName = v.union([
  v.string(),
  v.pipe(
    v.object({ name: v.optional(v.nullable(v.string())) }),
    v.transform(({ name }) => name),
  ),
]);

/** Other names for a table, its fields at the root and its columns. */
export const tableConfiguration = v.object({
  custom_name: v.optional(v.nullable(v.string())),
  custom_root_fields: v.optional(
    v.partial(v.object(v.entriesFromList(rootFields, v.nullable(fieldName)))),
    {},
  ),
  custom_column_names: v.optional(v.record(v.string(), v.string()), {}),
  column_config: v.optional(
    v.record(v.string(), v.object({ custom_name: v.optional(v.nullable(v.string())) })),
    {},
  ),
});

export type TableConfiguration = v.InferOutput<typeof tableConfiguration>;
