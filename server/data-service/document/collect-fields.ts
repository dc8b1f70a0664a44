import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLBoolean,
  GraphQLNonNull,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { invalid } from '../request-error.ts';
import { readLiteral, type Variables } from './read-literal.ts';

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
export function collectFields(sets: readonly SelectionSetNode[], context: Context): SelectedField[] {
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
        const key = (selection.alias ?? selection.name).value;
        const known = fields.get(key);
        const inner = selection.selectionSet ? [selection.selectionSet] : [];
        fields.set(
          key,
          known
            ? { ...known, selections: [...known.selections, ...inner] }
            : { key, name: selection.name.value, node: selection, selections: inner },
        );
      }
    }
  };
  for (const set of sets) set.selections.forEach(visit);
  return [...fields.values()];
}

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
