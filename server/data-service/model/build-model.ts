import type { CatalogTable } from '../introspection/catalog.ts';
import { MetadataError } from '../metadata/metadata-error.ts';
import type { QualifiedName, TableMetadata } from '../metadata/table-metadata.ts';
import type { Draft, FindDraft } from './draft.ts';
import { columnName, isGraphqlName, rootNames, tableName } from './names.ts';
import { fillPermissions } from './permissions.ts';
import { buildRelationship } from './relationships.ts';
import type { Model, Relationship, Table } from './table.ts';

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
  const drafts = new Map(metadata.map((entry) => [keyOf(entry.table), draft(entry, catalog)]));
  const find: FindDraft = (name, where) => {
    const found = drafts.get(keyOf(name));
    if (!found) throw new MetadataError(where, `${name.name} is not tracked`);
    return found;
  };
  for (const each of drafts.values()) fillRelationships(each, find);
  for (const each of drafts.values()) fillPermissions(each, { find, backend });
  return new Map([...drafts.values()].map(({ table }) => [table.graphqlName, table]));
}

function draft(metadata: TableMetadata, catalogTables: readonly CatalogTable[]): Draft {
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
  const permissions: Draft['permissions'] = {
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

function fillRelationships(own: Draft, find: FindDraft): void {
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
