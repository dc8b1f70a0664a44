import type { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import type { Relationship, Table, WritePermission } from '../../model/table.ts';
import type { RoleTypes } from '../role-types.ts';

/** The GraphQL types by which one role writes; each is made once, when first asked for. */
export type MutationTypes = {
  readonly read: RoleTypes;
  /** Nothing where the role can give no column: there would be nothing to say. */
  readonly insertPermission: (table: Table) => WritePermission | undefined;
  readonly updatePermission: (table: Table) => WritePermission | undefined;
  readonly deletePermission: (table: Table) => WritePermission | undefined;
  /** Relationships whose target the role may insert. */
  readonly insertableRelationships: (table: Table) => readonly Relationship[];
  readonly insertInput: (table: Table) => GraphQLInputObjectType;
  readonly objectRelInsert: (table: Table) => GraphQLInputObjectType;
  readonly arrayRelInsert: (table: Table) => GraphQLInputObjectType;
  /** None where nothing can conflict. */
  readonly onConflict: (table: Table) => GraphQLInputObjectType | undefined;
  readonly response: (table: Table) => GraphQLObjectType;
};
