import type { GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import type { Relationship, SelectPermission, Table } from '../model/table.ts';

/** The GraphQL types of one role; each is made once, when first asked for. */
export type RoleTypes = {
  readonly permission: (table: Table) => SelectPermission | undefined;
  /** Relationships whose target the role may select. */
  readonly relationships: (table: Table) => readonly Relationship[];
  readonly object: (table: Table) => GraphQLObjectType;
  readonly aggregate: (table: Table) => GraphQLObjectType;
  readonly filter: (table: Table) => GraphQLInputObjectType;
  readonly order: (table: Table) => GraphQLInputObjectType;
  /** None when the role may count rows but see no column. */
  readonly columnChoice: (table: Table) => GraphQLEnumType | undefined;
};

/** A role without columns here may still count rows. */
export function hasFields(types: RoleTypes, table: Table): boolean {
  return (types.permission(table)?.columns.length ?? 0) > 0 || types.relationships(table).length > 0;
}
