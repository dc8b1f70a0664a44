import { box, cylinder, flat } from '../isometric.ts';
import { lettered } from '../lettering.ts';
import { circle, line, path, rect, repeat } from '../svg.ts';
import {
  boards,
  bookcase,
  cat,
  cup,
  fronts,
  lamp,
  onWall,
  plant,
  poster,
  rug,
  stool,
  table,
  tiles,
  tone,
  walls,
} from './sepyeong-kit.ts';

export const signed = (text: string, size: number, x: number, y: number, fill: string) =>
  lettered(text, x, y, { face: 'jua', size, fill });

export const laundry = () =>
  walls(tone.white, '#8fb7e8', '#b4d0f1') +
  tiles('#cfdff2') +
  onWall(
    'right',
    1.2,
    5.3,
    5,
    rect(0, 0, 270, 66, tone.navy, { rx: 33 }) + signed('뽀송 빨래방', 42, 135, 48, tone.butter),
  ) +
  box(0.3, 0.1, 0, 7.2, 1.6, 3.4, tone.white) +
  fronts(0.3, 1.7, 1.7, 7.2, 1.7, 4, (w, h) => washer(w, h)) +
  fronts(0.3, 1.7, 0, 7.2, 1.7, 4, (w, h) => washer(w, h)) +
  box(0.2, 3.4, 0, 1.2, 3.8, 0.9, tone.oak) +
  box(0.4, 3.8, 0.9, 0.9, 0.9, 0.5, tone.pink) +
  box(0.45, 5.4, 0.9, 0.8, 1.2, 0.2, tone.white) +
  box(0.5, 5.5, 1.1, 0.7, 1, 0.2, tone.tomato) +
  poster(
    'left',
    4,
    4.6,
    2,
    1.6,
    tone.butter,
    circle(54, 44, 24, tone.white) + circle(74, 56, 12, tone.white) + circle(36, 60, 9, tone.white),
  ) +
  table(4, 4, 2.2, 1.6, 1, tone.white) +
  box(4.4, 4.3, 1, 0.8, 0.9, 0.16, tone.blue) +
  box(4.5, 4.4, 1.16, 0.7, 0.8, 0.16, tone.white) +
  cylinder(5.7, 4.9, 1, 0.2, 0.44, tone.mint) +
  cylinder(6.8, 6.2, 0, 0.6, 0.8, tone.butter, tone.white) +
  box(6.5, 5.9, 0.7, 0.6, 0.5, 0.3, tone.tomato) +
  cat(3.4, 6.8, 0, tone.coal) +
  plant(7.4, 3, 0, 1, tone.white);

const washer = (w: number, h: number) =>
  rect(4, 4, w - 8, h - 8, '#f0f4fa', { rx: 6 }) +
  rect(12, 11, 28, 9, tone.navy, { rx: 3 }) +
  circle(w - 20, 16, 5, tone.tomato) +
  circle(w / 2, h / 2 + 8, 31, tone.grey) +
  circle(w / 2, h / 2 + 8, 24, '#4f7fb8') +
  path(`M${w / 2 - 22} ${h / 2 + 16}q11 -12 22 0t22 -4a24 24 0 0 1 -44 4z`, '#a9d4f0') +
  circle(w / 2 - 8, h / 2 - 2, 5, tone.white);

