import type { UniqueConstraint } from '../catalog/catalog.ts';
import type { PredicateFunction } from '../schema/aggregate-functions.ts';
import type { RootNames } from './graphql-names.ts';
import type { ColumnOperatorName, OperatorName } from './operators.ts';

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
  readonly isRequired: boolean;
  /** The partner holds what the own row refers to, so it must be stored before it. */
  readonly insertsTargetFirst: boolean;
};

export type ColumnPair = { readonly from: Column; readonly to: Column };

export type SelectPermission = {
  readonly columns: readonly Column[];
  readonly filter: Predicate;
  readonly allowAggregations: boolean;
  readonly limit: number | undefined;
};

export type WritePermission = {
  /** The values that a client may give. */
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
  /** The name by which its types are called. */
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

/** A condition on the rows of one table, from the metadata or from a request. */
export type Predicate =
  | { readonly kind: 'and'; readonly of: readonly Predicate[] }
  | { readonly kind: 'or'; readonly of: readonly Predicate[] }
  | { readonly kind: 'not'; readonly of: Predicate }
  | { readonly kind: 'null'; readonly column: Column; readonly is: boolean; readonly cast?: string }
  | {
      readonly kind: 'compare';
      readonly column: Column;
      readonly operator: OperatorName;
      readonly value: Value;
      /** The PostgreSQL type that the column is read as, if it is not its own. */
      readonly cast?: string;
    }
  | {
      readonly kind: 'compare-columns';
      readonly column: Column;
      readonly operator: ColumnOperatorName;
      readonly other: ComparedColumn;
    }
  /** A condition that begins anew: `['$', column]` in it speaks of the row it is asked of. */
  | { readonly kind: 'rooted'; readonly of: Predicate }
  | {
      readonly kind: 'related';
      readonly relationship: Relationship;
      readonly where: Predicate;
    }
  /** A number over the rows that hang on this one. */
  | {
      readonly kind: 'aggregate';
      readonly relationship: Relationship;
      readonly aggregate: Aggregate;
      /** The condition of the rows that are counted. */
      readonly where: Predicate;
      /** The comparison of the number, by its stand-in column. */
      readonly compared: Predicate;
    }
  /** Some row of a table, whatever its relation to the own one. Only the metadata may ask for it. */
  | { readonly kind: 'exists'; readonly table: Table; readonly where: Predicate };

/** Another column that a column is compared with: of the same row or the one where the condition began, or of a row they lead to. */
export type ComparedColumn = {
  readonly from: 'own' | 'root';
  readonly through: readonly Relationship[];
  readonly column: Column;
};

export type Aggregate = {
  readonly name: PredicateFunction | 'count';
  readonly columns: readonly Column[];
  readonly distinct: boolean;
};

/** Where a compared value comes from. Only what the metadata says is written into the SQL text; all else is bound. */
export type Value =
  | { readonly from: 'metadata'; readonly value: Scalar | readonly Scalar[] | null }
  /** `optional`: null for a session without it, instead of a refusal. */
  | { readonly from: 'session'; readonly name: string; readonly optional?: true }
  | { readonly from: 'document'; readonly value: unknown }
  | { readonly from: 'variable'; readonly slot: number }
  /** A list of the document with variables in it: `_in: [$first, $second]`. */
  | { readonly from: 'list'; readonly items: readonly Value[] }
  /** JSON of the document with variables in it. */
  | { readonly from: 'json-list'; readonly items: readonly Bindable[] }
  | { readonly from: 'json-object'; readonly entries: readonly (readonly [string, Bindable])[] }
  /** The steps of a path into JSON, which is a text of the document or a variable. */
  | { readonly from: 'json-path'; readonly of: Bindable; readonly requestPath: string }
  /** The values that earlier steps of the same mutation stored: the rows as a JSON text, or how many they are. */
  | { readonly from: 'stored'; readonly what: 'rows' | 'count'; readonly steps: readonly number[] };

/** The values that are not known before the request, or must not be written into SQL. */
export type Bindable = Exclude<Value, { from: 'metadata' | 'list' }>;

export type Scalar = string | number | boolean;
