import type { CatalogTable } from '../catalog/catalog.ts';
import { MetadataError } from '../metadata/metadata-error.ts';
import type { QualifiedName, TableMetadata } from '../metadata/table-metadata.ts';
import { columnName, isGraphqlName, rootNames, tableName } from './graphql-names.ts';
import { addPermissions } from './permissions.ts';
import { buildRelationship } from './relationships.ts';
import type { Model, Relationship, Table } from './table.ts';
import type { FindTableBuilder, TableBuilder } from './table-builder.ts';

type Options = {
  /** For callers that may use permissions marked `backend_only`. They need an admin secret, and a shop has none. */
  readonly backend?: boolean;
};

/** Joins the metadata with the catalog; refuses what the database does not have. */
export function buildModel(
  metadata: readonly TableMetadata[],
  catalog: readonly CatalogTable[],
  { backend = false }: Options = {},
): Model {
  const builders = new Map(metadata.map((entry) => [keyOf(entry.table), draft(entry, catalog)]));
  const find: FindTableBuilder = (name, where) => {
    const found = builders.get(keyOf(name));
    if (!found) throw new MetadataError(where, `${name.name} is not tracked`);
    return found;
  };
  for (const each of builders.values()) addRelationships(each, find);
  for (const each of builders.values()) addPermissions(each, { find, backend });
  return new Map([...builders.values()].map(({ table }) => [table.graphqlName, table]));
}

function draft(metadata: TableMetadata, catalogTables: readonly CatalogTable[]): TableBuilder {
  const { configuration } = metadata;
  const { schema, name } = metadata.table;
  const catalog = catalogTables.find((table) => table.schema === schema && table.name === name);
  if (!catalog) {
    throw new MetadataError(`table ${name}`, `${schema} has no such table`);
  }
  const columns = new Map(
    catalog.columns.map((column) => [
      column.name,
      { ...column, graphqlName: columnName(column.name, configuration) },
    ]),
  );
  const relationships = new Map<string, Relationship>();
  const permissions: TableBuilder['permissions'] = {
    select: new Map(),
    insert: new Map(),
    update: new Map(),
    delete: new Map(),
  };
  const graphqlName = tableName(metadata.table, configuration);
  if (!isGraphqlName(graphqlName)) {
    throw new MetadataError(`table ${name}`, `${graphqlName} is no GraphQL name: it needs a custom_name`);
  }
  const table: Table = {
    schema,
    name,
    graphqlName,
    rootNames: rootNames(graphqlName, configuration),
    description: catalog.description,
    columns,
    primaryKey: [...columns.values()].filter((column) => catalog.primaryKey.includes(column.name)),
    uniqueConstraints: catalog.uniqueConstraints,
    insertable: catalog.insertable,
    updatable: catalog.updatable,
    deletable: catalog.deletable,
    relationships,
    permissions,
  };
  return { table, metadata, catalog, relationships, permissions };
}

function addRelationships(own: TableBuilder, find: FindTableBuilder): void {
  for (const [kind, list] of [
    ['object', own.metadata.object_relationships],
    ['array', own.metadata.array_relationships],
  ] as const) {
    for (const entry of list) {
      const where = `table ${own.table.name}: ${entry.name}`;
      if ([...own.table.columns.values()].some(({ graphqlName }) => graphqlName === entry.name)) {
        throw new MetadataError(where, 'is also the name of a column');
      }
      own.relationships.set(entry.name, buildRelationship({ kind, entry, own, find, where }));
    }
  }
}

const keyOf = ({ schema, name }: QualifiedName): string => `${schema}.${name}`;
