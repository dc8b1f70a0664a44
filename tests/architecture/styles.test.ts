import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memberFeatures } from '#server/setup/member-features.ts';
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
