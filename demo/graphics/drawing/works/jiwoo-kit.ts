import { colored, crayoned, drawn, egg, type Point, scrawl } from '../crayon.ts';
import { lettered } from '../lettering.ts';
import { polar, repeat } from '../svg.ts';

/** The box of crayons. */
export const wax = {
  red: '#e8433a',
  orange: '#f58a1f',
  yellow: '#fcc92e',
  green: '#3fa34d',
  lime: '#9ccb3b',
  sky: '#5cb8e6',
  blue: '#2f62c9',
  purple: '#8a4fb5',
  pink: '#f58fb0',
  skin: '#fbd0a8',
  brown: '#8b5432',
  black: '#33302f',
  white: '#fffdf6',
  grey: '#a8abb3',
} as const;

export const word = (text: string, x: number, y: number, size: number, fill: string = wax.black) =>
  lettered(text, x, y, { face: 'gaegu-bold', size, fill });

export const dot = (x: number, y: number, r: number, color: string = wax.black) =>
  colored(egg(x, y, r), color, -30, 8);

/** Two dots, red cheeks and a smile. */
export const face = (x: number, y: number, size: number) =>
  dot(x - 34 * size, y, 10 * size) +
  dot(x + 34 * size, y, 10 * size) +
  scrawl(wax.red, 9, [x - 28 * size, y + 28 * size], [x, y + 48 * size], [x + 28 * size, y + 28 * size]) +
  colored(egg(x - 64 * size, y + 24 * size, 18 * size, 13 * size), wax.pink) +
  colored(egg(x + 64 * size, y + 24 * size, 18 * size, 13 * size), wax.pink);

/** A sun in its corner. */
export const sun = (x: number, y: number, r: number, smiling = false) =>
  repeat(12, (i) => {
    const from = polar(x, y, r + 26, i * 30) as Point;
    const to = polar(x, y, r + (i % 2 ? 62 : 82), i * 30 + 4) as Point;
    return scrawl(i % 2 ? wax.orange : wax.red, 12, from, to);
  }) +
  crayoned(egg(x, y, r), wax.yellow, wax.orange) +
  (smiling ? face(x, y - r * 0.1, r / 110) : '');

/** A person as a child draws one: a head, a triangle or a box, and sticks. */
export function person(
  x: number,
  y: number,
  size: number,
  clothes: string,
  hair: 'long' | 'short' | 'none',
  girl: boolean,
): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  return (
    scrawl(wax.skin, 16, at(-40, 60), at(-110, 130)) +
    scrawl(wax.skin, 16, at(40, 60), at(110, 120)) +
    scrawl(wax.black, 14, at(-24, 220), at(-26, 310), at(-56, 312)) +
    scrawl(wax.black, 14, at(24, 220), at(26, 310), at(58, 312)) +
    crayoned(
      girl
        ? [at(0, 20), at(-40, 90), at(-90, 230), at(0, 236), at(90, 230), at(40, 90)]
        : [at(-56, 30), at(-56, 130), at(-58, 230), at(58, 230), at(56, 130), at(56, 30)],
      clothes,
      clothes,
    ) +
    (hair === 'long'
      ? colored(
          [
            at(-90, -60),
            at(-60, -130),
            at(0, -150),
            at(60, -130),
            at(90, -60),
            at(104, 60),
            at(70, 60),
            at(0, -20),
            at(-70, 60),
            at(-104, 60),
          ],
          wax.brown,
          80,
        )
      : '') +
    crayoned(egg(x, y - 40 * size, 78 * size, 74 * size), wax.skin, wax.brown) +
    (hair === 'long'
      ? colored(
          [at(-76, -66), at(-40, -118), at(0, -124), at(40, -118), at(76, -66), at(20, -92), at(-20, -80)],
          wax.brown,
          60,
        )
      : '') +
    (hair === 'short'
      ? colored(
          [at(-80, -60), at(-50, -126), at(0, -134), at(50, -126), at(80, -60), at(30, -88), at(-30, -88)],
          wax.black,
          80,
        )
      : '') +
    (hair === 'none'
      ? repeat(3, (i) => scrawl(wax.black, 8, at(-20 + i * 20, -112), at(-26 + i * 26, -148)))
      : '') +
    face(x, y - 44 * size, size * 0.86)
  );
}

export const grass = (y: number, from = 100, to = 900) =>
  repeat(Math.round((to - from) / 34), (i) =>
    scrawl(
      i % 3 ? wax.green : wax.lime,
      12,
      [from + i * 34, y],
      [from + 10 + i * 34, y - 34 - (i % 4) * 8],
      [from + 24 + i * 34, y],
    ),
  );

export function blossom(x: number, y: number, r: number, color: string, ground: number): string {
  return (
    scrawl(wax.green, 14, [x, y + r], [x + 8, (y + ground) / 2 + 20], [x, ground]) +
    crayoned(egg(x + 44, ground - 70, 44, 18, -30), wax.lime, wax.green) +
    repeat(6, (i) => {
      const [px, py] = polar(x, y, r * 0.95, i * 60);
      return crayoned(egg(px, py, r * 0.5), color, color);
    }) +
    crayoned(egg(x, y, r * 0.56), wax.yellow, wax.orange) +
    drawn(egg(x, y, r * 0.3), wax.orange, 6)
  );
}
