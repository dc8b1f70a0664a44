import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, type ParseResult, parseSync } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** The paths that code in a file imports, for types and by `import()` too, as they are written but from the root. */
export const importedPaths = (file: string, code: string): readonly string[] =>
  Array.from(code.matchAll(/\b(?:from|import)\s*\(?\s*["']([.#][^"'\n]+)["']/g), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name),
  );

/** A file of ours with its syntax tree. `lineAt` counts from 1. */
export type SourceFile = {
  readonly name: string;
  readonly code: string;
  readonly program: ESTree.Program;
  readonly comments: ParseResult['comments'];
  readonly lineAt: (offset: number) => number;
};

export function parseFile(name: string, code: string): SourceFile {
  const { program, comments, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  return { name, code, program, comments, lineAt: (offset) => code.slice(0, offset).split('\n').length };
}

/** The TypeScript files in these folders, without the generated ones. */
export function parseFolders(folders: readonly string[]): readonly SourceFile[] {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root });
  const written = files.filter((name) => !/\.gen\.ts$|\.d\.ts$/.test(name));
  return written.map((name) => parseFile(name, readFileSync(path.join(root, name), 'utf8')));
}
