import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { memberComponents, memberFeatures } from '#server/setup/member-features.ts';
import { splitSheet } from '#server/setup/split-styles.ts';

const root = join(import.meta.dirname, '../..');
const feature = new RegExp(`#src/features/(?:${memberFeatures.join('|')})/`);

test('a screen with styles of the second sheet waits for it, and the server does not render it', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { cwd: root }));
  const users = await Promise.all(
    files
      // What routes share is checked where it is used.
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
  const usersOf = (module: string) => {
    const address = new RegExp(`'(?:#src/components|\\.)/${module.replaceAll('.', '\\.')}'`);
    return texts.filter(({ text }) => address.test(text)).map(({ file }) => file);
  };
  const modules = memberComponents.map((name) => `${name}.module.css`);
  // The list grows while it is read: what uses such a component is one, too.
  for (const module of modules) {
    const users = usersOf(module);
    expect(users.length, module).toBeGreaterThan(0);
    for (const file of users) {
      if (!file.startsWith('src/components/')) expect(`#${file}`).toMatch(feature);
      else if (!modules.includes(basename(file))) modules.push(basename(file));
    }
  }
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
