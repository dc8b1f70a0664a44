import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type Case, caseFile, type Statement, statement } from './case.ts';

export type CaseFolder = {
  /** Relative to where the search began. */
  readonly name: string;
  /** In their order: tables first, then rows. */
  readonly setups: readonly Statement[];
  readonly files: readonly CaseFile[];
};

/** The cases of a file, or why it has none: a file that cannot be read fails alone. */
export type CaseFile = { readonly name: string; readonly cases: readonly Case[]; readonly problem?: string };

const setupNames = ['setup.yaml', 'schema_setup.yaml', 'values_setup.yaml'];
const teardown = /(^|_)teardown\.yaml$/;

/** Every folder below that holds case files, in the order of their names. */
export async function findFolders(root: string): Promise<readonly CaseFolder[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const byFolder = Map.groupBy(
    entries.filter((entry) => entry.isFile() && entry.name.endsWith('.yaml')),
    ({ parentPath }) => parentPath,
  );
  const folders = [...byFolder].map(([path, files]) =>
    readFolder(
      root,
      path,
      files.map(({ name }) => name),
    ),
  );
  const found = await Promise.all(folders);
  return found.filter(({ files }) => files.length > 0).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readFolder(root: string, path: string, names: readonly string[]): Promise<CaseFolder> {
  const setups = setupNames.filter((name) => names.includes(name));
  const files = names.filter((name) => !setupNames.includes(name) && !teardown.test(name)).sort();
  return {
    name: relative(root, path) || basename(root),
    setups: await Promise.all(setups.map((name) => readOne(statement, join(path, name)))),
    files: await Promise.all(files.map((name) => readFileOf(path, name))),
  };
}

async function readFileOf(path: string, name: string): Promise<CaseFile> {
  try {
    return { name, cases: await readOne(caseFile, join(path, name)) };
  } catch (error) {
    return { name, cases: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

// The readers of other suites allow both.
const lenient = { merge: true, uniqueKeys: false };

async function readOne<Content>(
  schema: v.BaseSchema<unknown, Content, v.BaseIssue<unknown>>,
  path: string,
): Promise<Content> {
  const result = v.safeParse(schema, parse(await readFile(path, 'utf8'), lenient));
  if (result.success) return result.output;
  throw new Error(`${path}: ${v.getDotPath(result.issues[0]) ?? 'content'}: ${result.issues[0].message}`);
}
