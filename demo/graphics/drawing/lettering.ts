import { readFileSync } from 'node:fs';
import { path, round } from './svg.ts';

/** Typefaces by their file in letterforms/; all under the Open Font Licence (see ../../licences). */
type Typeface =
  | 'bagel-fat-one'
  | 'black-han-sans'
  | 'gaegu-bold'
  | 'galmuri11-bold'
  | 'gasoek-one'
  | 'jua'
  | 'nanum-pen-script'
  | 'pretendard-extrabold'
  | 'pacifico'
  | 'rubik-mono-one'
  | 'shrikhand'
  | 'song-myung';

/** Outlines in a square of `unitsPerEm`, y downwards, the baseline at 0. */
type Letterforms = { unitsPerEm: number; glyphs: Record<string, { advance: number; outline: string }> };

const loaded = new Map<Typeface, Letterforms>();

function letterformsOf(face: Typeface): Letterforms {
  const known = loaded.get(face);
  if (known) return known;
  const read: Letterforms = JSON.parse(
    readFileSync(new URL(`letterforms/${face}.json`, import.meta.url), 'utf8'),
  );
  loaded.set(face, read);
  return read;
}

export type Setting = {
  face: Typeface;
  size: number;
  /** Extra space between letters, in drawing units. */
  spacing?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Bends the set line: receives a point of the text relative to its anchor and returns where it goes. */
  warp?: (x: number, y: number) => readonly [x: number, y: number];
};

/** Sets one line of text as outlines, its baseline at y. Servers have no Hangul fonts, so nothing may stay text. */
export function letters(text: string, x: number, y: number, setting: Setting): string {
  const { unitsPerEm, glyphs } = letterformsOf(setting.face);
  const scale = setting.size / unitsPerEm;
  const spacing = setting.spacing ?? 0;
  const set = [...text].map((character) => {
    const glyph = glyphs[character];
    if (!glyph)
      throw new Error(`letterforms/${setting.face}.json has no "${character}": npm run demo:letterforms`);
    return { outline: glyph.outline, advance: glyph.advance * scale + spacing };
  });
  const width = set.reduce((sum, glyph) => sum + glyph.advance, -spacing);
  let pen = { start: 0, middle: -width / 2, end: -width }[setting.anchor ?? 'middle'];
  let d = '';
  for (const glyph of set) {
    const left = pen;
    d += placedOutline(glyph.outline, (gx, gy) => {
      const [px, py] = (setting.warp ?? straight)(left + gx * scale, gy * scale);
      return [x + px, y + py];
    });
    pen += glyph.advance;
  }
  return d;
}

export function lettered(text: string, x: number, y: number, setting: Setting & { fill: string }): string {
  return path(letters(text, x, y, setting), setting.fill);
}

export function textWidth(text: string, setting: Setting): number {
  const { unitsPerEm, glyphs } = letterformsOf(setting.face);
  return [...text].reduce(
    (sum, character) => sum + ((glyphs[character]?.advance ?? 0) * setting.size) / unitsPerEm,
    0,
  );
}

const straight = (x: number, y: number) => [x, y] as const;

/** Text around a circle: on top of it when the radius is positive, below and upright when negative. */
export function around(radius: number): NonNullable<Setting['warp']> {
  return (x, y) => {
    const angle = x / radius;
    const reach = Math.abs(radius) - (radius > 0 ? y : -y);
    return radius > 0
      ? [Math.sin(angle) * reach, -Math.cos(angle) * reach]
      : [Math.sin(-angle) * reach, Math.cos(angle) * reach];
  };
}

export function wavy(height: number, length: number): NonNullable<Setting['warp']> {
  return (x, y) => [x, y + height * Math.sin((x / length) * Math.PI * 2)];
}

function placedOutline(outline: string, place: (x: number, y: number) => readonly [number, number]): string {
  return outline.replace(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g, (_, x, y) => {
    const [px, py] = place(Number(x), Number(y));
    return `${round(px)} ${round(py)}`;
  });
}
