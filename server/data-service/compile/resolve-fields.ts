import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { collectFields, type SelectedField } from '../document/collect-fields.ts';
import { validationError } from '../request-error.ts';
import { bindingOf, type FieldBinding } from '../schema/bindings.ts';
import type { Compilation } from './compilation.ts';

/** The fields that a document selects of an object type. */
export type Selection = {
  readonly type: GraphQLObjectType;
  readonly sets: readonly SelectionSetNode[];
  readonly path: string;
};

/** A selected field with its binding. `type` is its object type, undefined for a scalar field. */
export type ResolvedField = {
  readonly key: string;
  readonly path: string;
  readonly node: FieldNode;
  readonly selections: readonly SelectionSetNode[];
  readonly definition: GraphQLField<unknown, unknown>;
  readonly binding: FieldBinding;
  readonly type: GraphQLObjectType | undefined;
};

export type Typename = { readonly key: string; readonly typename: string };

/** Looks up the selected fields in a type of the role's schema; `__typename` is resolved directly. */
export function resolveFields(
  compilation: Compilation,
  { type, sets, path }: Selection,
): (ResolvedField | Typename)[] {
  return collectFields(sets, compilation, `${path}.selectionSet`).map((selected) => {
    compilation.addCost(0);
    if (selected.name === '__typename') return { key: selected.key, typename: type.name };
    return resolveField(type, selected, `${path}.selectionSet.${selected.name}`);
  });
}

function resolveField(type: GraphQLObjectType, selected: SelectedField, path: string): ResolvedField {
  const { key, name, node, selections } = selected;
  const fields = type.getFields();
  const definition = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!definition) throw validationError(`field "${name}" not found in type: '${type.name}'`, path);
  const named = getNamedType(definition.type);
  const inner = isObjectType(named) ? named : undefined;
  if (inner && selections.length === 0) throw validationError(`missing selection set for "${name}"`, path);
  if (!inner && selections.length > 0)
    throw validationError('unexpected subselection set for non-object field', path);
  return { key, path, node, selections, definition, binding: bindingOf(definition), type: inner };
}
