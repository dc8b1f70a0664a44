// Splits Pretendard into two files: the letters of the shop's own texts, and the rest of everyday Korean (KS X 1001).
// A letter outside the first file makes browsers load the second one; tests/architecture/web-font.test.ts says when to run
// `npm run fonts` again.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { isHangul, ownLetters } from './own-letters.mjs';

const folder = import.meta.dirname;
const weights = { min: 400, max: 700 };

/** The 2,350 syllables of KS X 1001. */
function everydaySyllables() {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 25 }, (_, row) => 0xb0 + row);
  const cells = Array.from({ length: 94 }, (_, cell) => 0xa1 + cell);
  return rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))));
}

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const marks = [...'₩·…–—‘’“”×→←↑↓★☆♥♡※○●％‧ㆍ'];
const jamo = Array.from({ length: 51 }, (_, index) => String.fromCharCode(0x3131 + index));

const source = createRequire(import.meta.url).resolve(
  'pretendard/dist/public/variable/PretendardVariable.ttf',
);
const font = await readFile(source);
const used = await ownLetters();
const core = [...new Set([...ascii, ...marks, ...jamo, ...used.filter(isHangul)])];
const rest = everydaySyllables().filter((letter) => !core.includes(letter));

// Of two families, because the browser looks for a letter that the first one lacks in the second: no page needs a list of
// the letters, which would be longer than all other declarations. Pages ask for the one that is named core, see store-fonts.ts.
const subsets = [
  { name: 'rest', family: 'Pretendard Rest', letters: rest, range: 'U+ac00-d7a3' },
  { name: 'core', family: 'Pretendard Variable', letters: core, range: 'U+0-10ffff' },
];
const faces = [];
for (const { name, family, letters, range } of subsets) {
  const subset = await subsetFont(font, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(folder, `pretendard-${name}.woff2`), subset);
  process.stdout.write(`${name}: ${letters.length} letters, ${Math.round(subset.length / 1000)} kB\n`);
  faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
  font-display: optional;
  src: url("./pretendard-${name}.woff2") format("woff2");
  unicode-range: ${range};
}
`);
}
// For the test.
await writeFile(path.join(folder, 'core-letters.txt'), `${core.filter(isHangul).sort().join('')}\n`);
await writeFile(
  path.join(folder, 'pretendard.css'),
  `/* Written by subset-fonts.mjs. Pretendard, SIL Open Font License 1.1: OFL.txt */\n${faces.join('')}`,
);
