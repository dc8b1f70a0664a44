import { ball, box, cylinder, flat } from '../isometric.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import {
  boards,
  cat,
  chair,
  onWall,
  plant,
  rug,
  stool,
  table,
  tiles,
  tone,
  walls,
  window,
} from './sepyeong-kit.ts';
import { signed } from './sepyeong-shops.ts';

export const arcade = () =>
  walls('#4b3a78', '#2f2759', '#3b3070') +
  tiles('#5a478f') +
  onWall(
    'right',
    1.4,
    5.3,
    5,
    rect(0, 0, 270, 70, 'none', { rx: 14, stroke: tone.pink, 'stroke-width': 6 }) +
      signed('한 판만 더', 48, 135, 52, '#7fe3e0'),
  ) +
  [
    [0.5, tone.tomato],
    [2.3, tone.blue],
    [4.1, tone.butter],
    [5.9, tone.mint],
  ]
    .map(
      ([x, color], i) =>
        box(Number(x), 0.2, 0, 1.4, 1.3, 3.6, String(color)) +
        flat(
          'along-x',
          Number(x),
          1.5,
          3.6,
          rect(6, 6, 64, 26, tone.white, { rx: 4 }) + rect(8, 38, 60, 62, '#15122b') + screenGame(i),
        ) +
        box(Number(x), 1.5, 1.2, 1.4, 0.6, 0.3, String(color)) +
        ball(Number(x) + 0.4, 1.8, 1.72, 0.13, tone.tomato) +
        cylinder(Number(x) + 0.9, 1.8, 1.5, 0.09, 0.06, tone.white) +
        stool(Number(x) + 0.7, 2.9, tone.coal, 0.8),
    )
    .join('') +
  box(0.3, 4.4, 0, 2, 2, 1.2, tone.pink) +
  box(0.3, 4.4, 1.2, 2, 2, 2.2, '#8ac6e8', tone.pink) +
  repeat(9, (i) =>
    ball(
      0.8 + (i % 3) * 0.5,
      5.6 + Math.floor(i / 3) * 0.1,
      1.5 + Math.floor(i / 3) * 0.34,
      0.22,
      [tone.butter, tone.tomato, tone.white, tone.lilac][i % 4] ?? tone.white,
    ),
  ) +
  box(0.3, 4.4, 3.4, 2, 2, 0.4, tone.pink) +
  rug(4, 4.6, 3, 2.6, '#6e5bb0', '#7fe3e0') +
  box(4.4, 5, 0, 2.2, 0.5, 0.2, tone.tomato) +
  repeat(8, (i) =>
    flat(
      'floor',
      4.5 + (i % 4) * 0.6,
      5.3 + Math.floor(i / 4) * 0.8,
      0.05,
      rect(0, 0, 26, 34, [tone.butter, tone.pink, tone.blue, tone.mint][i % 4] ?? tone.pink, { rx: 4 }),
    ),
  ) +
  cat(3, 7.2, 0, tone.white);

const screenGame = (i: number) =>
  [
    repeat(8, (k) => rect(14 + (k % 4) * 13, 46 + Math.floor(k / 4) * 11, 9, 7, tone.pink)) +
      path('M32 94l6 -9l6 9z', tone.mint),
    path('M24 70A16 16 0 1 1 24 71L40 70Z', tone.butter) +
      circle(56, 70, 3, tone.white) +
      circle(64, 70, 3, tone.white),
    rect(14, 84, 20, 10, tone.leaf) + rect(40, 74, 20, 20, tone.leaf) + circle(26, 76, 6, tone.tomato),
    line('M12 90L28 62L40 76L60 48', '#7fe3e0', 4) + circle(60, 48, 5, tone.tomato),
  ][i] ?? '';

