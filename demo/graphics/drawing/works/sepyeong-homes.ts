import { ball, box, cylinder, flat, unit } from '../isometric.ts';
import { circle, line, path, rect, repeat, sparkle } from '../svg.ts';
import {
  boards,
  bookcase,
  cat,
  cup,
  fronts,
  fruits,
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
  window,
} from './sepyeong-kit.ts';

export const hills =
  path('M7 60L40 30L66 54L90 34L101 46V101H7Z', tone.leaf) + circle(70, 26, 10, tone.butter);

export const bedroom = () =>
  walls(tone.oak, tone.lilac, '#d9cdf0') +
  boards('#b57f4b') +
  window('right', 2.2, 4.7, 2.6, 2.2, '#33406e') +
  onWall(
    'right',
    2.2,
    4.7,
    2.6,
    circle(100, 36, 14, tone.butter) + sparkle(34, 40, 9, tone.white) + sparkle(50, 92, 7, tone.white),
  ) +
  poster(
    'left',
    2.4,
    4.6,
    1.8,
    1.8,
    tone.butter,
    path('M30 60l18 -30l18 30z', tone.tomato) + circle(66, 30, 12, tone.white),
  ) +
  rug(3.4, 3.6, 4, 3.6, tone.pink, tone.white) +
  box(0.2, 0.2, 0, 1.2, 1.2, 1.1, tone.walnut) +
  lamp(0.8, 0.8, 2, 0.7, tone.butter) +
  box(0.2, 2, 0, 0.3, 3.4, 1.9, tone.walnut) +
  box(0.5, 2, 0, 4.2, 3.4, 0.6, tone.oak) +
  box(0.5, 2.05, 0.6, 4.15, 3.3, 0.4, tone.white) +
  box(2, 2, 0.75, 2.75, 3.4, 0.35, tone.blue) +
  box(0.7, 2.3, 1, 0.9, 1.2, 0.25, tone.white) +
  box(0.7, 3.8, 1, 0.9, 1.2, 0.25, tone.white) +
  cat(3.4, 3.6, 1.1, tone.coal) +
  bookcase(6, 0.1, 0, 1.7, 0.7, 2.6, tone.walnut, 4) +
  plant(6.9, 0.5, 2.6, 0.8) +
  cup(5.6, 5.6, 0, tone.tomato) +
  box(6, 4.6, 0.04, 0.9, 0.7, 0.14, tone.tomato);

export const kitchen = () =>
  walls(tone.white, tone.butter, '#fbeab8') +
  tiles('#e9c9a8') +
  window('right', 1, 4.6, 2.4, 1.7) +
  box(0, 0, 0, 7.6, 1.4, 1.7, tone.mint) +
  fronts(
    0,
    1.4,
    0,
    7.6,
    1.7,
    5,
    (w, h) =>
      rect(7, 12, w - 14, h - 22, '#8fc2b0', { rx: 5 }) + rect(w / 2 - 12, 22, 24, 6, tone.white, { rx: 3 }),
  ) +
  box(0, 0, 1.7, 7.7, 1.5, 0.14, tone.walnut) +
  box(1.6, 0.3, 1.76, 1.5, 0.9, 0.1, tone.grey, '#7f8896') +
  cylinder(5, 0.7, 1.84, 0.4, 0.44, tone.tomato) +
  cylinder(5, 0.7, 2.28, 0.12, 0.1, tone.coal) +
  cylinder(6.4, 0.7, 1.84, 0.34, 0.14, tone.coal) +
  box(4.2, 0, 3.8, 3.2, 0.7, 0.14, tone.walnut) +
  repeat(5, (i) =>
    cylinder(
      4.6 + i * 0.6,
      0.35,
      3.94,
      0.2,
      0.36 + (i % 2) * 0.2,
      [tone.tomato, tone.white, tone.blue, tone.butter, tone.leaf][i] ?? tone.white,
    ),
  ) +
  box(0.1, 2.2, 0, 1.6, 1.6, 3.6, tone.tomato) +
  flat(
    'along-y',
    1.7,
    3.8,
    3.6,
    line(`M10 ${1.3 * unit}H78`, '#b8442f', 4) +
      rect(12, 24, 7, 34, tone.white, { rx: 3 }) +
      rect(12, 92, 7, 40, tone.white, { rx: 3 }) +
      rect(44, 30, 22, 28, tone.butter),
  ) +
  plant(0.9, 3, 3.6, 0.7, tone.white) +
  table(3.4, 4, 2.8, 2.4, 1.2, tone.oak) +
  fruits(4.6, 5, 1.2, '#f0913d') +
  cup(5.6, 5.8, 1.2, tone.white) +
  cup(3.9, 4.6, 1.2, tone.blue) +
  stool(2.9, 5.2, tone.pink) +
  stool(6.8, 5, tone.pink) +
  stool(4.6, 7, tone.pink) +
  lamp(4.8, 5.2, 3.4, 1.6, tone.tomato);

