import { ball, box, cylinder, flat } from '../isometric.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import { cat, cup, lamp, onWall, plant, stool, table, tiles, tone, walls, window } from './sepyeong-kit.ts';
import { signed } from './sepyeong-shops.ts';

export const flowers = () =>
  walls('#b9c4bd', '#f3c9cf', '#f8dade') +
  tiles('#a9b6ae') +
  window('left', 1, 5, 5.6, 3, '#e4f4ea') +
  onWall('right', 1.6, 5.2, 4, signed('오늘의 꽃', 60, 108, 54, '#b8506a')) +
  box(0.2, 0.1, 0, 7.2, 0.9, 0.7, tone.white) +
  box(0.2, 1, 0, 7.2, 0.9, 0.35, tone.white) +
  [0.8, 2, 3.2, 4.4, 5.6, 6.8].map((x, i) => bunch(x, 0.55, 0.7, i)).join('') +
  [1.4, 2.6, 3.8, 5, 6.2].map((x, i) => bunch(x, 1.45, 0.35, i + 2)).join('') +
  table(2.6, 3.6, 3, 1.8, 1.2, tone.oak) +
  box(3, 4, 1.2, 1.1, 0.9, 0.04, tone.butter) +
  bunch(4.8, 4.4, 1.2, 3) +
  box(0.2, 3, 0, 1.1, 4.2, 1, tone.oak) +
  [3.6, 4.8, 6].map((y, i) => plant(0.8, y, 1, 0.9, [tone.tomato, tone.white, tone.blue][i])).join('') +
  bunch(6.9, 4.2, 0, 1) +
  bunch(6.9, 5.4, 0, 4) +
  cylinder(5, 6.8, 0, 0.4, 0.6, tone.blue) +
  cat(3, 6.8, 0, '#e2a35a');

function bunch(x: number, y: number, z: number, seed: number): string {
  const color =
    [tone.tomato, tone.butter, tone.pink, tone.lilac, tone.white, '#f0913d'][seed % 6] ?? tone.pink;
  return (
    cylinder(x, y, z, 0.3, 0.6, tone.grey, '#55705c') +
    [
      [-0.16, 0, 0.9],
      [0.16, -0.1, 1.0],
      [0, 0.14, 0.84],
      [-0.05, -0.16, 1.14],
      [0.24, 0.1, 0.82],
      [-0.26, 0.1, 0.78],
    ]
      .map(([dx = 0, dy = 0, dz = 0], i) =>
        ball(x + dx, y + dy, z + dz, 0.2, i % 3 === 2 ? '#6fa77a' : color),
      )
      .join('')
  );
}

