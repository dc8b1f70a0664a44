import {
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { RequestError, validationError } from '../request-error.ts';
import { isComparison } from '../schema/bindings.ts';
import { isArrayType } from '../schema/column-type.ts';

import { assertIntegerRange } from './assert-integer-range.ts';
import {
  assertEnumValue,
  assertRequiredFields,
  assertScalar,
  describe,
  mismatch,
  unexpectedNull,
} from './coercion-errors.ts';
import { type Input, type InputEntry, nullInput, type Variables } from './input.ts';
import { containsVariable, jsonLiteral } from './json-literal.ts';
import { assertVariableUsage } from './variable-usage.ts';

export type LiteralLocation = { readonly path: string; readonly variables: Variables };

/** Coerces a literal of the document to its type. Undefined for a variable without a value. */
export function coerceLiteral(
  type: GraphQLInputType,
  node: ValueNode,
  location: LiteralLocation,
): Input | undefined {
  if (node.kind === Kind.VARIABLE) return coerceReference(type, node.name.value, location);
  if (isNonNullType(type)) {
    if (node.kind === Kind.NULL) throw unexpectedNull(type.ofType, location.path);
    return coerceLiteral(type.ofType, node, location);
  }
  if (node.kind === Kind.NULL) return { kind: 'null' };
  if (isArrayType(type) && isWhole(node)) {
    return { kind: 'value', value: jsonLiteral(node, location.variables, location.path) };
  }
  if (isListType(type)) return coerceList(type.ofType, node, location);
  if (isInputObjectType(type)) return coerceObject(type, node, location);
  return isEnumType(type) ? coerceEnum(type, node, location.path) : coerceScalar(type, node, location);
}

/** A single value is coerced to a list of one. Like Hasura, only the items of a written list have an index in the path. */
function coerceList(of: GraphQLInputType, node: ValueNode, location: LiteralLocation): Input {
  const items =
    node.kind === Kind.LIST
      ? node.values.map((item, index) =>
          coerceLiteral(of, item, { ...location, path: `${location.path}[${index}]` }),
        )
      : [coerceLiteral(of, node, location)];
  return { kind: 'list', items: items.map((item) => item ?? { kind: 'null' }) };
}

/** Whether PostgreSQL parses an array as a whole: one in its own syntax, `{a,b}`, or one of several dimensions. */
const isWhole = (node: ValueNode): boolean =>
  node.kind === Kind.LIST
    ? node.values.some(({ kind }) => kind === Kind.LIST)
    : node.kind === Kind.STRING && node.value.startsWith('{');

function coerceEnum(type: GraphQLEnumType, node: ValueNode, path: string): Input {
  if (node.kind !== Kind.ENUM) throw mismatch('an enum value', type, found(node), path);
  assertEnumValue(type, node.value, path);
  return { kind: 'enum', value: node.value };
}

function coerceScalar(type: GraphQLScalarType, node: ValueNode, { path, variables }: LiteralLocation): Input {
  if (node.kind === Kind.ENUM) throw mismatch('a value', type, found(node), path);
  if (containsVariable(node)) return { kind: 'value', value: jsonLiteral(node, variables, path) };
  const content = literalValue(type, node);
  assertScalar(type, content, { path, found: found(node) });
  if (type === GraphQLInt && node.kind === Kind.FLOAT)
    throw mismatch('a 32-bit integer', type, 'a float', path);
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) assertIntegerRange(type.name, node.value, path);
  return { kind: 'value', value: { from: 'document', value: content }, constant: content };
}

/** Numbers of large types stay text: a JavaScript number would lose digits. */
function literalValue({ name }: GraphQLScalarType, node: ValueNode): unknown {
  const isLong = largeNumberTypes.has(name) && (node.kind === Kind.INT || node.kind === Kind.FLOAT);
  return isLong ? node.value : valueFromASTUntyped(node, {});
}

const largeNumberTypes = new Set(['bigint', 'numeric', 'float8', 'money']);

function coerceReference(
  type: GraphQLInputType,
  name: string,
  { path, variables }: LiteralLocation,
): Input | undefined {
  const variable = variables.get(name);
  if (variable) assertVariableUsage(type, name, variable, path);
  const input = variable?.input;
  if (isNonNullType(type) && (!input || input.kind === 'null')) throw unexpectedNull(type.ofType, path);
  if (input?.kind === 'refused') {
    throw new RequestError(input.code, input.message, `${path}${input.below}`);
  }
  return input;
}

function coerceObject(type: GraphQLInputObjectType, node: ValueNode, location: LiteralLocation): Input {
  const { path } = location;
  if (node.kind !== Kind.OBJECT) throw mismatch('an object', type, found(node), path);
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  for (const { name, value } of node.fields) {
    const field = Object.hasOwn(fields, name.value) ? fields[name.value] : undefined;
    const at = `${path}.${name.value}`;
    if (!field) throw validationError(`field "${name.value}" not found in type: '${type}'`, at);
    const input = coerceLiteral(typeAt(field, value), value, { ...location, path: at }) ?? absent(field);
    if (input) entries.push({ field, input });
  }
  assertRequiredFields(type, entries, path);
  return { kind: 'object', entries };
}

/** A comparison with a missing variable would be dropped and match every row: it counts as null, which is refused. */
const absent = (field: GraphQLInputField): Input | undefined => (isComparison(field) ? nullInput : undefined);

/** A field with a default accepts a nullable variable. */
const typeAt = ({ type, defaultValue }: GraphQLInputField, { kind }: ValueNode): GraphQLInputType =>
  kind === Kind.VARIABLE && defaultValue !== undefined && isNonNullType(type) ? type.ofType : type;

function found(node: ValueNode): string {
  switch (node.kind) {
    case Kind.INT:
      return 'an integer';
    case Kind.FLOAT:
      return 'a float';
    case Kind.ENUM:
      return 'an enum value';
    default:
      return describe(valueFromASTUntyped(node, {}));
  }
}
