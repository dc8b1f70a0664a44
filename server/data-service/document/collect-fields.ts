import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLBoolean,
  GraphQLNonNull,
  Kind,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { invalid } from '../request-error.ts';
import type { Variables } from './input.ts';
import { readLiteral } from './read-literal.ts';

/** A field of the answer: everything the document selects under one key. */
export type SelectedField = {
  readonly key: string;
  readonly name: string;
  readonly node: FieldNode;
  readonly selections: readonly SelectionSetNode[];
};

type Context = {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Variables;
};

const condition = new GraphQLNonNull(GraphQLBoolean);

/** Spreads fragments, leaves out what @skip and @include say, and joins fields with the same key, in order. */
export function collectFields(
  sets: readonly SelectionSetNode[],
  context: Context,
  path: string,
): SelectedField[] {
  const fields = new Map<string, SelectedField>();
  const visit = (selection: SelectionNode): void => {
    if (!isIncluded(selection.directives ?? [], context.variables)) return;
    switch (selection.kind) {
      case Kind.INLINE_FRAGMENT:
        selection.selectionSet.selections.forEach(visit);
        return;
      case Kind.FRAGMENT_SPREAD:
        context.fragments.get(selection.name.value)?.selectionSet.selections.forEach(visit);
        return;
      case Kind.FIELD: {
        const selected = selectedField(selection);
        const known = fields.get(selected.key);
        fields.set(selected.key, known ? joined(known, selected, path) : selected);
      }
    }
  };
  for (const set of sets) set.selections.forEach(visit);
  return [...fields.values()];
}

const selectedField = (node: FieldNode): SelectedField => ({
  key: (node.alias ?? node.name).value,
  name: node.name.value,
  node,
  selections: node.selectionSet ? [node.selectionSet] : [],
});

/** One key of the answer cannot stand for two different fields. */
function joined(one: SelectedField, other: SelectedField, path: string): SelectedField {
  if (one.name !== other.name) {
    throw invalid(
      `selection of both "${one.name}" and "${other.name}" under the same name "${one.key}"`,
      path,
    );
  }
  if (argumentsOf(one.node) !== argumentsOf(other.node)) {
    throw invalid(`inconsistent arguments between multiple selections of field "${one.name}"`, path);
  }
  return { ...one, selections: [...one.selections, ...other.selections] };
}

const argumentsOf = ({ arguments: given = [] }: FieldNode): string => given.map(print).sort().join();

function isIncluded(directives: readonly DirectiveNode[], variables: Variables): boolean {
  return directives.every((directive) => {
    const name = directive.name.value;
    if (name !== 'skip' && name !== 'include') return true;
    const argument = directive.arguments?.find((candidate) => candidate.name.value === 'if');
    const path = `$.${name}`;
    const input = argument && readLiteral(condition, argument.value, { path, variables });
    if (input?.kind !== 'value') throw invalid(`directive "${name}" needs the argument "if"`, path);
    return input.known === (name === 'include');
  });
}
