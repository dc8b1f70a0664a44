import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { Plugin } from 'vite';
import { shippedOperationsFile } from '../data-service/allow-list.ts';
import { canonicalOperation } from '../data-service/document/canonical-operation.ts';

const written = /\bgraphql\(\s*`([^`]*)`/g;

/** Writes down every operation of the storefront: the data service can be told to answer no other. */
export function shippedOperations(): Plugin {
  const operations = new Map<string, OperationDefinitionNode>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  const keep = ({ definitions }: DocumentNode) => {
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
      operations.set(definition.name.value, definition);
    }
  };
  return {
    name: 'shipped-operations',
    apply: 'build',
    // Before anything rewrites the documents.
    enforce: 'pre',
    transform(code) {
      for (const [, text = ''] of code.matchAll(written)) keep(parse(text, { noLocation: true }));
      return null;
    },
    generateBundle() {
      const list = [...operations]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, operation]) => ({ name, query: canonicalOperation(operation, fragments) }));
      const source = `${JSON.stringify(list, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: shippedOperationsFile, source });
    },
  };
}
