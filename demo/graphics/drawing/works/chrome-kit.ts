import { circle, clipped, group, line, path, placed, rect, repeat } from '../svg.ts';

export const deep = '#2b2458';

const gradient = (id: string, stops: readonly (readonly [number, string])[], x2: number, y2: number) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;

const silver = [
  [0, '#ffffff'],
  [0.18, '#cfd8f2'],
  [0.34, '#7f8cb8'],
  [0.46, '#f3f6ff'],
  [0.6, '#5b6597'],
  [0.78, '#b9c4ea'],
  [1, '#ffffff'],
] as const;

/** Liquid metal, a rainbow film and three candy colors. Every picture defines all of them. */
const metals =
  gradient('chrome', silver, 0.35, 1) +
  gradient(
    'rim',
    [...silver].reverse().map(([at, color]) => [1 - at, color] as const),
    1,
    1,
  ) +
  gradient(
    'holo',
    [
      [0, '#ff9fe0'],
      [0.25, '#b9a2ff'],
      [0.45, '#8fe3ff'],
      [0.62, '#a9ffd9'],
      [0.8, '#fff3a0'],
      [1, '#ffa6d8'],
    ],
    1,
    0.8,
  ) +
  gradient(
    'pink',
    [
      [0, '#ffd6f2'],
      [0.45, '#ff6fc4'],
      [0.55, '#f0409f'],
      [1, '#ff9fdc'],
    ],
    0.2,
    1,
  ) +
  gradient(
    'blue',
    [
      [0, '#d8f3ff'],
      [0.45, '#58b7ff'],
      [0.55, '#2f74ee'],
      [1, '#8fd8ff'],
    ],
    0.2,
    1,
  ) +
  gradient(
    'lime',
    [
      [0, '#f6ffd0'],
      [0.45, '#c2f04a'],
      [0.55, '#8fcf1f'],
      [1, '#e2ff8f'],
    ],
    0.2,
    1,
  );

export type Metal = 'chrome' | 'holo' | 'pink' | 'blue' | 'lime' | 'rim';
export const metal = (name: Metal) => `url(#${name})`;

export const polished = (...content: readonly string[]): string => metals + group({}, ...content);

/** A shape of metal with a chrome rim, a dark line around it and a light along its upper edge. */
export function cast(d: string, fill: Metal, rim = 40): string {
  const joined = { 'stroke-linejoin': 'round' } as const;
  return (
    path(d, deep, { stroke: deep, 'stroke-width': rim + 22, ...joined }) +
    path(d, metal('rim'), { stroke: metal('rim'), 'stroke-width': rim, ...joined }) +
    path(d, deep, { stroke: deep, 'stroke-width': 8, ...joined }) +
    path(d, metal(fill))
  );
}

/** A plain part: filled and outlined. */
export const part = (d: string, fill: Metal | string, width = 10) =>
  path(d, fill in names ? metal(fill as Metal) : fill, {
    stroke: deep,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });

const names = { chrome: 1, holo: 1, pink: 1, blue: 1, lime: 1, rim: 1 };

export const shine = (d: string, width = 16) => line(d, '#ffffff', width, { opacity: 0.85 });

/** The four-pointed flash of a lens. */
export const flash = (x: number, y: number, r: number, fill = '#ffffff') => {
  const n = r * 0.1;
  return path(
    `M${x} ${y - r}Q${x + n} ${y - n} ${x + r} ${y}Q${x + n} ${y + n} ${x} ${y + r}Q${x - n} ${y + n} ${x - r} ${y}Q${x - n} ${y - n} ${x} ${y - r}Z`,
    fill,
    { stroke: deep, 'stroke-width': 7, 'paint-order': 'stroke', 'stroke-linejoin': 'round' },
  );
};

export const mirrored = (content: string) =>
  content + group({ transform: 'matrix(-1 0 0 1 1000 0)' }, content);

export const scanlines = (id: string, x: number, y: number, w: number, h: number, ground: string) =>
  clipped(
    id,
    rect(x, y, w, h, '#000', { rx: 14 }),
    rect(x, y, w, h, ground) +
      repeat(Math.ceil(h / 14), (i) => rect(x, y + i * 14, w, 5, '#ffffff', { opacity: 0.14 })),
  );

export const dots = (places: readonly (readonly [number, number, number])[], fill = '#ffffff') =>
  places.map(([x, y, r]) => circle(x, y, r, fill, { stroke: deep, 'stroke-width': 6 })).join('');

export const tilted = (content: string, turn: number, scale = 1) =>
  placed(placed(content, -500, -500), 500, 500, scale, turn);
