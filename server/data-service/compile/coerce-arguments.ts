import type { FieldNode, GraphQLField } from 'graphql';
import { isNonNullType, Kind, type ValueNode } from 'graphql';
import { coerceLiteral } from '../document/coerce-literal.ts';
import { type Input, nullInput } from '../document/input.ts';
import { validationError } from '../request-error.ts';
import type { Compilation } from './compilation.ts';

/** The coerced arguments of a field by name; a missing argument is null. */
export type Arguments = (name: string) => Input;

export function coerceArguments(
  { variables }: Compilation,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  path: string,
): Arguments {
  const inputs = new Map<string, Input>();
  for (const { name, value } of node.arguments ?? []) {
    const argument = field.args.find((candidate) => candidate.name === name.value);
    const place = `${path}.args.${name.value}`;
    // Like Hasura, the path is that of the field, not of the argument.
    if (!argument) throw validationError(`"${field.name}" has no argument named "${name.value}"`, path);
    const written = argument.name === 'offset' ? numberInText(value) : value;
    const input = coerceLiteral(argument.type, written, { path: place, variables });
    if (input) inputs.set(argument.name, input);
  }
  const missing = field.args.find(({ name, type }) => isNonNullType(type) && !inputs.has(name));
  if (missing)
    throw validationError(`missing required field '${missing.name}'`, `${path}.args.${missing.name}`);
  return (name) => inputs.get(name) ?? nullInput;
}

/** PostgreSQL's offsets exceed GraphQL's Int, so Hasura accepts an offset that is written as a string, too. */
const numberInText = (node: ValueNode): ValueNode =>
  node.kind === Kind.STRING && /^-?\d+$/.test(node.value) ? { kind: Kind.INT, value: node.value } : node;
