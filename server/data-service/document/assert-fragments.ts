import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import { invalid } from '../request-error.ts';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Walk = { readonly path: string; readonly inside: readonly string[] };

/** Refuses empty braces, and fragments that are not there or contain themselves, with the way that leads to them. */
export function assertFragments(set: SelectionSetNode, fragments: Fragments): void {
  const sound = new Set<string>();

  const visitSet = (each: SelectionSetNode | undefined, walk: Walk) => {
    // The parser lets it pass.
    if (each?.selections.length === 0) throw invalid('not a valid graphql query', '$.query');
    for (const selection of each?.selections ?? []) visit(selection, walk);
  };

  const visit = (selection: SelectionNode, { path, inside }: Walk): void => {
    switch (selection.kind) {
      case Kind.FIELD:
        visitSet(selection.selectionSet, { path: `${path}.selectionSet.${selection.name.value}`, inside });
        return;
      case Kind.INLINE_FRAGMENT:
        visitSet(selection.selectionSet, { path, inside });
        return;
      case Kind.FRAGMENT_SPREAD:
        visitFragment(selection.name.value, { path: `${path}.selectionSet`, inside });
    }
  };

  const visitFragment = (name: string, { path, inside }: Walk): void => {
    if (sound.has(name)) return;
    const begun = inside.indexOf(name);
    if (begun >= 0) {
      const cycle = [name, ...inside.slice(begun + 1)].map((each) => `"${each}"`);
      throw invalid(`the fragment definition(s) ${listed(cycle)} form a cycle`, path);
    }
    const fragment = fragments.get(name);
    if (!fragment) throw invalid(`reference to undefined fragment "${name}"`, path);
    visitSet(fragment.selectionSet, { path: `${path}.${name}`, inside: [...inside, name] });
    sound.add(name);
  };

  visitSet(set, { path: '$', inside: [] });
}

const words = new Intl.ListFormat('en', { type: 'conjunction' });

const listed = (names: readonly string[]) => words.format(names);
