import {
  GraphQLBoolean,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { type OperatorName, operators, operatorsOf } from '../model/operators.ts';
import { inputBinding } from './bindings.ts';
import { scalarOf } from './scalars.ts';

const made = new Map<string, GraphQLInputObjectType>();

/** `uuid_comparison_exp` and the like: the same for every role. */
export function comparisonType(type: string): GraphQLInputObjectType {
  const scalar = scalarOf(type);
  const name = `${scalar.name}_comparison_exp`;
  const known = made.get(name);
  if (known) return known;
  const fields: Record<string, GraphQLInputFieldConfig> = {
    _is_null: { type: GraphQLBoolean, ...inputBinding({ kind: 'is-null' }) },
  };
  for (const operator of operatorsOf(type)) {
    fields[operator] = {
      type: operandType(operator, scalar),
      ...inputBinding({ kind: 'operator', operator }),
    };
  }
  if (type === 'jsonb') fields._cast = { type: castType(), ...inputBinding({ kind: 'cast', type }) };
  const comparison = new GraphQLInputObjectType({ name, fields });
  made.set(name, comparison);
  return comparison;
}

/** What a JSON value may be compared as instead. */
const castType = () =>
  new GraphQLInputObjectType({
    name: 'jsonb_cast_exp',
    fields: { String: { type: comparisonType('text'), ...inputBinding({ kind: 'cast', type: 'text' }) } },
  });

function operandType(operator: OperatorName, scalar: GraphQLScalarType): GraphQLInputType {
  switch (operators[operator].takes) {
    case 'value':
      return scalar;
    case 'list':
      return listOf(scalar);
    case 'text':
      return GraphQLString;
    case 'texts':
      return listOf(GraphQLString);
  }
}

const listOf = (type: GraphQLScalarType) => new GraphQLList(new GraphQLNonNull(type));
