import { box, cylinder, flat, screen } from '../isometric.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import { hills } from './sepyeong-homes.ts';
import {
  boards,
  cat,
  cup,
  onWall,
  plant,
  poster,
  rug,
  table,
  tiles,
  tone,
  walls,
  window,
} from './sepyeong-kit.ts';

export const greenhouse = () =>
  box(0, 0, -0.4, 8, 8, 0.4, '#b9a08a') +
  tiles('#a88d76') +
  window('left', 0.2, 5.4, 3.7, 5.2, '#d6f0ea', '#e9f5ef') +
  window('left', 4.1, 5.4, 3.7, 5.2, '#d6f0ea', '#e9f5ef') +
  window('right', 0.2, 5.4, 3.7, 5.2, '#d6f0ea', '#e9f5ef') +
  window('right', 4.1, 5.4, 3.7, 5.2, '#d6f0ea', '#e9f5ef') +
  box(0.2, 0.2, 0, 7.2, 1.4, 1.2, tone.oak) +
  [0.8, 1.9, 3, 4.1, 5.2, 6.3]
    .map((x, i) => plant(x, 0.9, 1.2, 0.8 + (i % 3) * 0.2, [tone.peach, tone.white, tone.tomato][i % 3]))
    .join('') +
  box(0.2, 2.2, 0, 1.4, 5.2, 1.2, tone.oak) +
  [2.8, 4, 5.2, 6.6]
    .map((y, i) => plant(0.9, y, 1.2, 0.9 + (i % 2) * 0.25, [tone.blue, tone.white][i % 2]))
    .join('') +
  plant(3, 3, 0, 1.9, tone.navy) +
  rug(3.4, 3.8, 3.4, 3, tone.butter, tone.white) +
  table(5.2, 4.6, 1.4, 1.4, 1.1, tone.white) +
  cup(5.9, 5.3, 1.1, tone.tomato) +
  cylinder(6.9, 2.6, 0, 0.4, 0.7, tone.blue) +
  box(7.2, 2.2, 0.4, 0.5, 0.12, 0.12, tone.blue) +
  plant(7.2, 7, 0, 1, tone.tomato) +
  cat(4.4, 7, 0, tone.white);

export const camping = () =>
  box(0, 0, -0.4, 8, 8, 0.4, '#7da96a') +
  repeat(14, (i) =>
    flat('floor', ((i * 5) % 8) + 0.4, ((i * 7) % 8) + 0.4, 0, line('M0 0l8 -8M6 4l12 -4', '#5f8a52', 4)),
  ) +
  [
    [1, 0.8, 1.2],
    [2.6, 0.6, 1],
    [0.7, 2.6, 1],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        cylinder(x, y, 0, 0.16, 0.6 * s, tone.walnut) +
        repeat(3, (i) => tree(x, y, 0.5 * s + i * 0.8 * s, (0.85 - i * 0.18) * s)),
    )
    .join('') +
  path(
    tentSide([
      [2, 5.6, 0],
      [2, 2.4, 0],
      [3.7, 2.4, 2.6],
      [3.7, 5.6, 2.6],
    ]),
    '#f4a46c',
  ) +
  path(
    tentSide([
      [3.7, 5.6, 2.6],
      [2, 5.6, 0],
      [5.4, 5.6, 0],
    ]),
    tone.butter,
  ) +
  path(
    tentSide([
      [3.7, 5.6, 2.2],
      [3.1, 5.6, 0],
      [4.3, 5.6, 0],
    ]),
    '#5a4a6a',
  ) +
  path(
    tentSide([
      [5.4, 2.4, 0],
      [5.4, 5.6, 0],
      [3.7, 5.6, 2.6],
      [3.7, 2.4, 2.6],
    ]),
    tone.tomato,
  ) +
  rug(6, 4.6, 1.6, 1.4, tone.blue, tone.white) +
  repeat(3, (i) => box(5.9 + i * 0.2, 6.9 - i * 0.2, 0, 0.9 - i * 0.2, 0.2, 0.2, tone.walnut)) +
  fire(6.4, 6.9) +
  cylinder(4.8, 7.2, 0, 0.36, 0.5, tone.oak) +
  cup(7.5, 6.2, 0, tone.white) +
  box(6.4, 2.4, 0, 1.3, 0.9, 0.9, tone.mint, tone.white) +
  cat(2.4, 7.2, 0, '#e2a35a');

