import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import type { Relationship, SelectPermission, Table } from '../model/table.ts';

/** The GraphQL types of one role; each is made once, when first asked for. */
export type RoleTypes = {
  readonly permission: (table: Table) => SelectPermission | undefined;
  /** Relationships whose target the role may select. */
  readonly relationships: (table: Table) => readonly Relationship[];
  readonly object: (table: Table) => GraphQLObjectType;
  readonly aggregate: (table: Table) => GraphQLObjectType;
  readonly boolExp: (table: Table) => GraphQLInputObjectType;
  readonly orderBy: (table: Table) => GraphQLInputObjectType;
  readonly aggregateOrderBy: (table: Table) => GraphQLInputObjectType;
  readonly aggregateBoolExp: (table: Table) => GraphQLInputObjectType;
  /** None when the role may count rows but see no column. */
  readonly selectColumn: (table: Table) => GraphQLEnumType | undefined;
};

/** Caches what `create` returns by table: types refer to each other, and a schema needs one object per type name. */
export function memoizePerTable<Value>(create: (table: Table) => Value): (table: Table) => Value {
  const cache = new Map<Table, Value>();
  return (table) => {
    const cached = cache.get(table);
    if (cached !== undefined) return cached;
    const value = create(table);
    cache.set(table, value);
    return value;
  };
}

/** Array relationships whose rows the role may count. */
export function countableRelationships(types: RoleTypes, table: Table): readonly Relationship[] {
  return types
    .relationships(table)
    .filter(({ kind, target }) => kind === 'array' && types.permission(target)?.allowAggregations);
}

/** Without its whole key a role cannot say which row it means. */
export function isKeyVisible(types: RoleTypes, table: Table): boolean {
  const visible = types.permission(table)?.columns ?? [];
  return table.primaryKey.length > 0 && table.primaryKey.every((column) => visible.includes(column));
}

/** A role without columns here may still count rows. */
export function hasFields(types: RoleTypes, table: Table): boolean {
  const permission = types.permission(table);
  return permission !== undefined && (permission.columns.length > 0 || types.relationships(table).length > 0);
}
