import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import type { Plugin } from 'vite';
import { shippedOperationsFile } from '#server/data-service/allow-list.ts';
import { normalizeOperation } from '#server/data-service/document/normalize-operation.ts';
import { mayHaveDocuments, writtenDocuments } from './written-documents.ts';

type Operation = { readonly name: string; readonly query: string };

/** Finds the operations that are written in modules of the storefront. */
export function gatherOperations() {
  const operations = new Map<string, OperationDefinitionNode>();
  const fragments = new Map<string, FragmentDefinitionNode>();
  const add = (text: string) => {
    for (const definition of parse(text, { noLocation: true }).definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
      operations.set(definition.name.value, definition);
    }
  };
  return {
    /** A document. */
    add,
    /** The code of a module. */
    read(code: string, file: string) {
      for (const { text } of writtenDocuments(code, file)) add(text);
    },
    list: (): Operation[] =>
      [...operations]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, operation]) => ({ name, query: normalizeOperation(operation, fragments) })),
  };
}

/** Writes down every operation of the storefront: the data service can be told to answer no other. */
export function shippedOperations(): Plugin {
  const operations = gatherOperations();
  return {
    name: 'shipped-operations',
    apply: 'build',
    // Before anything rewrites the documents.
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: mayHaveDocuments },
      handler(code, id) {
        operations.read(code, id);
        return null;
      },
    },
    generateBundle() {
      const source = `${JSON.stringify(operations.list(), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: shippedOperationsFile, source });
    },
  };
}
