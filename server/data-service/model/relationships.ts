import type { ForeignKey } from '../catalog/catalog.ts';
import { MetadataError } from '../metadata/metadata-error.ts';
import type { RelationshipMetadata } from '../metadata/table-metadata.ts';
import type { Column, ColumnPair, Relationship, Table } from './table.ts';
import type { FindTableBuilder, TableBuilder } from './table-builder.ts';

type Wanted = {
  readonly kind: Relationship['kind'];
  readonly entry: RelationshipMetadata;
  readonly own: TableBuilder;
  readonly find: FindTableBuilder;
  readonly where: string;
};

export function buildRelationship(wanted: Wanted): Relationship {
  const { using } = wanted.entry;
  if ('manual_configuration' in using) {
    return manualRelationship(wanted, using.manual_configuration);
  }
  const key = using.foreign_key_constraint_on;
  return Array.isArray(key) ? ownKeyRelationship(wanted, key) : remoteKeyRelationship(wanted, key);
}

function manualRelationship(
  { kind, entry, own, find, where }: Wanted,
  configuration: {
    remote_table: { schema: string; name: string };
    column_mapping: Record<string, string>;
    insertion_order?: string | null | undefined;
  },
): Relationship {
  const target = find(configuration.remote_table, where).table;
  const mapping = Object.entries(configuration.column_mapping).map(([from, to]) => ({
    from: column(own.table, from, where),
    to: column(target, to, where),
  }));
  const insertsTargetFirst = kind === 'object' && configuration.insertion_order !== 'after_parent';
  return { name: entry.name, kind, target, mapping, isRequired: false, insertsTargetFirst };
}

function ownKeyRelationship(
  { kind, entry, own, find, where }: Wanted,
  columns: readonly string[],
): Relationship {
  const key = foreignKey(own, columns, where);
  const target = find(key.target, where).table;
  const mapping = pairs(own.table, key.columns, target, key.targetColumns);
  return {
    name: entry.name,
    kind,
    target,
    mapping,
    isRequired: mapping.every(({ from }) => !from.nullable),
    insertsTargetFirst: true,
  };
}

function remoteKeyRelationship(
  { kind, entry, own, find, where }: Wanted,
  far: {
    table: { schema: string; name: string };
    columns: readonly string[];
  },
): Relationship {
  const draft = find(far.table, where);
  const key = foreignKey(draft, far.columns, where);
  const mapping = pairs(own.table, key.targetColumns, draft.table, key.columns);
  return {
    name: entry.name,
    kind,
    target: draft.table,
    mapping,
    isRequired: false,
    insertsTargetFirst: false,
  };
}

function foreignKey({ table, catalog }: TableBuilder, columns: readonly string[], where: string): ForeignKey {
  const key = catalog.foreignKeys.find(
    (candidate) =>
      candidate.columns.length === columns.length &&
      candidate.columns.every((name) => columns.includes(name)),
  );
  if (key) return key;
  throw new MetadataError(where, `${table.name} has no foreign key on ${columns.join(', ')}`);
}

function pairs(own: Table, from: readonly string[], target: Table, to: readonly string[]): ColumnPair[] {
  return from.map((name, index) => ({
    from: column(own, name, own.name),
    to: column(target, to[index] ?? '', target.name),
  }));
}

function column(table: Table, name: string, where: string): Column {
  const found = table.columns.get(name);
  if (found) return found;
  throw new MetadataError(where, `${table.name} has no column ${name}`);
}
