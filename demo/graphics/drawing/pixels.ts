import sharp from 'sharp';
import { sheetSvg } from './die-cut.ts';
import { type PieceSet, piece } from './pieces.ts';
import { path } from './svg.ts';

/** A sprite: rows of colors, '' where it is empty. */
export type Sprite = readonly (readonly string[])[];

const outline = '#2b2136';
const palette = [
  '#2b2136',
  '#4d3b56',
  '#7b5a63',
  '#a87b6a',
  '#d8a878',
  '#f4d7a6',
  '#fff6e0',
  '#ffffff',
  '#d13b40',
  '#f0664f',
  '#f7a072',
  '#f8c255',
  '#fbe88a',
  '#b5d96b',
  '#63b35c',
  '#2f7f5b',
  '#22576b',
  '#3f88c5',
  '#6fc3df',
  '#c3ecf0',
  '#f497b6',
  '#d95f9a',
  '#8d5fb3',
  '#5b4a99',
  '#b9bcc9',
  '#83869b',
] as const;

type Rgb = readonly [number, number, number];
const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const known = palette.map((hex) => ({ hex, rgb: rgbOf(hex) }));

function nearest(color: Rgb): string {
  const far = (rgb: Rgb) =>
    0.3 * (rgb[0] - color[0]) ** 2 + 0.59 * (rgb[1] - color[1]) ** 2 + 0.11 * (rgb[2] - color[2]) ** 2;
  return known.reduce((best, entry) => (far(entry.rgb) < far(best.rgb) ? entry : best)).hex;
}

/** Redraws a piece by hand, so to say: `size` pixels, few colors, a dark line around. */
export async function spriteOf(set: PieceSet, name: string, size: number): Promise<Sprite> {
  const { data } = await sharp(sheetSvg(piece(set, name, { x: 500, y: 500, size: 1000 }), size * 8))
    .resize(size, size, { kernel: 'cubic' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const at = (y * size + x) * 4;
      return (data[at + 3] ?? 0) < 128 ? '' : nearest([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }),
  );
  return outlined(inside);
}

function outlined(sprite: Sprite): Sprite {
  const size = sprite.length + 2;
  const at = (x: number, y: number) => sprite[y - 1]?.[x - 1] ?? '';
  const beside = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return Array.from({ length: size }, (_, y) =>
    Array.from(
      { length: size },
      (_, x) => at(x, y) || (beside.some(([dx, dy]) => at(x + dx, y + dy) !== '') ? outline : ''),
    ),
  );
}

/** Draws rows of letters: each letter stands for a color, a space for nothing. */
export function handSprite(rows: readonly string[], colors: Readonly<Record<string, string>>): Sprite {
  return rows.map((row) => [...row].map((letter) => colors[letter] ?? ''));
}

/** Neighbours of one color become one rectangle, which keeps files small and free of hairlines. */
export function pixels(sprite: Sprite, x: number, y: number, pixel: number): string {
  const byColor = new Map<string, string>();
  sprite.forEach((row, r) => {
    for (let start = 0; start < row.length; ) {
      const color = row[start] ?? '';
      let end = start + 1;
      while (end < row.length && row[end] === color) end++;
      const run = (end - start) * pixel;
      if (color !== '')
        byColor.set(
          color,
          `${byColor.get(color) ?? ''}M${x + start * pixel} ${y + r * pixel}h${run}v${pixel}h-${run}z`,
        );
      start = end;
    }
  });
  return [...byColor].map(([color, d]) => path(d, color, { 'shape-rendering': 'crispEdges' })).join('');
}
