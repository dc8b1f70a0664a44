import type { CatalogTable } from '../catalog/catalog.ts';
import type { QualifiedName, TableMetadata } from '../metadata/table-metadata.ts';
import type { Relationship, SelectPermission, Table, WritePermission } from './table.ts';

/** A table while it is put together: relationships and permissions may point at any other table. */
export type TableBuilder = {
  readonly table: Table;
  readonly metadata: TableMetadata;
  readonly catalog: CatalogTable;
  readonly relationships: Map<string, Relationship>;
  readonly permissions: {
    readonly select: Map<string, SelectPermission>;
    readonly insert: Map<string, WritePermission>;
    readonly update: Map<string, WritePermission>;
    readonly delete: Map<string, WritePermission>;
  };
};

export type FindTableBuilder = (name: QualifiedName, where: string) => TableBuilder;
