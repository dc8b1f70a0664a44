import { Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import type { Bindable } from '../model/table.ts';
import { invalid } from '../request-error.ts';
import type { Variables } from './input.ts';

export function holdsVariable(node: ValueNode): boolean {
  switch (node.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return node.values.some(holdsVariable);
    case Kind.OBJECT:
      return node.fields.some(({ value }) => holdsVariable(value));
    default:
      return false;
  }
}

/** JSON of the document with variables in it: `{ name: $name }`. */
export function composed(node: ValueNode, variables: Variables, path: string): Bindable {
  switch (node.kind) {
    case Kind.VARIABLE: {
      const input = variables.get(node.name.value)?.input;
      if (input?.kind === 'value') return input.value;
      if (!input || input.kind === 'null') return { from: 'document', value: null };
      throw invalid('a variable of this type cannot be part of a value', path);
    }
    case Kind.LIST:
      return { from: 'json-list', items: node.values.map((item) => composed(item, variables, path)) };
    case Kind.OBJECT:
      return {
        from: 'json-object',
        entries: node.fields.map(({ name, value }) => [name.value, composed(value, variables, path)]),
      };
    default:
      return { from: 'document', value: valueFromASTUntyped(node, {}) };
  }
}
