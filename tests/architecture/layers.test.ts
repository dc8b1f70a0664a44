import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breachOf, layeredFolders, layers } from './layers.ts';
import { importedPaths } from './syntax.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isFolder = (name: string) => !name.includes('.');

test.each(layeredFolders)(
  'every entry of %s is on one layer, and there are no more than fifteen folders',
  (folder) => {
    const besides = ['tsconfig.json', 'README.md'];
    const found = readdirSync(path.join(root, folder)).filter((name) => !besides.includes(name));
    const entries: readonly string[] = layers[folder].flat();
    expect(found.sort()).toEqual(entries.toSorted());
    expect(entries.filter(isFolder).length).toBeLessThanOrEqual(15);
  },
);

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

const fileIn = (folder: string, entry: string) =>
  isFolder(entry) ? `${folder}/${entry}/file.ts` : `${folder}/${entry}`;

/** Each entry with each one beside it and above it. */
const breaches = layeredFolders.flatMap((folder) => {
  const table: readonly (readonly string[])[] = layers[folder];
  return table.flatMap((layer, place) => {
    const forbidden = table.slice(0, place + 1).flat();
    return layer.flatMap((from) =>
      forbidden.filter((to) => to !== from).map((to) => [fileIn(folder, from), fileIn(folder, to)] as const),
    );
  });
});

test.each(breaches)('%s must not import %s', (from, to) => {
  expect(breachOf(from, to)).toContain(to);
});

test('a folder may import itself, the layers below it, and what all runtimes share', () => {
  expect(breachOf('server/http/rest/cart.ts', 'server/http/problem.ts')).toBeNull();
  expect(breachOf('server/http/rest/cart.ts', 'server/ordering/cart/cart.ts')).toBeNull();
  expect(breachOf('server/http/rest/cart.ts', 'src/shared/money.ts')).toBeNull();
  expect(
    breachOf('server/ordering/claims/open-claim.ts', 'server/ordering/claims/claim-state.ts'),
  ).toBeNull();
  expect(breachOf('server/ordering/claims/open-claim.ts', 'server/ordering/stock/stock.ts')).toBeNull();
  expect(breachOf('server/ordering/claims/open-claim.ts', 'server/platform/result.ts')).toBeNull();
});

test('only the process may import the demo shop, and nothing imports the storefront', () => {
  expect(breachOf('server/main.ts', 'demo/seed.ts')).toBeNull();
  expect(breachOf('server/app/app.ts', 'demo/seed.ts')).not.toBeNull();
  expect(breachOf('server/main.ts', 'src/app/mount-app.ts')).not.toBeNull();
  expect(breachOf('server/app/app.ts', 'src/app/mount-app.ts')).not.toBeNull();
  expect(breachOf('server/app/app.ts', 'server/elsewhere/file.ts')).not.toBeNull();
  expect(breachOf('server/ordering/claims/open-claim.ts', 'server/ordering/orders/order.ts')).not.toBeNull();
});