export const bathroom = () =>
  walls('#e4eef2', '#9fd0dc', '#bfe2ea') +
  tiles('#8bbccb') +
  onWall(
    'right',
    0,
    3,
    8,
    repeat(7, (i) => line(`M0 ${i * 24}H432`, '#ffffff', 2.5)) +
      repeat(16, (i) => line(`M${i * 27} 0V162`, '#ffffff', 2.5)),
  ) +
  window('left', 3, 4.8, 2, 1.4, '#f7d98b') +
  onWall(
    'right',
    4.9,
    5,
    2.2,
    circle(60, 56, 50, tone.white) +
      circle(60, 56, 42, '#d9eef5') +
      path('M34 76L70 24l12 8L48 88Z', '#ffffff', { opacity: 0.7 }),
  ) +
  box(4.6, 0.1, 0, 2.4, 1.3, 1.6, tone.white) +
  box(5.1, 0.4, 1.5, 1.4, 0.8, 0.12, '#cfe6ee', '#a9cdd9') +
  box(5.7, 0.2, 1.6, 0.16, 0.5, 0.4, tone.grey) +
  cup(4.85, 0.6, 1.6, tone.tomato) +
  box(0.3, 2, 0, 3, 5.2, 1.5, tone.white) +
  box(0.6, 2.3, 1.3, 2.4, 4.6, 0.2, '#8fd0dc', '#a8e2ea') +
  repeat(9, (i) =>
    ball(1 + ((i * 7) % 5) * 0.4, 2.9 + ((i * 5) % 9) * 0.44, 1.56, 0.2 + (i % 3) * 0.07, tone.white),
  ) +
  ball(2.3, 5.4, 1.66, 0.24, tone.butter) +
  ball(2.36, 5.3, 2, 0.15, tone.butter) +
  rug(4.4, 3.6, 2.4, 2, tone.peach, tone.white) +
  stool(5.2, 6.6, tone.oak, 0.7) +
  cylinder(6.9, 2.6, 0, 0.5, 0.8, tone.oak) +
  box(6.55, 2.3, 0.7, 0.7, 0.6, 0.2, tone.pink) +
  plant(7.4, 0.6, 0, 1.1, tone.navy);

export const studio = () =>
  walls(tone.oak, tone.plaster, '#f8ecdc') +
  boards('#b98550') +
  window('left', 2, 5, 4, 3, '#d3ecf4') +
  poster('right', 0.7, 5, 1.5, 1.9, tone.blue, circle(40, 40, 18, tone.butter)) +
  poster('right', 2.6, 4.8, 1.9, 1.4, tone.peach, path('M10 66L44 26L92 66Z', tone.leaf)) +
  poster('right', 5, 5, 1.3, 1.7, tone.mint, path('M20 70C20 30 50 30 50 70Z', tone.tomato)) +
  box(5, 0.2, 0, 2.6, 1, 1.6, tone.walnut) +
  repeat(6, (i) =>
    cylinder(
      5.3 + i * 0.38,
      0.7,
      1.6,
      0.14,
      0.3 + (i % 3) * 0.14,
      [tone.tomato, tone.blue, tone.butter, tone.leaf, tone.pink, tone.white][i] ?? tone.white,
    ),
  ) +
  box(2.9, 2.7, 0, 0.14, 0.14, 3.4, tone.walnut) +
  box(4.5, 2.7, 0, 0.14, 0.14, 3.4, tone.walnut) +
  box(2.5, 2.9, 1.1, 2.6, 0.2, 0.14, tone.walnut) +
  box(2.5, 2.9, 1.24, 2.5, 0.12, 2.3, tone.white) +
  flat(
    'along-x',
    2.5,
    3.02,
    3.54,
    rect(8, 8, 119, 108, '#bfe3f2') +
      circle(90, 34, 16, tone.tomato) +
      path('M8 116V80C40 50 60 90 127 66V116Z', tone.leaf) +
      path('M8 116V100C50 84 80 110 127 92V116Z', '#3f7a57'),
  ) +
  rug(3.2, 4.2, 3.6, 3, tone.lilac, tone.white) +
  stool(4, 4.6, tone.tomato, 1.1) +
  table(0.3, 5, 1.6, 2.4, 1.2, tone.walnut) +
  cylinder(0.9, 5.8, 1.2, 0.2, 0.4, tone.white) +
  repeat(4, (i) =>
    box(
      0.8 + i * 0.08,
      5.75,
      1.6,
      0.05,
      0.05,
      0.4 + (i % 2) * 0.2,
      [tone.tomato, tone.blue, tone.coal, tone.oak][i] ?? tone.coal,
    ),
  ) +
  box(0.6, 6.5, 1.2, 0.9, 0.6, 0.06, tone.butter) +
  plant(7.3, 2.2, 0, 1.3, tone.white) +
  cat(6.2, 6.4, 0, '#e2a35a');

