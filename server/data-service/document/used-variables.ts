import type { FragmentDefinitionNode } from 'graphql';
import { Kind, type OperationDefinitionNode, visit } from 'graphql';

/** Names of the variables that an operation uses, or a fragment beside it. */
export function usedVariables(
  { selectionSet }: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const node of [selectionSet, ...fragments.values()]) {
    visit(node, { [Kind.VARIABLE]: ({ name }) => void used.add(name.value) });
  }
  return used;
}
