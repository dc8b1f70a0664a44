import { type GraphQLInputFieldConfig, GraphQLInputObjectType } from 'graphql';
import type { Column, Table } from '../model/table.ts';
import { type AggregateFunction, isNumeric, isOrdered, statisticalFunctions } from './aggregate-functions.ts';
import { inputBinding } from './bindings.ts';
import { directionType } from './order-by-type.ts';
import type { RoleTypes } from './role-types.ts';

/** `review_aggregate_order_by`: rows ordered by numbers over those that hang on them. */
export function aggregateOrderByType(types: RoleTypes, table: Table): GraphQLInputObjectType {
  const columns = types.permission(table)?.columns ?? [];
  const fields: Record<string, GraphQLInputFieldConfig> = {
    count: { type: directionType, ...inputBinding({ kind: 'aggregate', name: 'count' }) },
  };
  const add = (name: AggregateFunction, over: readonly Column[]) => {
    if (over.length === 0) return;
    fields[name] = {
      type: functionOrderType(table, name, over),
      ...inputBinding({ kind: 'aggregate', name }),
    };
  };
  const numbers = columns.filter(({ type }) => isNumeric(type));
  const ordered = columns.filter(({ type }) => isOrdered(type));
  for (const name of statisticalFunctions) add(name, numbers);
  add('max', ordered);
  add('min', ordered);
  add('sum', numbers);
  return new GraphQLInputObjectType({ name: `${table.graphqlName}_aggregate_order_by`, fields });
}

function functionOrderType(
  table: Table,
  name: AggregateFunction,
  columns: readonly Column[],
): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: `${table.graphqlName}_${name}_order_by`,
    fields: Object.fromEntries(
      columns.map((column) => [
        column.graphqlName,
        { type: directionType, ...inputBinding({ kind: 'column', column }) },
      ]),
    ),
  });
}
