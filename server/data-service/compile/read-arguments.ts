import type { FieldNode, GraphQLField } from 'graphql';
import { isNonNullType } from 'graphql';
import { type Input, nothingGiven } from '../document/input.ts';
import { readLiteral } from '../document/read-literal.ts';
import { invalid } from '../request-error.ts';
import type { Compilation } from './compilation.ts';

/** The arguments of a field by name; one that is absent or null reads as null. */
export type Arguments = (name: string) => Input;

export function readArguments(
  { variables }: Compilation,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  path: string,
): Arguments {
  const inputs = new Map<string, Input>();
  for (const { name, value } of node.arguments ?? []) {
    const argument = field.args.find((candidate) => candidate.name === name.value);
    const place = `${path}.args.${name.value}`;
    // Hasura names the field here, not the argument.
    if (!argument) throw invalid(`"${field.name}" has no argument named "${name.value}"`, path);
    const input = readLiteral(argument.type, value, { path: place, variables });
    if (input) inputs.set(argument.name, input);
  }
  const missing = field.args.find(({ name, type }) => isNonNullType(type) && !inputs.has(name));
  if (missing) throw invalid(`missing required field '${missing.name}'`, `${path}.args.${missing.name}`);
  return (name) => inputs.get(name) ?? nothingGiven;
}
