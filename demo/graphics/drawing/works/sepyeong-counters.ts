import { ball, box, cylinder, flat } from '../isometric.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import {
  boards,
  cat,
  cup,
  fronts,
  fruits,
  lamp,
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

export const cafe = () =>
  walls(tone.oak, '#5f8f7f', '#78a897') +
  boards('#b57f4b') +
  onWall(
    'right',
    0.8,
    5,
    3.6,
    rect(0, 0, 194, 100, '#2f3a3a', { rx: 6 }) +
      signed('오늘의 커피', 30, 97, 44, tone.white) +
      line('M30 62H164M30 80H120', tone.butter, 5),
  ) +
  box(4.9, 0, 3.2, 2.7, 0.6, 0.14, tone.walnut) +
  repeat(4, (i) =>
    cylinder(
      5.3 + i * 0.6,
      0.3,
      3.34,
      0.2,
      0.5,
      [tone.white, tone.tomato, tone.butter, tone.blue][i] ?? tone.white,
    ),
  ) +
  window('left', 3, 4.9, 4, 2.4, '#f6e3b0') +
  box(0.4, 1.6, 0, 6.8, 1.4, 1.7, tone.white) +
  fronts(0.4, 3, 0, 6.8, 1.7, 6, (w, h) => rect(6, 8, w - 12, h - 16, '#e9ddc8', { rx: 4 })) +
  box(0.3, 1.5, 1.7, 7, 1.6, 0.14, tone.walnut) +
  box(1, 1.8, 1.84, 1.7, 0.9, 1, tone.tomato) +
  flat(
    'along-x',
    1,
    2.7,
    2.84,
    rect(10, 10, 72, 16, '#b8442f') +
      circle(20, 36, 5, tone.white) +
      circle(38, 36, 5, tone.white) +
      rect(24, 42, 10, 10, tone.coal) +
      rect(58, 42, 10, 10, tone.coal),
  ) +
  cup(1.4, 2.4, 1.84, tone.white) +
  cylinder(4, 2.2, 1.84, 0.44, 0.1, tone.white) +
  ball(3.86, 2.2, 2.06, 0.2, '#e0a458') +
  ball(4.18, 2.3, 2.06, 0.2, '#e0a458') +
  cup(5.2, 2.4, 1.84, tone.blue) +
  box(6, 1.8, 1.84, 0.7, 0.7, 0.6, tone.coal) +
  stool(2, 3.9, tone.oak, 1.2) +
  stool(3.8, 3.9, tone.oak, 1.2) +
  stool(5.6, 3.9, tone.oak, 1.2) +
  rug(1.2, 5.2, 3, 2.2, tone.tomato, tone.white) +
  table(2, 5.6, 1.4, 1.3, 1, tone.walnut) +
  cup(2.7, 6.2, 1, tone.white) +
  plant(7.3, 0.9, 0, 1.3, tone.white) +
  plant(6.6, 6.6, 0, 1.2, tone.peach) +
  lamp(3.4, 2.4, 4, 1, tone.butter) +
  lamp(6, 2.4, 4, 1, tone.butter);

