import { type GraphQLInputFieldConfig, GraphQLInputObjectType, GraphQLList, GraphQLNonNull } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { comparisonType } from './comparison-type.ts';
import { countableRelationships, type RoleTypes } from './role-types.ts';

/** `product_bool_exp`: what `where` may say. */
export function boolExpType(types: RoleTypes, table: Table): GraphQLInputObjectType {
  const filter: GraphQLInputObjectType = new GraphQLInputObjectType({
    name: `${table.graphqlName}_bool_exp`,
    fields: () => {
      const list = new GraphQLList(new GraphQLNonNull(filter));
      const fields: Record<string, GraphQLInputFieldConfig> = {
        _and: { type: list, ...inputBinding({ kind: 'and' }) },
        _not: { type: filter, ...inputBinding({ kind: 'not' }) },
        _or: { type: list, ...inputBinding({ kind: 'or' }) },
      };
      for (const column of types.permission(table)?.columns ?? []) {
        fields[column.graphqlName] = {
          type: comparisonType(column.type),
          ...inputBinding({ kind: 'column', column }),
        };
      }
      for (const relationship of types.relationships(table)) {
        fields[relationship.name] = {
          type: types.boolExp(relationship.target),
          ...inputBinding({ kind: 'related', relationship }),
        };
      }
      for (const relationship of countableRelationships(types, table)) {
        fields[`${relationship.name}_aggregate`] = {
          type: types.aggregateBoolExp(relationship.target),
          ...inputBinding({ kind: 'related-aggregate', relationship }),
        };
      }
      return fields;
    },
  });
  return filter;
}
