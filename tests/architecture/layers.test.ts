import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breachOf, layers } from './layers.ts';
import { importedPaths } from './syntax.ts';

const root = path.resolve(import.meta.dirname, '../..');
const entries = layers.flat();

test('every entry of the server is on one layer, and there are no more than fifteen folders', () => {
  const found = readdirSync(path.join(root, 'server')).filter((name) => name !== 'tsconfig.json');
  expect(found.sort()).toEqual([...entries].sort());
  expect(entries.filter((name) => !name.endsWith('.ts')).length).toBeLessThanOrEqual(15);
});

test('no file of the server imports from its own layer or from above, not even a type', () => {
  const isTest = (file: string) => /\.test\.ts$|\/tests\//.test(file);
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !isTest(file));
  expect(files.length).toBeGreaterThan(500);
  const breaches = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    return importedPaths(file, code).map((imported) => breachOf(file, imported));
  });
  expect(breaches.filter(Boolean)).toEqual([]);
});

const fileIn = (entry: string) => (entry.endsWith('.ts') ? `server/${entry}` : `server/${entry}/file.ts`);

/** Each folder with each one beside it and above it. */
const breaches = layers.flatMap((layer, place) =>
  layer.flatMap((from) =>
    layers
      .slice(0, place + 1)
      .flat()
      .filter((to) => to !== from)
      .map((to) => [from, to] as const),
  ),
);

test.each(breaches)('%s must not import %s', (from, to) => {
  expect(breachOf(fileIn(from), fileIn(to))).toContain(fileIn(to));
});

test('a folder may import itself, the layers below it, and what all runtimes share', () => {
  expect(breachOf('server/http/rest/cart.ts', 'server/http/problem.ts')).toBeNull();
  expect(breachOf('server/http/rest/cart.ts', 'server/ordering/cart/cart.ts')).toBeNull();
  expect(breachOf('server/http/rest/cart.ts', 'src/shared/money.ts')).toBeNull();
});

test('only the process may import the demo shop, and nothing imports the storefront', () => {
  expect(breachOf('server/main.ts', 'demo/seed.ts')).toBeNull();
  expect(breachOf('server/app/app.ts', 'demo/seed.ts')).not.toBeNull();
  expect(breachOf('server/main.ts', 'src/app/mount-app.ts')).not.toBeNull();
  expect(breachOf('server/app/app.ts', 'src/app/mount-app.ts')).not.toBeNull();
  expect(breachOf('server/app/app.ts', 'server/elsewhere/file.ts')).not.toBeNull();
});
