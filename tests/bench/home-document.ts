import { formatDocument, stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';
import { createServer } from 'vite';

/** The text the storefront sends for /main, `__typename` in every selection included. */
export async function homeDocument(): Promise<string> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { mainPageQuery } = await vite.ssrLoadModule('/src/features/home/main-page-query.ts');
    return stringifyDocument(formatDocument(mainPageQuery as DocumentNode));
  } finally {
    await vite.close();
  }
}
