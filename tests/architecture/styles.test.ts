import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const component = new RegExp(`(?:#src/components|\\.)/(?:${memberComponents.join('|')})\\.tsx'`);
  const files = await Array.fromAsync(glob('src/**/*.tsx', { cwd: root }));
  const texts = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
  );
  const users = texts.filter(({ file, text }) => !file.endsWith('.test.tsx') && component.test(text));
  expect(users.length).toBeGreaterThan(1);
  for (const { file } of users) expect(`#${file}`).toMatch(feature);
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
