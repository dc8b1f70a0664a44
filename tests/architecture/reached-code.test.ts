import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests of a part close what it keeps open, which the shop itself never does. */
const closedByTests = ['closeViewerCustomOutbox', 'closeViewerOutbox'];

const isOwn = (file: string) => !/\.test\.|\.d\.ts$|^src\/routes\/gallery\//.test(file);

/** How often each word is written in files. */
function countWords(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const [word] of readFileSync(path.join(root, file), 'utf8').matchAll(/\w+/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

test('nothing of the storefront is reached by its tests or the gallery alone', () => {
  const storefront = globSync('{src,sw}/**/*.{ts,tsx}', { cwd: root }).filter(isOwn);
  const build = [...globSync('tools/{build,scripts}/*.ts', { cwd: root }), 'vite.config.ts'];
  const inStorefront = countWords([...storefront, ...build]);
  const everywhere = countWords(
    [...storefront, ...build, ...globSync('{server,demo,tools}/**/*.ts', { cwd: root })].filter(isOwn),
  );
  const unreached = storefront.flatMap((file) => {
    // Contracts are joined in a table.
    if (file.startsWith('src/shared/contracts/')) return [];
    const words = file.startsWith('src/shared/') ? everywhere : inStorefront;
    const code = readFileSync(path.join(root, file), 'utf8');
    return [...code.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => words.get(name) === 1 && !closedByTests.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(unreached).toEqual([]);
});

const dialogKinds = ['alert', 'confirm', 'custom', 'popup', 'detail', 'prompt'];

test('every kind of dialog and the loading overlay are opened by a screen', () => {
  const files = globSync('src/{app,components,features,pwa,routes,writes}/**/*.{ts,tsx}', { cwd: root });
  const code = files
    .filter(isOwn)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const opened = [...dialogKinds.map((kind) => `dialogs.${kind}(`), 'withLoadingOverlay('];
  expect(opened.filter((call) => !code.includes(call))).toEqual([]);
});