export const store = () =>
  walls(tone.white, '#d7ebe3', '#e7f4ee') +
  tiles('#cfe3da') +
  onWall(
    'right',
    0.4,
    5.4,
    7.2,
    rect(0, 0, 389, 60, tone.leaf) +
      rect(0, 44, 389, 16, tone.tomato) +
      signed('별별 편의점 24', 36, 194, 38, tone.white),
  ) +
  box(0.4, 0, 0, 4.6, 1.2, 3.9, tone.white) +
  fronts(
    0.4,
    1.2,
    0,
    4.6,
    3.9,
    3,
    (w, h) =>
      rect(5, 6, w - 10, h - 16, '#bfe3f2', { rx: 4 }) +
      repeat(
        4,
        (r) =>
          rect(8, 50 + r * 48, w - 16, 5, tone.white) +
          repeat(4, (c) =>
            rect(
              12 + c * 16,
              20 + r * 48,
              11,
              30,
              [tone.tomato, tone.leaf, tone.butter, tone.blue, tone.pink][(r * 3 + c) % 5] ?? tone.pink,
              { rx: 3 },
            ),
          ),
      ) +
      rect(w - 16, h / 2 - 30, 5, 50, tone.grey),
  ) +
  box(5.4, 0, 0, 2.2, 1.1, 2.4, tone.blue) +
  flat(
    'along-x',
    5.4,
    1.1,
    2.4,
    repeat(
      3,
      (r) =>
        rect(6, 10 + r * 40, 106, 30, '#5f8bbd') +
        repeat(5, (c) =>
          path(
            `M${14 + c * 20} ${36 + r * 40}l3 -20h10l3 20z`,
            [tone.butter, tone.tomato, tone.white][(r + c) % 3] ?? tone.white,
          ),
        ),
    ),
  ) +
  box(0.2, 2.6, 0, 1.3, 4.4, 1.4, tone.leaf) +
  box(0.1, 2.5, 1.4, 1.5, 4.6, 0.14, tone.white) +
  box(0.4, 3, 1.54, 0.7, 0.8, 0.6, tone.coal) +
  cylinder(0.8, 5, 1.54, 0.34, 0.6, tone.tomato, '#f6d6a0') +
  ball(0.8, 6.2, 1.8, 0.26, tone.white) +
  table(4, 3.6, 2.6, 1.3, 1.2, tone.butter) +
  cylinder(4.7, 4.2, 1.2, 0.28, 0.4, tone.tomato, '#f4c46a') +
  cylinder(5.8, 4.3, 1.2, 0.18, 0.42, tone.butter, tone.white) +
  box(5.1, 4.5, 1.2, 0.5, 0.16, 0.28, tone.coal) +
  stool(4.5, 5.7, tone.tomato) +
  stool(6, 5.7, tone.tomato) +
  cat(3, 7, 0, tone.grey);

export const bakery = () =>
  walls('#e0b98a', '#f6d9a8', '#fae6c3') +
  tiles('#d3a673') +
  onWall(
    'right',
    1,
    5.2,
    4,
    rect(0, 0, 216, 62, tone.walnut, { rx: 10 }) + signed('새벽 빵집', 44, 108, 46, tone.butter),
  ) +
  box(0.3, 0, 0, 2.6, 1.7, 4, tone.grey) +
  fronts(0.3, 1.7, 0, 2.6, 4, 1, (w) =>
    repeat(
      3,
      (i) =>
        rect(12, 14 + i * 64, w - 24, 52, '#4b3a3a', { rx: 5 }) +
        rect(18, 20 + i * 64, w - 36, 36, '#f0a04b', { rx: 4 }) +
        repeat(3, (k) => circle(42 + k * 28, 46 + i * 64, 11, '#c9803c')),
    ),
  ) +
  box(3.4, 0, 2.8, 4, 0.8, 0.14, tone.oak) +
  box(3.4, 0, 1.4, 4, 0.8, 0.14, tone.oak) +
  repeat(6, (i) => box(3.6 + i * 0.62, 0.1, 2.94, 0.44, 0.6, 0.36, i % 2 ? '#c9803c' : '#e0a458')) +
  repeat(7, (i) => ball(3.8 + i * 0.54, 0.4, 1.72, 0.24, i % 3 ? '#d9954c' : tone.white)) +
  box(0.2, 2.8, 0, 1.3, 4.4, 1.5, tone.tomato) +
  box(0.1, 2.7, 1.5, 1.5, 4.6, 0.14, tone.white) +
  box(0.4, 3, 1.64, 0.8, 0.9, 0.5, tone.coal) +
  cylinder(0.8, 5, 1.64, 0.4, 0.16, tone.white) +
  cylinder(0.8, 5, 1.8, 0.34, 0.4, tone.pink, tone.white) +
  ball(0.8, 5, 2.3, 0.12, tone.tomato) +
  fruits(0.8, 6.5, 1.64, tone.tomato) +
  table(3.4, 3.2, 3.6, 2, 1.2, tone.oak) +
  repeat(3, (r) =>
    repeat(4, (c) =>
      r === 0
        ? box(3.7 + c * 0.8, 3.4, 1.2, 0.5, 0.4, 0.26, '#c9803c')
        : ball(3.9 + c * 0.8, 3.9 + r * 0.5 - 0.2, 1.34, 0.2, r === 1 ? '#e0a458' : '#b9682f'),
    ),
  ) +
  cylinder(7.3, 6, 0, 0.5, 1, tone.oak) +
  repeat(4, (i) => box(7 + i * 0.16, 5.8 + (i % 2) * 0.2, 0.9, 0.12, 0.12, 1, '#d9954c')) +
  plant(7.3, 1.9, 0, 1, tone.white) +
  lamp(5.2, 4.2, 3.8, 1.2, tone.tomato) +
  cat(4.4, 6.8, 0, tone.white);
