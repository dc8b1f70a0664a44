import { GraphQLEnumType, type GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';

import { countableRelationships, hasFields, type RoleTypes } from './role-types.ts';

/** The values of the enum `order_by` and their SQL. */
export const directions = {
  asc: 'asc nulls last',
  asc_nulls_first: 'asc nulls first',
  asc_nulls_last: 'asc nulls last',
  desc: 'desc nulls first',
  desc_nulls_first: 'desc nulls first',
  desc_nulls_last: 'desc nulls last',
} as const;

export const isDirection = (name: string): name is keyof typeof directions => Object.hasOwn(directions, name);

export const directionType = new GraphQLEnumType({
  name: 'order_by',
  values: Object.fromEntries(Object.keys(directions).map((name) => [name, {}])),
});

/** `product_order_by`: columns of the table, of its object relationships, and aggregates over its array relationships. */
export function orderByType(types: RoleTypes, table: Table): GraphQLInputObjectType {
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
          type: types.orderBy(target),
          ...inputBinding({ kind: 'related', relationship }),
        };
      }
      for (const relationship of countableRelationships(types, table)) {
        fields[`${relationship.name}_aggregate`] = {
          type: types.aggregateOrderBy(relationship.target),
          ...inputBinding({ kind: 'related-aggregate', relationship }),
        };
      }
      return fields;
    },
  });
}
