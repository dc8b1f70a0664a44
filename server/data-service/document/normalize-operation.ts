import {
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * Prints an operation and its fragments in a normalized form, equal for documents that differ only in layout and order.
 * `__typename` is left out, because clients add it.
 */
export function normalizeOperation(operation: OperationDefinitionNode, fragments: Fragments): string {
  const names = [...usedFragments(operation.selectionSet, fragments)].sort();
  const needed = names.flatMap((name) => fragments.get(name) ?? []);
  return [operation, ...needed].map((definition) => print(withoutTypename(definition))).join('\n');
}

function usedFragments(set: SelectionSetNode, fragments: Fragments, found = new Set<string>()) {
  visit(set, {
    [Kind.FRAGMENT_SPREAD]: ({ name: { value } }) => {
      if (found.has(value)) return;
      found.add(value);
      const fragment = fragments.get(value);
      if (fragment) usedFragments(fragment.selectionSet, fragments, found);
    },
  });
  return found;
}

const withoutTypename = (definition: OperationDefinitionNode | FragmentDefinitionNode) =>
  visit(definition, {
    [Kind.FIELD]: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
  });