function tentSide(corners: readonly (readonly [number, number, number])[]): string {
  return `M${corners.map((corner) => screen(...corner).join(' ')).join('L')}Z`;
}

function tree(x: number, y: number, z: number, r: number): string {
  const [cx, cy] = screen(x, y, z);
  return (
    path(`M${cx - r * 60} ${cy}Q${cx} ${cy + r * 44} ${cx + r * 60} ${cy}L${cx} ${cy - r * 90}Z`, '#3f7a57') +
    path(
      `M${cx} ${cy + r * 22}Q${cx + r * 36} ${cy + r * 16} ${cx + r * 60} ${cy}L${cx} ${cy - r * 90}Z`,
      '#33664b',
    )
  );
}

function fire(x: number, y: number): string {
  const [cx, cy] = screen(x, y, 0);
  return (
    path(
      `M${cx - 26} ${cy}C${cx - 40} ${cy - 40} ${cx - 4} ${cy - 50} ${cx} ${cy - 90}C${cx + 16} ${cy - 50} ${cx + 42} ${cy - 44} ${cx + 28} ${cy}Z`,
      tone.tomato,
    ) +
    path(
      `M${cx - 12} ${cy}C${cx - 18} ${cy - 24} ${cx} ${cy - 30} ${cx + 2} ${cy - 50}C${cx + 12} ${cy - 26} ${cx + 20} ${cy - 22} ${cx + 14} ${cy}Z`,
      tone.butter,
    )
  );
}

export const balcony = () =>
  walls('#d9b38f', '#f2c9b6', '#f7dacb') +
  boards('#c79d77') +
  onWall(
    'right',
    0.6,
    5,
    6.8,
    rect(0, 0, 367, 200, tone.white) +
      rect(8, 8, 170, 184, '#f6b48f') +
      rect(188, 8, 170, 184, '#f6b48f') +
      circle(120, 120, 40, '#f26d4f') +
      path(
        'M8 150L30 120V140L50 100V150L80 110V192H8ZM188 150L220 118L250 150V130L290 100V140L358 120V192H188Z',
        '#7a5b86',
      ) +
      rect(8, 160, 170, 32, '#5d4a75') +
      rect(188, 160, 170, 32, '#5d4a75'),
  ) +
  rug(2.4, 3, 4.6, 3.6, tone.mint, tone.white) +
  box(0.2, 2.4, 0, 1.8, 4.6, 0.8, tone.blue) +
  box(0.2, 2.4, 0.8, 0.5, 4.6, 1.2, tone.blue) +
  box(0.2, 2.4, 0.8, 1.8, 0.5, 0.5, tone.blue) +
  box(0.2, 6.5, 0.8, 1.8, 0.5, 0.5, tone.blue) +
  box(0.8, 3.2, 0.8, 0.3, 1, 0.9, tone.butter) +
  box(0.8, 5.2, 0.8, 0.3, 1, 0.9, tone.pink) +
  table(3.6, 3.8, 2, 1.8, 0.9, tone.walnut) +
  cup(4.2, 4.4, 0.9, tone.white) +
  box(4.7, 4.6, 0.9, 0.6, 0.5, 0.12, tone.tomato) +
  plant(7, 0.8, 0, 1.5, tone.white) +
  plant(0.9, 1.1, 0, 1.3, tone.tomato) +
  hillsPicture() +
  cat(5.6, 6.6, 0, tone.white);

function hillsPicture(): string {
  return poster('left', 3, 4.6, 2, 2, tone.plaster, hills);
}