export const ondol = () =>
  walls('#e7c98c', '#f6ead2', '#fbf1dd') +
  flat(
    'floor',
    0,
    0,
    0,
    repeat(3, (i) => line(`M0 ${(i + 1) * 108}H432M${(i + 1) * 108} 0V432`, '#d6b170', 3)),
  ) +
  onWall(
    'right',
    0.8,
    4.8,
    2.6,
    rect(0, 0, 140, 200, tone.walnut) +
      rect(8, 8, 60, 184, '#fdf6e6') +
      rect(72, 8, 60, 184, '#fdf6e6') +
      repeat(4, (i) => line(`M${20 + i * 16 + (i > 1 ? 32 : 0)} 8V192`, tone.walnut, 4)) +
      repeat(6, (i) => line(`M8 ${36 + i * 28}H132`, tone.walnut, 4)),
  ) +
  poster(
    'right',
    4.6,
    4.9,
    1.3,
    2.6,
    tone.white,
    path('M14 120C30 90 20 60 40 30M34 70l20 -12M28 92l-14 -10', 'none', {
      stroke: tone.coal,
      'stroke-width': 5,
    }) +
      circle(54, 56, 8, tone.tomato) +
      circle(16, 80, 7, tone.tomato) +
      circle(42, 28, 8, tone.tomato),
  ) +
  box(0.2, 0.3, 0, 1.5, 2.8, 1.3, tone.walnut) +
  flat(
    'along-y',
    1.7,
    3.1,
    1.3,
    repeat(3, (i) => rect(6 + i * 49, 8, 44, 54, '#a06b4c') + circle(28 + i * 49, 34, 6, tone.butter)),
  ) +
  repeat(3, (i) =>
    box(0.35, 0.6, 1.3 + i * 0.34, 1.2, 2.2, 0.34, [tone.tomato, tone.navy, tone.butter][i] ?? tone.white),
  ) +
  box(0.5, 4, 0, 3, 3.4, 0.3, tone.white) +
  box(1.6, 3.95, 0.25, 1.95, 3.5, 0.24, '#d9584a') +
  box(1.6, 3.95, 0.3, 0.5, 3.5, 0.24, tone.white) +
  box(0.65, 4.9, 0.3, 0.7, 1.5, 0.34, tone.navy) +
  table(4.8, 3.2, 2.2, 1.8, 0.7, tone.walnut) +
  fruits(5.5, 3.9, 0.7, '#f0913d') +
  cup(6.4, 4.4, 0.7, tone.white) +
  cylinder(5.9, 6.2, 0, 0.55, 0.2, tone.blue) +
  cylinder(7.2, 6, 0, 0.55, 0.2, tone.pink) +
  cylinder(6.9, 0.9, 0, 0.42, 0.9, tone.white) +
  cylinder(6.9, 0.9, 0.9, 0.24, 0.2, tone.white) +
  cat(3.1, 6.7, 0.5, tone.coal);
