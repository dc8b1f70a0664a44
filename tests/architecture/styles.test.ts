import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { memberComponents, memberFeatures, memberScreens } from '#tools/build/member-features.ts';
import { splitSheet } from '#tools/build/split-styles.ts';
import { importedPaths } from './syntax.ts';

const root = join(import.meta.dirname, '../..');
const feature = new RegExp(`#src/features/(?:${memberFeatures.join('|')})/`);

test('a screen with styles of the second sheet waits for it, and the server does not render it', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root }));
  const users = await Promise.all(
    files
      // Modules that routes share state no styles; the routes do.
      .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|^src\/routes\/(.*\/)?-/.test(file))
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const found = users.filter(({ text }) => feature.test(text));
  expect(found.length).toBeGreaterThan(3);
  for (const { file, text } of found) {
    expect(file).toMatch(/^src\/routes\//);
    expect(text, file).toContain("styles: 'member'");
    expect(text, file).not.toContain('ssr: true');
  }
});

test('a component with styles of the second sheet is used by member features only', async () => {
  const files = await Array.fromAsync(glob('src/**/*.tsx', { cwd: root }));
  const texts = await Promise.all(
    files
      .filter((file) => !file.endsWith('.test.tsx'))
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const usersOf = (module: string) =>
    texts.filter(({ file, text }) => importedPaths(file, text).includes(module)).map(({ file }) => file);
  const modules = memberComponents.map((name) => `src/components/${name}.module.css`);
  // The list grows while it is read: what uses such a component is one, too.
  for (const module of modules) {
    const users = usersOf(module);
    expect(users.length, module).toBeGreaterThan(0);
    for (const file of users) {
      if (!file.startsWith('src/components/')) expect(`#${file}`).toMatch(feature);
      else if (!modules.includes(file)) modules.push(file);
    }
  }
});

test('a screen of another feature with styles of the second sheet is reached by routes that wait for it', async () => {
  const files = await Array.fromAsync(glob('src/**/*.tsx', { cwd: root }));
  const texts = await Promise.all(
    files
      .filter((file) => !file.endsWith('.test.tsx'))
      .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const reached = memberScreens.map((screen) => `src/features/${screen}.module.css`);
  const routes: string[] = [];
  for (const module of reached) {
    const isUser = ({ file, text }: { file: string; text: string }) =>
      text.includes(`'#${module}'`) ||
      (dirname(file) === dirname(module) && text.includes(`'./${basename(module)}'`));
    const users = texts.filter(isUser);
    expect(users.length, module).toBeGreaterThan(0);
    for (const { file, text } of users) {
      if (!file.startsWith('src/routes/')) reached.push(...(reached.includes(file) ? [] : [file]));
      else {
        routes.push(file);
        expect(text, file).toContain("styles: 'member'");
      }
    }
  }
  expect(new Set(routes)).toEqual(new Set(['src/routes/mypage/notification.tsx']));
});

test('rules go with the module of their first class, in their layers and conditions', () => {
  const sheet = [
    '@layer base{a{color:red}}',
    '@layer components{.card_name{color:red}.cart_name:hover,.cart_line .card_x{color:blue}}',
    '@media (width>=768px){.cart_line{margin:0}}',
    '@keyframes cart_turn{to{rotate:1turn}}@keyframes card_turn{to{rotate:1turn}}',
  ].join('');
  const [first, second] = splitSheet(sheet, new Set(['cart']));
  expect(first).toBe(
    '@layer base{a{color:red}}@layer components{.card_name{color:red}}@keyframes card_turn{to{rotate:1turn}}',
  );
  expect(second).toBe(
    '@layer components{.cart_name:hover,.cart_line .card_x{color:blue}}@media (width>=768px){.cart_line{margin:0}}@keyframes cart_turn{to{rotate:1turn}}',
  );
});

/** Declarations that hold a text in the size that it has with the browser's usual font. */
function fixedTextSizes(css: string): string[] {
  const sizes = css.matchAll(
    /(?<![\w-])(?:font|font-size|line-height|--text-\w+):[^;}]*?\d(?:px|pt)\b[^;}]*/g,
  );
  return Array.from(sizes, ([declaration]) => declaration);
}

test('texts have the size that the reader has chosen: none is in pixels', async () => {
  const files = await Array.fromAsync(glob('src/**/*.css', { cwd: root }));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files)
    expect(fixedTextSizes(await readFile(join(root, file), 'utf8')), file).toEqual([]);
  // The root element keeps the reader's size: lengths in rem are multiples of it.
  expect(await readFile(join(root, 'src/styles/base.css'), 'utf8')).not.toMatch(
    /^html \{[^}]*\bfont(-size)?:/m,
  );
});

test('a text in pixels would be found', () => {
  const rule = (declaration: string) => fixedTextSizes(`.card { color: red; ${declaration}; }`);
  expect(rule('font-size: 13px')).toEqual(['font-size: 13px']);
  expect(rule('font: 600 12px / 1rem var(--font-sans)')).toHaveLength(1);
  expect(rule('--text-13: 0.8125rem / 18px sans-serif')).toHaveLength(1);
  expect(rule('line-height: 22px')).toHaveLength(1);
  expect(rule('font: 600 min(0.6875rem, 3.9vw) / 1rem sans-serif; padding: 4px')).toEqual([]);
});

/** The custom properties of CSS that are read somewhere and set nowhere, in a style sheet or by a component. */
function missingProperties(sheets: readonly string[], others: readonly string[]): string[] {
  const namesIn = (texts: readonly string[], pattern: RegExp) =>
    new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name ?? '')));
  const all = [...sheets, ...others];
  const set = namesIn(all, /(--[a-z0-9-]+)['"]?\]?\s*[:,]/g);
  return [...namesIn(all, /var\((--[a-z0-9-]+)/g)].filter((name) => !set.has(name));
}

test('every custom property that a style reads is set somewhere', async () => {
  const read = async (pattern: string) => {
    const files = await Array.fromAsync(glob(pattern, { cwd: root }));
    return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  };
  const sheets = await read('src/**/*.css');
  const others = [...(await read('src/**/*.{ts,tsx}')), ...(await read('index.html'))];
  expect(missingProperties(sheets, others)).toEqual([]);
  expect(missingProperties(['a { --size: 1px; inline-size: var(--size); color: var(--ink); }'], [])).toEqual([
    '--ink',
  ]);
});

/** Selectors whose last element is any sibling: a browser styles all of the page again when an element comes or goes anywhere. */
const anySibling = /[+~]\s*\*\s*[,{]/;

test('no rule is about any sibling', async () => {
  expect('main ~ *, nav {').toMatch(anySibling);
  expect('.page > * + * {').toMatch(anySibling);
  expect('.page > * + section {').not.toMatch(anySibling);
  for await (const file of glob('src/**/*.css', { cwd: root })) {
    expect(await readFile(join(root, file), 'utf8'), file).not.toMatch(anySibling);
  }
});
