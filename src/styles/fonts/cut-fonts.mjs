// Cuts Pretendard into two files: the letters of the shop's own texts, and the rest of everyday Korean (KS X 1001).
// Run by `npm run fonts` after texts have changed much; a letter outside the first file costs a download, never a hole.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const folder = import.meta.dirname;
const root = path.resolve(folder, '../../..');
const texts = [
  'locales/*.po',
  'server/demo/{catalogue,content,graphics/artists,mockups/goods}/**/*.{ts,html}',
];
const weights = { min: 400, max: 700 };

/** The 2,350 syllables that everyday Korean is written with. */
function everydaySyllables() {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 25 }, (_, row) => 0xb0 + row);
  const places = Array.from({ length: 94 }, (_, place) => 0xa1 + place);
  return rows.flatMap((row) => places.map((place) => decoder.decode(Uint8Array.of(row, place))));
}

async function lettersInTexts() {
  const files = await Array.fromAsync(glob(texts, { cwd: root }));
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file), 'utf8')));
  return [...new Set(contents.join(''))];
}

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place));
const marks = [...'₩·…–—‘’“”×→←↑↓★☆♥♡※○●％‧ㆍ'];
const jamo = Array.from({ length: 51 }, (_, place) => String.fromCharCode(0x3131 + place));

/** `U+20-7e,U+ac00` … */
function unicodeRange(letters) {
  const points = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}

const source = createRequire(import.meta.url).resolve(
  'pretendard/dist/public/variable/PretendardVariable.ttf',
);
const font = await readFile(source);
const used = await lettersInTexts();
const isHangul = (letter) => letter >= '가' && letter <= '힣';
const core = [...new Set([...ascii, ...marks, ...jamo, ...used.filter(isHangul)])];
const rest = everydaySyllables().filter((letter) => !core.includes(letter));

// Of two faces whose ranges hold a letter the later one is asked first, so only the core has to list its letters.
const cuts = [
  { name: 'rest', letters: rest, range: 'U+ac00-d7a3' },
  { name: 'core', letters: core, range: unicodeRange(core) },
];
const faces = [];
for (const { name, letters, range } of cuts) {
  const cut = await subsetFont(font, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(path.join(folder, `pretendard-${name}.woff2`), cut);
  process.stdout.write(`${name}: ${letters.length} letters, ${Math.round(cut.length / 1000)} kB\n`);
  faces.push(`@font-face {
  font-family: "Pretendard Variable";
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url("./pretendard-${name}.woff2") format("woff2");
  unicode-range: ${range};
}
`);
}
await writeFile(
  path.join(folder, 'pretendard.css'),
  `/* Written by cut-fonts.mjs. Pretendard, SIL Open Font License 1.1: OFL.txt */\n${faces.join('')}`,
);
