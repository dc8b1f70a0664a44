import { Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import type { Bindable } from '../model/table.ts';
import { validationError } from '../request-error.ts';
import type { Variables } from './input.ts';

export function containsVariable(node: ValueNode): boolean {
  switch (node.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return node.values.some(containsVariable);
    case Kind.OBJECT:
      return node.fields.some(({ value }) => containsVariable(value));
    default:
      return false;
  }
}

/** A JSON literal that contains variables: `{ name: $name }`. */
export function jsonLiteral(node: ValueNode, variables: Variables, path: string): Bindable {
  switch (node.kind) {
    case Kind.VARIABLE: {
      const input = variables.get(node.name.value)?.input;
      if (input?.kind === 'value') return input.value;
      if (!input || input.kind === 'null') return { from: 'document', value: null };
      throw validationError('a variable of this type cannot be part of a value', path);
    }
    case Kind.LIST:
      return { from: 'json-list', items: node.values.map((item) => jsonLiteral(item, variables, path)) };
    case Kind.OBJECT:
      return {
        from: 'json-object',
        entries: node.fields.map(({ name, value }) => [name.value, jsonLiteral(value, variables, path)]),
      };
    default:
      return { from: 'document', value: valueFromASTUntyped(node, {}) };
  }
}
