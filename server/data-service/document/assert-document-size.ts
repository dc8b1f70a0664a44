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

const nothing: Size = { depth: 0, nodes: 0, aliases: 0, values: 0 };

const beside = (one: Size, other: Size): Size => ({
  depth: Math.max(one.depth, other.depth),
  nodes: one.nodes + other.nodes,
  aliases: one.aliases + other.aliases,
  values: one.values + other.values,
});

/** Refuses a document that is too deep or too large once its fragments are spread. Each fragment is measured once. */
export function assertDocumentSize(
  selections: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limits: Limits,
): void {
  const known = new Map<string, Size>();

  const sizeOf = (set: SelectionSetNode | undefined): Size =>
    (set?.selections ?? []).map(sizeOfSelection).reduce(beside, nothing);

  const sizeOfSelection = (selection: SelectionNode): Size => {
    const values = argumentValues(selection.directives ?? []);
    switch (selection.kind) {
      case Kind.FRAGMENT_SPREAD:
        return beside(sizeOfFragment(selection.name.value), { ...nothing, nodes: 1, values });
      case Kind.INLINE_FRAGMENT:
        return beside(sizeOf(selection.selectionSet), { ...nothing, nodes: 1, values });
      case Kind.FIELD: {
        const inner = sizeOf(selection.selectionSet);
        return {
          depth: inner.depth + 1,
          nodes: inner.nodes + 1,
          aliases: inner.aliases + (selection.alias ? 1 : 0),
          values: inner.values + values + argumentValues([selection]),
        };
      }
    }
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

const argumentValues = (nodes: readonly (FieldNode | DirectiveNode)[]): number =>
  nodes
    .flatMap(({ arguments: given = [] }) => given)
    .reduce((sum, argument) => sum + valuesIn(argument.value), 0);

function valuesIn(value: ValueNode): number {
  switch (value.kind) {
    case Kind.LIST:
      return value.values.reduce((sum, item) => sum + valuesIn(item), 1);
    case Kind.OBJECT:
      return value.fields.reduce((sum, field) => sum + valuesIn(field.value), 1);
    default:
      return 1;
  }
}
