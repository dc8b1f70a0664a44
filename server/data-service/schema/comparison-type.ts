import {
  GraphQLBoolean,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { type OperatorName, operators, operatorsOf } from '../model/operators.ts';
import { inputBinding } from './bindings.ts';
import { type ColumnType, columnType } from './column-type.ts';

const made = new Map<string, GraphQLInputObjectType>();

/** `uuid_comparison_exp` and the like: the same for every role. */
export function comparisonType(type: string): GraphQLInputObjectType {
  const operand = columnType(type);
  const name = `${operand instanceof GraphQLList ? `${operand.ofType.ofType}_array` : operand}_comparison_exp`;
  const known = made.get(name);
  if (known) return known;
  const fields: Record<string, GraphQLInputFieldConfig> = {
    _is_null: { type: GraphQLBoolean, ...inputBinding({ kind: 'is-null' }) },
  };
  for (const operator of operatorsOf(type)) {
    fields[operator] = {
      type: operandType(operator, operand),
      ...inputBinding({ kind: 'operator', operator }),
    };
  }
  if (type === 'jsonb') fields._cast = { type: castType(), ...inputBinding({ kind: 'cast', type }) };
  const comparison = new GraphQLInputObjectType({ name, fields });
  made.set(name, comparison);
  return comparison;
}

/** The types that a JSON value may be compared as instead. */
const castType = () =>
  new GraphQLInputObjectType({
    name: 'jsonb_cast_exp',
    fields: { String: { type: comparisonType('text'), ...inputBinding({ kind: 'cast', type: 'text' }) } },
  });

function operandType(operator: OperatorName, operand: ColumnType): GraphQLInputType {
  switch (operators[operator].takes) {
    case 'value':
      return operand;
    case 'list':
      return listOf(operand);
    case 'text':
      return GraphQLString;
    case 'texts':
      return listOf(GraphQLString);
  }
}

const listOf = (type: ColumnType) => new GraphQLList(new GraphQLNonNull(type));
