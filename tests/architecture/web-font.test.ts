import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isHangul, ownLetters } from '#src/styles/fonts/own-letters.mjs';

test('the first font file has every letter of the shop’s own texts; if not, run `npm run fonts`', async () => {
  const styles = await readFile(join(import.meta.dirname, '../../src/styles/fonts/pretendard.css'), 'utf8');
  const [, ...ranges] = (styles.split('unicode-range:').at(-1) ?? '').split('U+');
  const bounds = ranges.map((range) => range.split('-').map((point) => Number.parseInt(point, 16)));
  const isCovered = (point: number) =>
    bounds.some(([first = 0, last = first]) => first <= point && point <= last);
  const missing = (await ownLetters()).filter(
    (letter) => isHangul(letter) && !isCovered(letter.codePointAt(0) ?? 0),
  );
  expect(missing).toEqual([]);
});
