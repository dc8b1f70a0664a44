import { circle, clipped, ellipse, line, path, rect, repeat } from '../svg.ts';
import { color } from './monandol-kit.ts';

const stone = (y: number, width: number, height: number, fill: string, id: string, pattern: string) =>
  clipped(
    id,
    ellipse(500, y, width / 2, height / 2, '#000'),
    rect(500 - width / 2, y - height / 2, width, height, fill) + pattern,
  );

export const stoneTower = () =>
  [
    stone(
      800,
      640,
      190,
      color.ink,
      's1',
      repeat(9, (i) => line(`M${200 + i * 76} 690 l-60 220`, '#ffffff2e', 10)),
    ),
    stone(636, 500, 170, color.persimmon, 's2', ''),
    stone(
      490,
      390,
      150,
      color.sage,
      's3',
      repeat(30, (i) =>
        circle(
          320 + (i % 10) * 40 + (Math.floor(i / 10) % 2) * 20,
          440 + Math.floor(i / 10) * 50,
          8,
          '#2f6a6380',
        ),
      ),
    ),
    stone(
      360,
      290,
      130,
      color.yolk,
      's4',
      rect(300, 350, 400, 20, color.paper) + rect(300, 390, 400, 10, color.paper),
    ),
    stone(250, 190, 110, color.indigo, 's5', ''),
    stone(160, 104, 84, color.blush, 's6', ''),
  ].join('');

const ridge = (y: number, height: number, fill: string, shift: number) =>
  path(
    `M100 ${y} C${180 + shift} ${y - height} ${280 + shift} ${y - height * 1.2} ${360 + shift} ${y - height * 0.3} C${430 + shift} ${y - height * 0.9} ${540 + shift} ${y - height * 1.5} ${640 + shift} ${y - height * 0.4} C720 ${y - height} 820 ${y - height} 900 ${y - height * 0.4} L900 1000 L100 1000 Z`,
    fill,
  );

const arch = 'M200 900 L200 420 C200 250 330 110 500 110 C670 110 800 250 800 420 L800 900 Z';

export const mountains = () =>
  clipped(
    'arch',
    path(arch, '#000'),
    rect(100, 100, 800, 900, '#f6dcc0') +
      circle(610, 360, 110, color.persimmon) +
      ridge(600, 120, '#b9c9c2', 0) +
      ridge(680, 130, '#7fa39a', -60) +
      ridge(770, 130, '#3f7a72', 40) +
      ridge(880, 140, '#1f4a47', -20),
  ) + path(arch, 'none', { stroke: color.ink, 'stroke-width': 14 });

const scale = (x: number, y: number, r: number) =>
  [
    [r, color.indigo],
    [r * 0.78, color.paper],
    [r * 0.56, color.indigo],
    [r * 0.34, color.paper],
    [r * 0.14, color.persimmon],
  ]
    .map(([size, fill]) => circle(x, y, Number(size), String(fill)))
    .join('');

export const seaCircle = () =>
  clipped(
    'sea',
    circle(500, 500, 390, '#000'),
    rect(100, 100, 800, 330, '#f3c9a8') +
      circle(500, 400, 170, color.persimmon) +
      repeat(8, (row) => repeat(9, (i) => scale(60 + i * 120 + (row % 2) * 60, 500 + row * 62, 78))),
  ) + circle(500, 500, 390, 'none', { stroke: color.indigo, 'stroke-width': 16 });
