import { parse } from 'graphql';
import type { Plugin } from 'vite';

const written = /\bgraphql\(\s*`([^`]*)`/g;

const helper = `import { parsedDocument } from '#src/graphql/parsed-document.ts'; `;

/**
 * Parses the documents of the storefront when it is built: what a page brings is shown without a parser. Code stays on its
 * line, so that error reports name the right one.
 */
export function parsedDocuments(): Plugin {
  return {
    name: 'parsed-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\//, code: written },
      handler: (code) => ({ code: helper + code.replaceAll(written, withDefinitions), map: null }),
    },
  };
}

function withDefinitions(_: string, text: string): string {
  const { definitions } = parse(text, { noLocation: true });
  const lineBreaks = '\n'.repeat(text.split('\n').length - 1);
  return `/* @__PURE__ */ parsedDocument(${JSON.stringify(definitions, withoutNothing)}${lineBreaks}`;
}

const optional = ['arguments', 'directives', 'variableDefinitions'];

const withoutNothing = (name: string, value: unknown) =>
  optional.includes(name) && Array.isArray(value) && value.length === 0 ? undefined : value;
