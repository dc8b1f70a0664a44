import { Kind, type OperationDefinitionNode } from 'graphql';

/** A tool asks about the schema itself, and about nothing else. */
export function isIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  );
}
