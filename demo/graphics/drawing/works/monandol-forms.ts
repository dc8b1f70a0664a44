import { circle, path, placed, rect, repeat } from '../svg.ts';
import { color } from './monandol-kit.ts';

const half = (x: number, y: number, r: number, turn: number, fill: string) =>
  placed(path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill), x, y, 1, turn);

export const bird = () =>
  half(480, 540, 300, 180, color.indigo) +
  half(480, 540, 180, 180, color.blush) +
  path('M780 540L940 380V540Z', color.persimmon) +
  circle(260, 400, 140, color.indigo) +
  circle(250, 380, 44, color.paper) +
  circle(250, 380, 18, color.ink) +
  path('M130 400L30 440L140 470Z', color.yolk) +
  rect(420, 836, 22, 90, color.ink) +
  rect(540, 836, 22, 90, color.ink) +
  rect(380, 910, 62, 18, color.ink) +
  rect(500, 910, 62, 18, color.ink) +
  half(760, 260, 120, 0, color.yolk);

export const fish = () =>
  path('M120 500A330 330 0 0 1 660 300V700A330 330 0 0 1 120 500Z', color.persimmon) +
  path('M660 300L880 180V500H660Z', color.indigo) +
  path('M660 700L880 820V500H660Z', color.pine) +
  repeat(3, (i) =>
    half(430 + i * 100, 500, 96, 90, [color.yolk, color.blush, color.paper][i] ?? color.yolk),
  ) +
  circle(270, 440, 56, color.paper) +
  circle(270, 440, 24, color.ink) +
  half(560, 250, 90, 0, color.yolk);

export const plant = () =>
  path('M330 640H670L620 920H380Z', color.persimmon) +
  rect(310, 600, 380, 70, color.ink) +
  rect(486, 300, 28, 310, color.pine) +
  half(380, 420, 130, 90, color.pine) +
  half(620, 420, 130, -90, color.sage) +
  half(380, 240, 110, 90, color.sage) +
  half(620, 240, 110, -90, color.pine) +
  circle(500, 150, 90, color.yolk) +
  circle(500, 150, 40, color.blush) +
  repeat(3, (i) => circle(430 + i * 70, 780, 22, color.paper));

export const nightCity = () =>
  rect(100, 100, 800, 800, color.indigo) +
  circle(690, 290, 110, color.yolk) +
  circle(640, 270, 100, color.indigo) +
  [
    [100, 480, 160, color.pine],
    [260, 360, 140, color.persimmon],
    [400, 560, 150, color.blush],
    [550, 440, 170, color.ink],
    [720, 620, 180, color.sage],
  ]
    .map(([x, y, w, fill]) => rect(Number(x), Number(y), Number(w), 900 - Number(y), String(fill)))
    .join('') +
  half(330, 360, 70, 0, color.yolk) +
  path('M550 440L635 330L720 440Z', color.paper) +
  repeat(12, (i) => rect(130 + (i % 2) * 60, 530 + Math.floor(i / 2) * 60, 36, 30, color.yolk)) +
  repeat(10, (i) =>
    rect(584 + (i % 2) * 64, 490 + Math.floor(i / 2) * 76, 38, 40, (i * 3) % 4 ? color.yolk : color.indigo),
  ) +
  repeat(3, (i) => half(475, 640 + i * 90, 50, 0, color.persimmon)) +
  rect(100, 880, 800, 20, color.ink);

export const tableau = () =>
  rect(100, 100, 400, 400, color.yolk) +
  rect(500, 100, 400, 400, color.paper) +
  rect(100, 500, 400, 400, color.paper) +
  rect(500, 500, 400, 400, color.pine) +
  half(300, 500, 180, 0, color.persimmon) +
  half(700, 300, 180, 90, color.indigo) +
  half(700, 300, 180, -90, color.blush) +
  circle(300, 700, 170, color.ink) +
  circle(300, 700, 100, color.paper) +
  circle(300, 700, 44, color.persimmon) +
  repeat(4, (i) =>
    half(
      700,
      620 + i * 80,
      150 - i * 22,
      0,
      [color.sage, color.paper, color.yolk, color.blush][i] ?? color.sage,
    ),
  ) +
  rect(100, 100, 800, 800, 'none', { stroke: color.ink, 'stroke-width': 14 });
