import { GraphQLEnumType, type GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { Table } from '../model/table.ts';
import { inputBinding } from './bindings.ts';
import { directions } from './directions.ts';
import { hasFields, type RoleTypes } from './role-types.ts';

const direction = new GraphQLEnumType({
  name: 'order_by',
  values: Object.fromEntries(Object.keys(directions).map((word) => [word, {}])),
});

/** `product_order_by`: own columns and, through object relationships, columns of one other row. */
export function orderType(types: RoleTypes, table: Table): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_order_by`,
    fields: () => {
      const fields: Record<string, GraphQLInputFieldConfig> = {};
      for (const column of types.permission(table)?.columns ?? []) {
        fields[column.name] = {
          type: direction,
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
      return fields;
    },
  });
}
