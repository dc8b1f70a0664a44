import type { UniqueConstraint } from '../introspection/catalog.ts';
import type { RootNames } from './names.ts';
import type { Predicate, Value } from './predicate.ts';

export type Column = {
  readonly name: string;
  /** As the schema calls it: the same, unless the metadata says otherwise. */
  readonly graphqlName: string;
  /** Name of the PostgreSQL type: `int4`, `uuid`, `timestamptz`. */
  readonly type: string;
  readonly nullable: boolean;
  /** PostgreSQL computes it and takes no other value. */
  readonly generated: boolean;
  readonly description: string | null;
};

export type Relationship = {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: Table;
  readonly mapping: readonly ColumnPair[];
  /** The own row promises a partner: its foreign key is not null. */
  readonly always: boolean;
  /** The partner holds what the own row refers to, so it must be stored before it. */
  readonly partnerFirst: boolean;
};

export type ColumnPair = { readonly from: Column; readonly to: Column };

export type SelectPermission = {
  readonly columns: readonly Column[];
  readonly filter: Predicate;
  readonly allowAggregations: boolean;
  readonly limit: number | undefined;
};

export type WritePermission = {
  /** What a client may give. */
  readonly columns: readonly Column[];
  /** Values that every write of the role sets, whatever the client says. */
  readonly presets: ReadonlyMap<Column, Value>;
  /** The rows as they are before the write. */
  readonly filter: Predicate;
  /** The rows as they are after it. */
  readonly check: Predicate;
};

export type Table = {
  readonly schema: string;
  readonly name: string;
  /** What its types are named after. */
  readonly graphqlName: string;
  readonly rootNames: RootNames;
  readonly description: string | null;
  readonly columns: ReadonlyMap<string, Column>;
  readonly primaryKey: readonly Column[];
  readonly uniqueConstraints: readonly UniqueConstraint[];
  readonly insertable: boolean;
  readonly updatable: boolean;
  readonly deletable: boolean;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly permissions: Permissions;
};

/** By role. The built-in role `admin` has no entry: see permissions.ts. */
type Permissions = {
  readonly select: ReadonlyMap<string, SelectPermission>;
  readonly insert: ReadonlyMap<string, WritePermission>;
  readonly update: ReadonlyMap<string, WritePermission>;
  readonly delete: ReadonlyMap<string, WritePermission>;
};

/** Every tracked table by its GraphQL name. */
export type Model = ReadonlyMap<string, Table>;
