/**
 * Adds letters of a font to letterforms/, after `npm install --no-save opentype.js <font package>`:
 * `npm run demo:letterforms jua "가나다" node_modules/@fontsource/jua/files/jua-korean-400-normal.woff [more files]`.
 * Only the letters that some drawing needs are kept, so the fonts themselves are no dependency.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Command = { type: string; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number };
type Font = {
  unitsPerEm: number;
  charToGlyphIndex: (character: string) => number;
  charToGlyph: (character: string) => {
    advanceWidth: number;
    getPath: (x: number, y: number, size: number) => { commands: Command[] };
  };
};
type Letterforms = { unitsPerEm: 1000; glyphs: Record<string, { advance: number; outline: string }> };

const opentype: { parse: (file: ArrayBuffer) => Font } = createRequire(import.meta.url)('opentype.js');
const [face = '', characters = '', ...files] = process.argv.slice(2);
const kept = new URL(`letterforms/${face}.json`, import.meta.url);
const letterforms: Letterforms = JSON.parse(
  await readFile(kept, 'utf8').catch(() => '{"unitsPerEm":1000,"glyphs":{}}'),
);
const fonts = await Promise.all(
  files.map(async (file) => opentype.parse(new Uint8Array(await readFile(file)).buffer)),
);

for (const character of characters) {
  const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
  if (!font) throw new Error(`${face} has no "${character}"`);
  const glyph = font.charToGlyph(character);
  letterforms.glyphs[character] = {
    advance: Math.round((glyph.advanceWidth * 1000) / font.unitsPerEm),
    outline: outlineOf(glyph.getPath(0, 0, 1000).commands),
  };
}
const lines = Object.entries(letterforms.glyphs)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([character, glyph]) => `${JSON.stringify(character)}:${JSON.stringify(glyph)}`);
await writeFile(kept, `{"unitsPerEm":1000,"glyphs":{\n${lines.join(',\n')}\n}}\n`);

function outlineOf(commands: readonly Command[]): string {
  const point = (x?: number, y?: number) =>
    x === undefined || y === undefined ? [] : [`${Math.round(x)} ${Math.round(y)}`];
  return commands
    .map(
      ({ type, x, y, x1, y1, x2, y2 }) =>
        type + [...point(x1, y1), ...point(x2, y2), ...point(x, y)].join(' '),
    )
    .join('');
}
