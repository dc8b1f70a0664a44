import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
} from 'graphql';
import type { Column, Table } from '../model/table.ts';
import { type PredicateFunction, predicateFunctions } from './aggregate-functions.ts';
import { inputBinding } from './bindings.ts';
import { comparisonType } from './comparison-type.ts';
import type { RoleTypes } from './role-types.ts';

/** `review_aggregate_bool_exp`: a condition on a number over the rows that hang on another. */
export function aggregateBoolExpType(types: RoleTypes, table: Table): GraphQLInputObjectType {
  const name = `${table.graphqlName}_aggregate_bool_exp`;
  const choice = types.selectColumn(table);
  const rest = { distinct: { type: GraphQLBoolean }, filter: { type: types.boolExp(table) } };
  const fields: Record<string, GraphQLInputFieldConfig> = {
    count: {
      type: new GraphQLInputObjectType({
        name: `${name}_count`,
        fields: {
          ...(choice && { arguments: { type: new GraphQLList(new GraphQLNonNull(choice)) } }),
          ...rest,
          predicate: { type: new GraphQLNonNull(comparisonType('int4')) },
        },
      }),
      ...inputBinding({ kind: 'aggregate', name: 'count' }),
    },
  };
  for (const [each, { over, answers }] of Object.entries(predicateFunctions)) {
    const columns = types.permission(table)?.columns.filter(({ type }) => type === over) ?? [];
    if (columns.length === 0) continue;
    const named = each as PredicateFunction;
    fields[each] = {
      type: new GraphQLInputObjectType({
        name: `${name}_${each}`,
        fields: {
          arguments: { type: argumentType(table, named, columns) },
          ...rest,
          predicate: { type: new GraphQLNonNull(comparisonType(answers)) },
        },
      }),
      ...inputBinding({ kind: 'aggregate', name: named }),
    };
  }
  return new GraphQLInputObjectType({ name, fields });
}

/** One column, or `{ X, Y }` for what relates two. */
function argumentType(table: Table, name: PredicateFunction, columns: readonly Column[]): GraphQLInputType {
  const prefix = `${table.graphqlName}_aggregate_bool_exp_${name}_arguments`;
  const choice = new GraphQLEnumType({
    name: `${table.graphqlName}_select_column_${prefix}_columns`,
    values: Object.fromEntries(columns.map((column) => [column.graphqlName, {}])),
  });
  const one = new GraphQLNonNull(choice);
  if (predicateFunctions[name].arguments === 1) return one;
  return new GraphQLNonNull(
    new GraphQLInputObjectType({ name: prefix, fields: { X: { type: one }, Y: { type: one } } }),
  );
}
