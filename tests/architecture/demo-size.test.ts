import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Counted as `wc -l` does. */
const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(path.join(root, file), 'utf8').split('\n').length - 1, 0);

const kilobytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(root, file)).size / 1000, 0);

test('all TypeScript of the demo shop, its tests included, has at most 9,000 lines', () => {
  const lines = linesOf(globSync('demo/**/*.ts', { cwd: root }));
  expect(lines).toBeGreaterThan(1000);
  expect(lines).toBeLessThanOrEqual(9000);
});

test('what reads the content and makes rows of it has at most 3,000 lines', () => {
  // Pictures are composed elsewhere: they belong to no row, and are drawn after the rows are there.
  const loader = globSync(
    ['demo/catalogue/*.ts', 'demo/seeding/*.ts', 'demo/read-content.ts', 'demo/seed.ts'],
    {
      cwd: root,
    },
  ).filter((file) => !file.endsWith('.test.ts'));
  const lines = linesOf(loader);
  expect(lines).toBeGreaterThan(1000);
  expect(lines).toBeLessThanOrEqual(3000);
});

test('the files of mock-ups have at most 40 MB, the light and shadow of each side at most 160 kB', () => {
  const filesNamed = (name: string) => globSync(`demo/mockups/*/{front,back}/${name}`, { cwd: root });
  const overlays = filesNamed('overlay.avif');
  expect(overlays.length).toBeGreaterThanOrEqual(46);
  expect(overlays.filter((file) => kilobytesOf([file]) > 160)).toEqual([]);
  expect(kilobytesOf(filesNamed('*'))).toBeLessThanOrEqual(40_000);
});