export const snackbar = () =>
  box(0, 0, -0.4, 8, 8, 0.4, '#8f93a6') +
  flat(
    'floor',
    0,
    0,
    0,
    repeat(4, (i) => line(`M0 ${(i + 1) * 86}H432M${(i + 1) * 86} 0V432`, '#7d8196', 3)),
  ) +
  [
    [0.8, 0.8],
    [6.6, 0.8],
    [0.8, 3.4],
  ]
    .map(([x = 0, y = 0]) => box(x, y, 0, 0.14, 0.14, 4.2, tone.grey))
    .join('') +
  box(1, 1, 0, 5.6, 0.9, 1.5, '#f2b25c') +
  box(1, 1.9, 0, 5.6, 1.5, 1.4, tone.tomato) +
  flat('along-x', 1, 3.4, 1.4, signed('떡볶이  순대  튀김', 38, 151, 52, tone.white)) +
  box(0.9, 1.8, 1.4, 5.8, 1.7, 0.14, tone.grey) +
  box(1.3, 2.1, 1.5, 1.9, 1.1, 0.1, tone.grey, '#d8392b') +
  repeat(9, (i) =>
    box(1.5 + (i % 3) * 0.55, 2.3 + Math.floor(i / 3) * 0.28, 1.56, 0.36, 0.12, 0.12, '#fbe0cf'),
  ) +
  box(3.6, 2.1, 1.5, 1.2, 1.1, 0.16, tone.grey, '#f4e2b4') +
  repeat(
    4,
    (i) =>
      cylinder(3.8 + i * 0.26, 2.6, 1.6, 0.05, 0.8, tone.oak) +
      box(3.76 + i * 0.26, 2.5, 2, 0.12, 0.16, 0.5, '#e9c98f'),
  ) +
  repeat(6, (i) =>
    box(5.1 + (i % 2) * 0.6, 2.1 + Math.floor(i / 2) * 0.4, 1.54, 0.46, 0.24, 0.2, '#e0a040'),
  ) +
  lamp(2.6, 2.6, 3.4, 0.5, tone.white) +
  lamp(5.2, 2.6, 3.4, 0.5, tone.white) +
  box(6.6, 3.4, 0, 0.14, 0.14, 4.2, tone.grey) +
  box(0.6, 0.6, 4.2, 6.4, 3.2, 0.3, '#ef6a3c') +
  repeat(4, (i) => flat('floor', 0.6 + i * 1.6, 0.6, 4.5, rect(0, 0, 43, 172, tone.white))) +
  flat(
    'along-x',
    0.6,
    3.8,
    4.5,
    repeat(8, (i) => path(`M${i * 43.2} 0h43.2v26a21.6 21.6 0 0 1 -43.2 0z`, i % 2 ? '#ef6a3c' : tone.white)),
  ) +
  flat(
    'along-y',
    7,
    3.8,
    4.5,
    repeat(4, (i) => path(`M${i * 43.2} 0h43.2v26a21.6 21.6 0 0 1 -43.2 0z`, i % 2 ? '#f4ece0' : '#c9532b')),
  ) +
  stool(2, 4.9, tone.blue) +
  stool(3.6, 4.9, tone.blue) +
  stool(5.2, 4.9, tone.blue) +
  cat(4.6, 6.8, 0, '#e2a35a') +
  box(1, 6, 0, 1.2, 1.1, 1, tone.leaf);

export const pool = () =>
  box(0, 0, -0.4, 8, 8, 0.4, '#f3dfc0') +
  flat(
    'floor',
    1.2,
    1.2,
    0.01,
    rect(0, 0, 302, 302, tone.white, { rx: 20 }) +
      rect(16, 16, 270, 270, '#3fa9c9', { rx: 12 }) +
      rect(16, 40, 270, 246, '#6fd0e0', { rx: 12 }) +
      repeat(5, (i) =>
        path(`M30 ${80 + i * 42}q16 -14 32 0t32 0t32 0t32 0t32 0t32 0t32 0`, 'none', {
          stroke: '#b9ecf2',
          'stroke-width': 5,
        }),
      ),
  ) +
  cylinder(3.2, 3.4, 0, 0.75, 0.26, tone.tomato, tone.white) +
  cylinder(3.2, 3.4, 0.26, 0.34, 0.02, '#6fd0e0', '#6fd0e0') +
  box(4.2, 4.6, 0, 1.3, 1.9, 0.16, tone.butter) +
  ball(5.3, 2.7, 0.2, 0.32, tone.pink) +
  repeat(2, (i) => box(1.6 + i * 0.8, 1.1, 0, 0.08, 0.08, 1, tone.grey)) +
  box(1.6, 1.1, 0.9, 0.9, 0.08, 0.1, tone.grey) +
  box(7, 2, 0, 0.8, 2.4, 0.4, tone.blue) +
  box(7, 1.9, 0.4, 0.8, 0.4, 0.7, tone.blue) +
  cylinder(7.4, 5.6, 0, 0.08, 3, tone.white) +
  repeat(1, () =>
    flat(
      'floor',
      6.2,
      4.4,
      3,
      circle(65, 65, 84, tone.tomato) +
        path(
          'M65 65L65 -19A84 84 0 0 1 124.400 5.600ZM65 65L149 65A84 84 0 0 1 124.400 124.400ZM65 65L65 149A84 84 0 0 1 5.600 124.400ZM65 65L-19 65A84 84 0 0 1 5.600 5.600Z',
          tone.white,
        ),
    ),
  ) +
  cup(6.9, 6.8, 0, tone.tomato) +
  box(0.2, 6.8, 0, 1.6, 0.8, 0.1, tone.mint) +
  plant(0.6, 0.7, 0, 1.2, tone.white) +
  plant(7.4, 0.7, 0, 1.2, tone.white) +
  cat(2.6, 7.4, 0, '#e2a35a');
