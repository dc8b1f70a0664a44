import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';
import type { Limits } from '../limits.ts';
import { RequestError } from '../request-error.ts';

type Size = { readonly depth: number; readonly nodes: number; readonly aliases: number };

const nothing: Size = { depth: 0, nodes: 0, aliases: 0 };

const beside = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  nodes: one.nodes + other.nodes,
  aliases: one.aliases + other.aliases,
});

/** Refuses a document that is too deep or too large once its fragments are spread. Each fragment is measured once. */
export function measure(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: Limits,
): void {
  const known = new Map<string, Size>();

  const sizeOf = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).map(sizeOfSelection).reduce(beside, nothing);

  const sizeOfSelection = (selection: SelectionNode): Size => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    const { depth, nodes, aliases } = sizeOf(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return { depth, nodes, aliases };
    return { depth: depth + 1, nodes: nodes + 1, aliases: aliases + (selection.alias ? 1 : 0) };
  };

  const sizeOfFragment = (name: string): Size => {
    const size = known.get(name);
    if (size) return size;
    // Well-formed documents have no cycles; this only keeps the measuring itself finite.
    known.set(name, nothing);
    const measured = sizeOf(fragments.get(name)?.selectionSet);
    known.set(name, measured);
    return measured;
  };

  const { depth, nodes, aliases } = sizeOf(selections);
  if (depth > limits.depth) {
    throw new RequestError('depth-limit-exceeded', `the query is deeper than ${limits.depth}`);
  }
  if (nodes > limits.nodes) {
    throw new RequestError('node-limit-exceeded', `the query has more than ${limits.nodes} fields`);
  }
  if (aliases > limits.aliases) {
    throw new RequestError('node-limit-exceeded', `the query has more than ${limits.aliases} aliases`);
  }
}
