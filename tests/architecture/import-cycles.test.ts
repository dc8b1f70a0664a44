import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importedPaths } from './syntax.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The files that each file imports. */
type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Biome reports cycles of values within a project; this counts type imports and `import()` too. */
function readModuleGraph(): ModuleGraph {
  const files = globSync('{src,sw,server,demo,tools}/**/*.{ts,tsx}', { cwd: root });
  const known = new Set(files);
  const imported = (file: string) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return importedPaths(file, code).flatMap(
      // The generated route tree leaves the extension out.
      (target) => [target, `${target}.ts`, `${target}.tsx`].find((candidate) => known.has(candidate)) ?? [],
    );
  };
  return new Map(files.map((file) => [file, imported(file)]));
}

/** One cycle for each import that closes one: the files in the order in which they import each other. */
function findCycles(graph: ModuleGraph): readonly string[] {
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (file: string): readonly string[] => {
    const start = open.indexOf(file);
    if (start >= 0) return [[...open.slice(start), file].join(' -> ')];
    if (done.has(file)) return [];
    open.push(file);
    const cycles = (graph.get(file) ?? []).flatMap(visit);
    open.pop();
    done.add(file);
    return cycles;
  };
  return [...graph.keys()].flatMap(visit);
}

test('no files import each other in a circle, not even for types', () => {
  const graph = readModuleGraph();
  expect([...graph.values()].flat().length).toBeGreaterThan(2_000);
  expect(findCycles(graph)).toEqual([]);
});

test('a cycle is found through several files and through itself', () => {
  const graph = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts']],
    ['d.ts', ['d.ts']],
  ]);
  expect(findCycles(graph)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts', 'd.ts -> d.ts']);
});

/** The imports of files as imports of the folders that hold them. Tests put parts of all folders together. */
function toFolders(graph: ModuleGraph, folderOf: (file: string) => string | null): ModuleGraph {
  const folders = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    const folder = folderOf(file);
    if (folder === null || /\.test\.tsx?$/.test(file)) continue;
    const imported = targets.map(folderOf).filter((target) => target !== null && target !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...(imported as string[])]);
  }
  return new Map([...folders].map(([folder, targets]) => [folder, [...new Set(targets)]]));
}

/** `src/writes/cart/x.ts` is in `src/writes`. The files of `src` itself start the storefront, as `src/app` does. */
const folderOfClient = (file: string): string | null => /^src\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** Parts of folders whose parts stand beside each other. */
const partOf = (file: string): string | null =>
  /^src\/(?:components|features|writes)\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

/** The generated tree imports every route, and a route's type is read from it: the router joins both. */
const withoutTree = (graph: ModuleGraph): ModuleGraph =>
  new Map([...graph].filter(([file]) => !file.endsWith('.gen.ts')));

test('no folders of the storefront import each other in a circle, not even for types', () => {
  const folders = toFolders(withoutTree(readModuleGraph()), folderOfClient);
  expect(folders.size).toBeGreaterThan(15);
  expect(findCycles(folders)).toEqual([]);
});

test('no parts of components, of features and of writes import each other in a circle', () => {
  const parts = toFolders(readModuleGraph(), partOf);
  expect(parts.size).toBeGreaterThan(50);
  expect(findCycles(parts)).toEqual([]);
});

test('a circle of folders is found where no files are in one', () => {
  const graph = new Map([
    ['src/api/call.ts', ['src/session/viewer.ts']],
    ['src/session/viewer.ts', []],
    ['src/session/answer.ts', ['src/api/other.ts']],
    ['src/api/call.test.ts', ['src/app/app.tsx']],
    ['src/app/app.tsx', ['src/api/call.ts']],
  ]);
  expect(findCycles(graph)).toEqual([]);
  expect(findCycles(toFolders(graph, folderOfClient))).toEqual(['src/api -> src/session -> src/api']);
  const cards = 'src/components/cards/card.tsx';
  const parts = new Map([
    [cards, ['src/components/order/line.tsx']],
    ['src/components/order/row.tsx', [cards]],
  ]);
  expect(findCycles(toFolders(parts, partOf))).toHaveLength(1);
});
