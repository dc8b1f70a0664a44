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
 * An operation with the fragments it needs, written in one way: the same for two documents that ask for the same.
 * `__typename` does not count, for clients add it by themselves.
 */
export function normalizeOperation(operation: OperationDefinitionNode, fragments: Fragments): string {
  const names = [...neededFragments(operation.selectionSet, fragments)].sort();
  const needed = names.flatMap((name) => fragments.get(name) ?? []);
  return [operation, ...needed].map((definition) => print(withoutTypename(definition))).join('\n');
}

function neededFragments(set: SelectionSetNode, fragments: Fragments, found = new Set<string>()) {
  visit(set, {
    [Kind.FRAGMENT_SPREAD]: ({ name: { value } }) => {
      if (found.has(value)) return;
      found.add(value);
      const fragment = fragments.get(value);
      if (fragment) neededFragments(fragment.selectionSet, fragments, found);
    },
  });
  return found;
}

const withoutTypename = (definition: OperationDefinitionNode | FragmentDefinitionNode) =>
  visit(definition, {
    [Kind.FIELD]: ({ name, alias }) => (name.value === '__typename' && !alias ? null : undefined),
  });
