import type { RootField, TableConfiguration } from '../metadata/table-configuration.ts';
import type { QualifiedName } from '../metadata/table-metadata.ts';

export const isGraphqlName = (name: string): boolean => /^[_A-Za-z]\w*$/.test(name);

export type RootNames = Readonly<Record<RootField, string>>;

/** `product`, or `billing_product` outside of the schema `public`, unless the metadata calls it something else. */
export const tableName = (
  { schema, name }: QualifiedName,
  { custom_name: own }: TableConfiguration,
): string => own ?? (schema === 'public' ? name : `${schema}_${name}`);

export function rootNames(table: string, { custom_root_fields: own }: TableConfiguration): RootNames {
  return {
    select: own.select ?? table,
    select_by_pk: own.select_by_pk ?? `${table}_by_pk`,
    select_aggregate: own.select_aggregate ?? `${table}_aggregate`,
    insert: own.insert ?? `insert_${table}`,
    insert_one: own.insert_one ?? `insert_${table}_one`,
    update: own.update ?? `update_${table}`,
    update_by_pk: own.update_by_pk ?? `update_${table}_by_pk`,
    update_many: own.update_many ?? `update_${table}_many`,
    delete: own.delete ?? `delete_${table}`,
    delete_by_pk: own.delete_by_pk ?? `delete_${table}_by_pk`,
  };
}

export const columnName = (
  column: string,
  { column_config, custom_column_names }: TableConfiguration,
): string => column_config[column]?.custom_name ?? custom_column_names[column] ?? column;