export const bookshop = () =>
  walls(tone.oak, '#7a4b46', '#94605a') +
  boards('#b57f4b') +
  bookcase(0, 0.5, 0, 0.9, 6.9, 4.8, tone.walnut, 3, 'y') +
  bookcase(1.6, 0, 0, 5.9, 0.9, 4.8, tone.walnut, 8) +
  box(6.2, 0.95, 0, 0.12, 0.12, 4.4, tone.butter) +
  box(6.9, 0.95, 0, 0.12, 0.12, 4.4, tone.butter) +
  repeat(6, (i) => box(6.2, 0.97, 0.5 + i * 0.65, 0.8, 0.1, 0.1, tone.butter)) +
  rug(2.4, 3, 4, 3.4, '#b8473b', tone.butter) +
  table(3, 3.4, 2.4, 2, 1, tone.oak) +
  repeat(4, (i) =>
    box(
      3.3 + i * 0.04,
      3.6,
      1 + i * 0.16,
      0.9,
      0.7,
      0.16,
      [tone.tomato, tone.white, tone.blue, tone.butter][i] ?? tone.white,
    ),
  ) +
  repeat(2, (i) => box(4.4, 4.3, 1 + i * 0.16, 0.8, 0.7, 0.16, [tone.leaf, tone.pink][i] ?? tone.white)) +
  cup(3.6, 5, 1, tone.white) +
  box(5.8, 5.4, 0, 1.5, 1.6, 0.7, tone.leaf) +
  box(5.8, 5.4, 0.7, 0.4, 1.6, 0.9, tone.leaf) +
  box(6.2, 6.7, 0.7, 1.1, 0.3, 0.4, tone.leaf) +
  lamp(4.2, 4.4, 3.8, 1.2, tone.butter) +
  cat(3.2, 7, 0, '#e2a35a') +
  plant(7.3, 2.6, 0, 1.1, tone.white);

export const records = () =>
  walls(tone.walnut, '#d98b5f', '#e6a577') +
  boards('#71442f') +
  repeat(3, (i) =>
    onWall(
      'left',
      1 + i * 2.2,
      4.9,
      1.7,
      rect(0, 0, 92, 92, [tone.navy, tone.butter, tone.tomato][i] ?? tone.navy) +
        circle(46, 46, 32, tone.coal) +
        circle(46, 46, 12, [tone.tomato, tone.blue, tone.white][i] ?? tone.white),
    ),
  ) +
  onWall(
    'right',
    1,
    5.2,
    5,
    signed('느린 레코드', 62, 135, 60, tone.white) +
      line('M20 84q24 -14 48 0t48 0t48 0t48 0t40 0', tone.butter, 7),
  ) +
  repeat(
    2,
    (r) =>
      box(0.3 + r * 3.6, 0.3, 0, 3.3, 1.5, 1.3, tone.oak) +
      repeat(15, (i) =>
        box(
          0.5 + r * 3.6 + i * 0.2,
          0.5,
          1,
          0.12,
          1.1,
          0.7 + (i % 3) * 0.1,
          [tone.tomato, tone.white, tone.blue, tone.butter, tone.mint, tone.navy, tone.pink][i % 7] ??
            tone.white,
        ),
      ),
  ) +
  box(0.3, 2.8, 0, 1.5, 4.6, 1.5, tone.oak) +
  box(0.5, 3.2, 1.5, 1.1, 1.4, 0.3, tone.coal) +
  cylinder(1, 3.9, 1.8, 0.46, 0.06, '#55506a', tone.coal) +
  cylinder(1, 3.9, 1.86, 0.14, 0.02, tone.tomato, tone.tomato) +
  box(0.5, 5.4, 1.5, 1, 0.9, 1.1, tone.walnut) +
  flat(
    'along-y',
    1.5,
    6.3,
    2.6,
    circle(24, 20, 11, tone.coal) + circle(24, 42, 14, tone.coal) + circle(24, 42, 6, tone.grey),
  ) +
  rug(3.2, 3.4, 3.8, 3.4, tone.navy, tone.butter) +
  box(4, 3.8, 0, 2, 1.7, 0.6, tone.mint) +
  box(4, 3.8, 0.6, 2, 0.4, 0.9, tone.mint) +
  box(4, 4.2, 0.6, 0.3, 1.3, 0.4, tone.mint) +
  box(5.7, 4.2, 0.6, 0.3, 1.3, 0.4, tone.mint) +
  stool(5.4, 6.9, tone.oak, 0.8) +
  cup(5.4, 6.9, 0.8, tone.white) +
  plant(7.2, 2.9, 0, 1.3, tone.white);
