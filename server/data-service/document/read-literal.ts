import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { invalid } from '../request-error.ts';
import type { Input, InputEntry } from './input.ts';
import { assertScalar, assertWord, describe, mismatch, unexpectedNull } from './input-mismatch.ts';

export type Variables = ReadonlyMap<string, Input>;

/** Reads an argument as the document writes it; `undefined` stands for a variable that was not given. */
export function readLiteral(
  type: GraphQLInputType,
  node: ValueNode,
  path: string,
  variables: Variables,
): Input | undefined {
  if (node.kind === Kind.VARIABLE) return readReference(type, variables.get(node.name.value), path);
  if (isNonNullType(type)) {
    if (node.kind === Kind.NULL) throw unexpectedNull(type.ofType, path);
    return readLiteral(type.ofType, node, path, variables);
  }
  if (node.kind === Kind.NULL) return { kind: 'null' };
  if (isListType(type)) {
    const nodes = node.kind === Kind.LIST ? node.values : [node];
    const items = nodes.map((item, index) => readItem(type.ofType, item, `${path}[${index}]`, variables));
    return { kind: 'list', items };
  }
  if (isInputObjectType(type)) return readObject(type, node, path, variables);
  return isEnumType(type) ? readWord(type, node, path) : readScalar(type, node, path);
}

function readWord(type: GraphQLEnumType, node: ValueNode, path: string): Input {
  if (node.kind !== Kind.ENUM) throw mismatch('an enum value', type, found(node), path);
  assertWord(type, node.value, path);
  return { kind: 'word', word: node.value };
}

function readScalar(type: GraphQLScalarType, node: ValueNode, path: string): Input {
  if (node.kind === Kind.ENUM) throw mismatch('a value', type, found(node), path);
  if (holdsVariable(node)) throw invalid('a variable cannot be part of a value here', path);
  const content = valueFromASTUntyped(node, {});
  assertScalar(type, content, path);
  return { kind: 'value', value: { from: 'document', value: content }, known: content };
}

function readReference(type: GraphQLInputType, input: Input | undefined, path: string): Input | undefined {
  if (isNonNullType(type) && (!input || input.kind === 'null')) throw unexpectedNull(type.ofType, path);
  return input;
}

function readItem(type: GraphQLInputType, node: ValueNode, path: string, variables: Variables): Input {
  return readLiteral(type, node, path, variables) ?? { kind: 'null' };
}

function readObject(
  type: GraphQLInputObjectType,
  node: ValueNode,
  path: string,
  variables: Variables,
): Input {
  if (node.kind !== Kind.OBJECT) throw mismatch('an object', type, found(node), path);
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  for (const { name, value } of node.fields) {
    const field = Object.hasOwn(fields, name.value) ? fields[name.value] : undefined;
    const place = `${path}.${name.value}`;
    if (!field) throw invalid(`field "${name.value}" not found in type: '${type}'`, place);
    const input = readLiteral(field.type, value, place, variables);
    if (input) entries.push({ field, input });
  }
  return { kind: 'object', entries };
}

function holdsVariable(node: ValueNode): boolean {
  switch (node.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return node.values.some(holdsVariable);
    case Kind.OBJECT:
      return node.fields.some(({ value }) => holdsVariable(value));
    default:
      return false;
  }
}

const found = (node: ValueNode) =>
  node.kind === Kind.ENUM ? 'an enum value' : describe(valueFromASTUntyped(node, {}));
