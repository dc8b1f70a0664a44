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
import { invalid, RequestError } from '../request-error.ts';
import { isColumnValue } from '../schema/bindings.ts';
import { assertBounds } from './assert-bounds.ts';
import { assertComplete } from './assert-complete.ts';
import { composed, holdsVariable } from './composed-value.ts';
import type { Input, InputEntry } from './input.ts';
import { assertScalar, assertWord, describe, mismatch, unexpectedNull } from './input-mismatch.ts';

export type Variables = ReadonlyMap<string, Input>;

export type LiteralPlace = {
  readonly path: string;
  readonly variables: Variables;
  /** The value of a column is meant, which PostgreSQL reads: any text will do. */
  readonly isColumn?: boolean;
};

/** Reads an argument as the document writes it; `undefined` stands for a variable that was not given. */
export function readLiteral(type: GraphQLInputType, node: ValueNode, place: LiteralPlace): Input | undefined {
  if (node.kind === Kind.VARIABLE) {
    return readReference(type, place.variables.get(node.name.value), place);
  }
  if (isNonNullType(type)) {
    if (node.kind === Kind.NULL) throw unexpectedNull(type.ofType, place.path);
    return readLiteral(type.ofType, node, place);
  }
  if (node.kind === Kind.NULL) return { kind: 'null' };
  if (isListType(type)) return readList(type.ofType, node, place);
  if (isInputObjectType(type)) return readObject(type, node, place);
  return isEnumType(type) ? readWord(type, node, place.path) : readScalar(type, node, place);
}

/** Hasura names the place in a list only where one is written. */
function readList(of: GraphQLInputType, node: ValueNode, place: LiteralPlace): Input {
  const items =
    node.kind === Kind.LIST
      ? node.values.map((item, index) => readLiteral(of, item, { ...place, path: `${place.path}[${index}]` }))
      : [readLiteral(of, node, place)];
  return { kind: 'list', items: items.map((item) => item ?? { kind: 'null' }) };
}

function readWord(type: GraphQLEnumType, node: ValueNode, path: string): Input {
  if (node.kind !== Kind.ENUM) throw mismatch('an enum value', type, found(node), path);
  assertWord(type, node.value, path);
  return { kind: 'word', word: node.value };
}

function readScalar(type: GraphQLScalarType, node: ValueNode, place: LiteralPlace): Input {
  const { path, variables, isColumn = false } = place;
  if (node.kind === Kind.ENUM) throw mismatch('a value', type, found(node), path);
  if (holdsVariable(node)) return { kind: 'value', value: composed(node, variables, path) };
  const isNumber = node.kind === Kind.INT || node.kind === Kind.FLOAT;
  if (isColumn && isNumber) assertBounds(type.name, node.value, path);
  const content = literalContent(type, node);
  assertScalar(type, content, { path, isColumn });
  return { kind: 'value', value: { from: 'document', value: content }, known: content };
}

/** A number for PostgreSQL stays as it is written: as a JavaScript number a long one would change. */
function literalContent({ name }: GraphQLScalarType, node: ValueNode): unknown {
  const isLong = longNumbers.has(name) && (node.kind === Kind.INT || node.kind === Kind.FLOAT);
  return isLong ? node.value : valueFromASTUntyped(node, {});
}

const longNumbers = new Set(['bigint', 'numeric', 'float8', 'money']);

function readReference(
  type: GraphQLInputType,
  input: Input | undefined,
  { path, isColumn }: LiteralPlace,
): Input | undefined {
  if (isNonNullType(type) && (!input || input.kind === 'null')) throw unexpectedNull(type.ofType, path);
  if (input?.kind === 'refused') {
    throw new RequestError(input.code, input.message, `${path}${input.below}`);
  }
  if (input?.kind === 'value' && input.text && !isColumn) {
    throw mismatch(input.text.wanted, input.text.type, 'a string', path);
  }
  return input;
}

function readObject(type: GraphQLInputObjectType, node: ValueNode, place: LiteralPlace): Input {
  const { path } = place;
  if (node.kind !== Kind.OBJECT) throw mismatch('an object', type, found(node), path);
  const fields = type.getFields();
  const entries: InputEntry[] = [];
  for (const { name, value } of node.fields) {
    const field = Object.hasOwn(fields, name.value) ? fields[name.value] : undefined;
    const at = `${path}.${name.value}`;
    if (!field) throw invalid(`field "${name.value}" not found in type: '${type}'`, at);
    const input = readLiteral(field.type, value, { ...place, path: at, isColumn: isColumnValue(field) });
    if (input) entries.push({ field, input });
  }
  assertComplete(type, entries, path);
  return { kind: 'object', entries };
}

const found = (node: ValueNode) =>
  node.kind === Kind.ENUM ? 'an enum value' : describe(valueFromASTUntyped(node, {}));
