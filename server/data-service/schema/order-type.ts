import { GraphQLEnumType, type GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { directions } from './directions.ts';
import { countableRelationships, hasFields, type RoleTypes } from './role-types.ts';

export const directionType = new GraphQLEnumType({
  name: 'order_by',
  values: Object.fromEntries(Object.keys(directions).map((word) => [word, {}])),
});

/** `product_order_by`: own columns, those of one other row, and numbers over many others. */
export function orderType(types: RoleTypes, table: Table): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_order_by`,
    fields: () => {
      const fields: Record<string, GraphQLInputFieldConfig> = {};
      for (const column of types.permission(table)?.columns ?? []) {
        fields[column.graphqlName] = {
          type: directionType,
          ...inputBinding({ kind: 'column', column }),
        };
      }
      for (const relationship of types.relationships(table)) {
        const { kind, target } = relationship;
        if (kind === 'array' || !hasFields(types, target)) continue;
        fields[relationship.name] = {
          type: types.order(target),
          ...inputBinding({ kind: 'related', relationship }),
        };
      }
      for (const relationship of countableRelationships(types, table)) {
        fields[`${relationship.name}_aggregate`] = {
          type: types.aggregateOrder(relationship.target),
          ...inputBinding({ kind: 'related-aggregate', relationship }),
        };
      }
      return fields;
    },
  });
}
