import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { validationError } from '../request-error.ts';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
/** Refuses empty selection sets, undefined fragments and fragment cycles; the error has the path to them. */
export function validateFragments(set: SelectionSetNode, fragments: Fragments): void {
  const validated = new Set<string>();
  // The fragments on the current path, outermost first.
  const currentPath = new Set<string>();

  const visitSet = (each: SelectionSetNode | undefined, path: string) => {
    // The parser accepts an empty selection set.
    if (each?.selections.length === 0) throw validationError('not a valid graphql query', '$.query');
    for (const selection of each?.selections ?? []) visit(selection, path);
  };

  const visit = (selection: SelectionNode, path: string): void => {
    switch (selection.kind) {
      case Kind.FIELD:
        visitSet(selection.selectionSet, `${path}.selectionSet.${selection.name.value}`);
        return;
      case Kind.INLINE_FRAGMENT:
        visitSet(selection.selectionSet, path);
        return;
      case Kind.FRAGMENT_SPREAD:
        visitFragment(selection.name.value, `${path}.selectionSet`);
    }
  };

  const visitFragment = (name: string, path: string): void => {
    if (validated.has(name)) return;
    if (currentPath.has(name)) {
      const names = [...currentPath];
      const cycle = names.slice(names.indexOf(name)).map((each) => `"${each}"`);
      throw validationError(`the fragment definition(s) ${listed(cycle)} form a cycle`, path);
    }
    const fragment = fragments.get(name);
    if (!fragment) throw validationError(`reference to undefined fragment "${name}"`, path);
    currentPath.add(name);
    visitSet(fragment.selectionSet, `${path}.${name}`);
    currentPath.delete(name);
    validated.add(name);
  };

  visitSet(set, '$');
}

const words = new Intl.ListFormat('en', { type: 'conjunction' });

const listed = (names: readonly string[]) => words.format(names);
