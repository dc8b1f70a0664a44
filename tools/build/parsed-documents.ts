import { parse } from 'graphql';
import type { Plugin } from 'vite';
import { mayHaveDocuments, writtenDocuments } from './written-documents.ts';

const helper = `import { parsedDocument } from '#src/graphql/parsed-document.ts'; `;

/**
 * Parses the documents of the storefront when it is built or served: what a page brings is shown without a parser. Code stays
 * on its line, so that error reports name the right one.
 */
export function parsedDocuments(): Plugin {
  return {
    name: 'parsed-documents',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: mayHaveDocuments },
      handler(code, id) {
        const documents = writtenDocuments(code, id);
        if (documents.length === 0) return null;
        let rest = 0;
        const pieces = documents.map(({ text, start, end }) => {
          const before = code.slice(rest, start);
          rest = end;
          return before + withDefinitions(text);
        });
        return { code: helper + pieces.join('') + code.slice(rest), map: null };
      },
    },
  };
}

function withDefinitions(text: string): string {
  const { definitions } = parse(text, { noLocation: true });
  const lineBreaks = '\n'.repeat(text.split('\n').length - 1);
  return `/* @__PURE__ */ parsedDocument(${JSON.stringify(definitions, withoutNothing)}${lineBreaks}`;
}

const optional = ['arguments', 'directives', 'variableDefinitions'];

const withoutNothing = (name: string, value: unknown) =>
  optional.includes(name) && Array.isArray(value) && value.length === 0 ? undefined : value;
