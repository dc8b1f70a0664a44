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
