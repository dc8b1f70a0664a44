import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { Limits } from '../limits.ts';
import { RequestError } from '../request-error.ts';

type Size = {
  readonly depth: number;
  readonly nodes: number;
  readonly aliases: number;
  readonly values: number;
};

const emptySize: Size = { depth: 0, nodes: 0, aliases: 0, values: 0 };

const combine = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  nodes: one.nodes + other.nodes,
  aliases: one.aliases + other.aliases,
  values: one.values + other.values,
});

/** Refuses a document that exceeds the limits once its fragments are spread. Each fragment is measured once. */
export function assertDocumentSize(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: Limits,
): void {
  const sizes = new Map<string, Size>();

  const sizeOf = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).map(sizeOfSelection).reduce(combine, emptySize);

  const sizeOfSelection = (selection: SelectionNode): Size => {
    const values = countArgumentValues(selection.directives ?? []);
    switch (selection.kind) {
      case Kind.FRAGMENT_SPREAD:
        return combine(sizeOfFragment(selection.name.value), { ...emptySize, nodes: 1, values });
      case Kind.INLINE_FRAGMENT:
        return combine(sizeOf(selection.selectionSet), { ...emptySize, nodes: 1, values });
      case Kind.FIELD: {
        const inner = sizeOf(selection.selectionSet);
        return {
          depth: inner.depth + 1,
          nodes: inner.nodes + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          values: inner.values + values + countArgumentValues([selection]),
        };
      }
    }
  };

  const sizeOfFragment = (name: string): Size => {
    const size = sizes.get(name);
    if (size) return size;
    // Fragment cycles are refused before; this only guarantees that the recursion ends.
    sizes.set(name, emptySize);
    const measured = sizeOf(fragments.get(name)?.selectionSet);
    sizes.set(name, measured);
    return measured;
  };

  const { depth, nodes, aliases, values } = sizeOf(selections);
  if (depth > limits.depth) {
    throw new RequestError('depth-limit-exceeded', `the query is deeper than ${limits.depth}`);
  }
  if (nodes > limits.nodes) {
    throw new RequestError('node-limit-exceeded', `the query has more than ${limits.nodes} fields`);
  }
  if (aliases > limits.aliases) {
    throw new RequestError('node-limit-exceeded', `the query has more than ${limits.aliases} aliases`);
  }
  if (values > limits.values) {
    throw new RequestError('node-limit-exceeded', `the query has more than ${limits.values} values`);
  }
}

const countArgumentValues = (nodes: readonly (FieldNode | DirectiveNode)[]): number =>
  nodes
    .flatMap(({ arguments: given = [] }) => given)
    .reduce((sum, argument) => sum + countValues(argument.value), 0);

function countValues(value: ValueNode): number {
  switch (value.kind) {
    case Kind.LIST:
      return value.values.reduce((sum, item) => sum + countValues(item), 1);
    case Kind.OBJECT:
      return value.fields.reduce((sum, field) => sum + countValues(field.value), 1);
    default:
      return 1;
  }
}
