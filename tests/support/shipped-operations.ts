import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatDocument, stringifyDocument } from '@urql/core';
import { parse } from 'graphql';
import { gatherOperations } from '#tools/build/shipped-operations.ts';

const root = resolve(import.meta.dirname, '../..');

export type ShippedOperation = { readonly name: string; readonly query: string };

/**
 * Every operation of the storefront, from its sources, as its client sends it: `__typename` in every selection included.
 * `more` documents may use the fragments of the storefront.
 */
export async function readShippedOperations(more: readonly string[] = []): Promise<ShippedOperation[]> {
  const operations = gatherOperations();
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: root })) {
    if (!file.includes('.test.')) operations.read(await readFile(resolve(root, file), 'utf8'), file);
  }
  for (const document of more) operations.add(document);
  return operations
    .list()
    .map(({ name, query }) => ({ name, query: stringifyDocument(formatDocument(parse(query))) }));
}
