import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLBoolean,
  GraphQLNonNull,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { validationError } from '../request-error.ts';
import { coerceLiteral } from './coerce-literal.ts';
import type { Variables } from './input.ts';

/** A field of the response: all selections of the document with the same response key. */
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

/** Spreads fragments, applies @skip and @include, and merges fields with the same response key (GraphQL, CollectFields). */
export function collectFields(
  sets: readonly SelectionSetNode[],
  context: Context,
  path: string,
): SelectedField[] {
  const fields = new Map<string, CollectedField>();
  const spread = new Set<string>();
  const visit = (selection: SelectionNode): void => {
    if (!isIncluded(selection.directives ?? [], context.variables)) return;
    switch (selection.kind) {
      case Kind.INLINE_FRAGMENT:
        selection.selectionSet.selections.forEach(visit);
        return;
      case Kind.FRAGMENT_SPREAD: {
        const { value: name } = selection.name;
        // As GraphQL specifies, a second spread of a fragment adds nothing.
        if (spread.has(name)) return;
        spread.add(name);
        context.fragments.get(name)?.selectionSet.selections.forEach(visit);
        return;
      }
      case Kind.FIELD: {
        const selected = selectedField(selection);
        const known = fields.get(selected.key);
        if (known) mergeField(known, selected, path);
        else fields.set(selected.key, selected);
      }
    }
  };
  for (const set of sets) set.selections.forEach(visit);
  return [...fields.values()];
}

type CollectedField = SelectedField & { readonly selections: SelectionSetNode[] };

const selectedField = (node: FieldNode): CollectedField => ({
  key: (node.alias ?? node.name).value,
  name: node.name.value,
  node,
  selections: node.selectionSet ? [node.selectionSet] : [],
});

/** A response key cannot stand for two different fields. */
function mergeField(one: CollectedField, other: CollectedField, path: string): void {
  if (one.name !== other.name) {
    throw validationError(
      `selection of both "${one.name}" and "${other.name}" under the same name "${one.key}"`,
      path,
    );
  }
  if (!haveSameValues(one.node.arguments ?? [], other.node.arguments ?? [])) {
    throw validationError(`inconsistent arguments between multiple selections of field "${one.name}"`, path);
  }
  one.selections.push(...other.selections);
}

type Named = { readonly name: { readonly value: string }; readonly value: ValueNode };

/** Whether two lists of arguments or of object fields are equal, regardless of their order. */
function haveSameValues(some: readonly Named[], others: readonly Named[]): boolean {
  if (some.length !== others.length) return false;
  const byName = new Map(others.map(({ name, value }) => [name.value, value]));
  return some.every(({ name, value }) => {
    const other = byName.get(name.value);
    return other !== undefined && isSameValue(value, other);
  });
}

function isSameValue(one: ValueNode, other: ValueNode): boolean {
  switch (one.kind) {
    case Kind.VARIABLE:
      return other.kind === one.kind && other.name.value === one.name.value;
    case Kind.NULL:
      return other.kind === one.kind;
    case Kind.LIST:
      return (
        other.kind === one.kind &&
        other.values.length === one.values.length &&
        one.values.every((value, index) => {
          const partner = other.values[index];
          return partner !== undefined && isSameValue(value, partner);
        })
      );
    case Kind.OBJECT:
      return other.kind === one.kind && haveSameValues(one.fields, other.fields);
    default:
      return other.kind === one.kind && other.value === one.value;
  }
}

function isIncluded(directives: readonly DirectiveNode[], variables: Variables): boolean {
  return directives.every((directive) => {
    const name = directive.name.value;
    if (name !== 'skip' && name !== 'include') return true;
    const argument = directive.arguments?.find((candidate) => candidate.name.value === 'if');
    const path = `$.${name}`;
    const input = argument && coerceLiteral(condition, argument.value, { path, variables });
    if (input?.kind !== 'value') throw validationError(`directive "${name}" needs the argument "if"`, path);
    return input.constant === (name === 'include');
  });
}