export const bandPractice = () =>
  walls('#7c5a86', '#4d5c8a', '#6272a3') +
  repeat(6, (i) =>
    onWall(
      'left',
      0.8 + (i % 3) * 2.2,
      5 - Math.floor(i / 3) * 1.7,
      1.8,
      repeat(4, (k) => rect(0, k * 19, 97, 14, '#3c4a77')),
    ),
  ) +
  onWall(
    'right',
    0.8,
    5,
    3,
    rect(0, 0, 162, 108, tone.butter) + path('M90 10L58 60H84L66 100L118 44H88L108 10Z', tone.tomato),
  ) +
  rug(2.2, 1.8, 5.2, 4.4, '#a3425a', tone.butter) +
  box(0.3, 0.4, 0, 1.6, 1.2, 2, tone.coal) +
  flat(
    'along-x',
    0.3,
    1.6,
    2,
    rect(8, 26, 70, 74, '#5a5568') +
      circle(43, 62, 28, '#2a2633') +
      circle(43, 62, 10, tone.grey) +
      rect(8, 8, 70, 12, tone.butter),
  ) +
  cylinder(4.2, 2.4, 0.9, 0.5, 0.5, tone.tomato, tone.white) +
  cylinder(5.5, 2.4, 0.9, 0.5, 0.5, tone.tomato, tone.white) +
  cylinder(3.4, 2.2, 2.2, 0.6, 0.05, '#e6b94f', '#f4d27a') +
  box(3.38, 2.2, 0, 0.06, 0.06, 2.2, tone.grey) +
  cylinder(6.6, 2.4, 2, 0.6, 0.05, '#e6b94f', '#f4d27a') +
  box(6.58, 2.4, 0, 0.06, 0.06, 2, tone.grey) +
  cylinder(4.9, 3.4, 0, 0.9, 1.1, tone.tomato, tone.white) +
  cylinder(6.4, 4, 0.2, 0.55, 0.8, tone.tomato, tone.white) +
  box(2.6, 5.2, 0, 0.06, 0.06, 2.3, tone.grey) +
  ball(2.6, 5.2, 2.4, 0.16, tone.coal) +
  cylinder(2.6, 5.2, 0, 0.4, 0.06, tone.coal) +
  box(0.4, 3.4, 0.9, 1.2, 3.6, 0.26, tone.coal) +
  box(0.5, 3.5, 0, 0.2, 3.4, 0.9, tone.coal) +
  flat(
    'floor',
    0.95,
    3.5,
    1.17,
    rect(0, 0, 34, 184, tone.white) +
      repeat(13, (i) => rect(0, 8 + i * 14, i % 7 === 2 || i % 7 === 6 ? 0 : 20, 6, tone.coal)),
  ) +
  stool(2.2, 6.8, tone.butter, 0.8) +
  cat(5, 6.8, 0, tone.coal);

export const classroom = () =>
  walls(tone.oak, '#e6ecd6', '#f1f5e4') +
  boards('#b98550') +
  onWall(
    'right',
    0.8,
    4.9,
    6,
    rect(0, 0, 324, 134, tone.walnut) +
      rect(10, 10, 304, 114, '#3f6b57') +
      signed('떠든 사람: 우리', 44, 160, 80, tone.white) +
      line('M250 108h46', tone.butter, 6),
  ) +
  window('left', 0.8, 5, 3, 2.8, '#bfe3f2') +
  window('left', 4.3, 5, 3, 2.8, '#bfe3f2') +
  box(3, 0.9, 0, 2, 0.9, 1.5, tone.walnut) +
  cylinder(4, 1.3, 1.5, 0.2, 0.4, tone.white) +
  repeat(6, (i) => {
    const x = 1 + (i % 3) * 2.3;
    const y = 3 + Math.floor(i / 3) * 2.5;
    return (
      table(x, y, 1.5, 1, 1.1, tone.oak) +
      box(
        x + 0.3,
        y + 0.2,
        1.1,
        0.7,
        0.5,
        0.08,
        [tone.tomato, tone.white, tone.blue, tone.butter, tone.pink, tone.mint][i] ?? tone.white,
      ) +
      chair(x + 0.3, y + 1.1, tone.walnut)
    );
  }) +
  plant(7.4, 0.7, 0, 1.2, tone.tomato);
