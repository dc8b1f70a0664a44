import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isHangul, ownLetters } from '#src/styles/fonts/own-letters.mjs';

test('the first font file has every letter of the shop’s own texts; if not, run `npm run fonts`', async () => {
  const file = join(import.meta.dirname, '../../src/styles/fonts/core-letters.txt');
  const covered = new Set(await readFile(file, 'utf8'));
  const missing = (await ownLetters()).filter((letter) => isHangul(letter) && !covered.has(letter));
  expect(missing).toEqual([]);
});
