import { type ESTree, parseSync, Visitor } from 'vite';

/** A document of the data service as a module writes it. */
export type WrittenDocument = {
  readonly text: string;
  /** Where `graphql(` begins and its text ends in the code, without the fragments behind it. */
  readonly start: number;
  readonly end: number;
};

/** Modules without it have no documents, so they need not be parsed. */
export const mayHaveDocuments = /\/graphql\.ts['"]/;

/**
 * The documents of a module: calls of the `graphql` that it imports from `src/graphql/graphql.ts`.
 * @param file its path, or its id with a query behind
 */
export function writtenDocuments(code: string, file: string): WrittenDocument[] {
  if (!mayHaveDocuments.test(code)) return [];
  const lang = /\.tsx(\?|$)/.test(file) ? 'tsx' : 'ts';
  const { program, errors } = parseSync(file, code, { lang, sourceType: 'module' });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const documents: WrittenDocument[] = [];
  let name: string | undefined;
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.endsWith('/graphql.ts')) name ??= specifiers.find(isGraphql)?.local.name;
    },
    CallExpression({ callee, arguments: [text], start }) {
      if (callee.type !== 'Identifier' || callee.name !== name || !text) return;
      const [only, ...others] = text.type === 'TemplateLiteral' ? text.quasis : [];
      if (!only || others.length > 0) throw new Error(`${file}: a document is one text without values.`);
      documents.push({ text: only.value.cooked ?? only.value.raw, start, end: text.end });
    },
  }).visit(program);
  return documents;
}

const isGraphql = (part: ESTree.ImportDeclarationSpecifier) =>
  part.type === 'ImportSpecifier' && part.imported.type === 'Identifier' && part.imported.name === 'graphql';
