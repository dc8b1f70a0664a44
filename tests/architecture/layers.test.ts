import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
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

/** A folder in which a newcomer has to be told where to begin. */
const isLarge = (names: readonly string[]) => names.filter((name) => name.endsWith('.ts')).length > 15;

test('a folder of more than fifteen files has a README of a few lines, which says which to open first', () => {
  const folders = globSync('server/**/', { cwd: root }).map((folder) => path.join(root, folder));
  const large = folders.filter((folder) => isLarge(readdirSync(folder)));
  expect(large.length).toBeGreaterThan(10);
  const linesOf = (folder: string) => readFileSync(path.join(folder, 'README.md'), 'utf8').split('\n').length;
  const isShort = (folder: string) => existsSync(path.join(folder, 'README.md')) && linesOf(folder) <= 16;
  expect(large.filter((folder) => !isShort(folder))).toEqual([]);
  expect(isLarge(Array.from({ length: 16 }, (_, place) => `${place}.ts`))).toBe(true);
  expect(isLarge(Array.from({ length: 16 }, (_, place) => `${place}.sql`))).toBe(false);
});

/** Files that start other processes: pools, the embedded PostgreSQL, and all stand-ins for services outside. */
const starters = [
  'server/platform/concurrency/process-pool.ts',
  'server/platform/database/embedded/cluster.ts',
  'server/platform/database/embedded/orphaned-postgres.ts',
  'server/platform/database/embedded/postgres-process.ts',
  'server/platform/database/embedded/process-user.ts',
  'server/sandbox/processes/supervise-process.ts',
];
const startsProcesses = (code: string) => code.includes("from 'node:child_process'");

test('one file starts the stand-ins for services outside', () => {
  const files = globSync('{server,demo}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const found = files.filter((file) => startsProcesses(readFileSync(path.join(root, file), 'utf8')));
  expect(found.sort()).toEqual(starters);
  expect(startsProcesses("import { type ChildProcess, fork } from 'node:child_process';")).toBe(true);
});
