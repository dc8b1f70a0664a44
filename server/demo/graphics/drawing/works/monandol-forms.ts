import { circle, path, placed, rect, repeat } from '#server/demo/graphics/drawing/svg.ts';
import { colour } from './monandol-kit.ts';

const half = (x: number, y: number, r: number, turn: number, fill: string) =>
  placed(path(`M${-r} 0A${r} ${r} 0 0 1 ${r} 0Z`, fill), x, y, 1, turn);

export const bird = () =>
  half(480, 540, 300, 180, colour.indigo) +
  half(480, 540, 180, 180, colour.blush) +
  path('M780 540L940 380V540Z', colour.persimmon) +
  circle(260, 400, 140, colour.indigo) +
  circle(250, 380, 44, colour.paper) +
  circle(250, 380, 18, colour.ink) +
  path('M130 400L30 440L140 470Z', colour.yolk) +
  rect(420, 836, 22, 90, colour.ink) +
  rect(540, 836, 22, 90, colour.ink) +
  rect(380, 910, 62, 18, colour.ink) +
  rect(500, 910, 62, 18, colour.ink) +
  half(760, 260, 120, 0, colour.yolk);

export const fish = () =>
  path('M120 500A330 330 0 0 1 660 300V700A330 330 0 0 1 120 500Z', colour.persimmon) +
  path('M660 300L880 180V500H660Z', colour.indigo) +
  path('M660 700L880 820V500H660Z', colour.pine) +
  repeat(3, (i) =>
    half(430 + i * 100, 500, 96, 90, [colour.yolk, colour.blush, colour.paper][i] ?? colour.yolk),
  ) +
  circle(270, 440, 56, colour.paper) +
  circle(270, 440, 24, colour.ink) +
  half(560, 250, 90, 0, colour.yolk);

export const plant = () =>
  path('M330 640H670L620 920H380Z', colour.persimmon) +
  rect(310, 600, 380, 70, colour.ink) +
  rect(486, 300, 28, 310, colour.pine) +
  half(380, 420, 130, 90, colour.pine) +
  half(620, 420, 130, -90, colour.sage) +
  half(380, 240, 110, 90, colour.sage) +
  half(620, 240, 110, -90, colour.pine) +
  circle(500, 150, 90, colour.yolk) +
  circle(500, 150, 40, colour.blush) +
  repeat(3, (i) => circle(430 + i * 70, 780, 22, colour.paper));

export const nightCity = () =>
  rect(100, 100, 800, 800, colour.indigo) +
  circle(690, 290, 110, colour.yolk) +
  circle(640, 270, 100, colour.indigo) +
  [
    [100, 480, 160, colour.pine],
    [260, 360, 140, colour.persimmon],
    [400, 560, 150, colour.blush],
    [550, 440, 170, colour.ink],
    [720, 620, 180, colour.sage],
  ]
    .map(([x, y, w, fill]) => rect(Number(x), Number(y), Number(w), 900 - Number(y), String(fill)))
    .join('') +
  half(330, 360, 70, 0, colour.yolk) +
  path('M550 440L635 330L720 440Z', colour.paper) +
  repeat(12, (i) => rect(130 + (i % 2) * 60, 530 + Math.floor(i / 2) * 60, 36, 30, colour.yolk)) +
  repeat(10, (i) =>
    rect(584 + (i % 2) * 64, 490 + Math.floor(i / 2) * 76, 38, 40, (i * 3) % 4 ? colour.yolk : colour.indigo),
  ) +
  repeat(3, (i) => half(475, 640 + i * 90, 50, 0, colour.persimmon)) +
  rect(100, 880, 800, 20, colour.ink);

export const tableau = () =>
  rect(100, 100, 400, 400, colour.yolk) +
  rect(500, 100, 400, 400, colour.paper) +
  rect(100, 500, 400, 400, colour.paper) +
  rect(500, 500, 400, 400, colour.pine) +
  half(300, 500, 180, 0, colour.persimmon) +
  half(700, 300, 180, 90, colour.indigo) +
  half(700, 300, 180, -90, colour.blush) +
  circle(300, 700, 170, colour.ink) +
  circle(300, 700, 100, colour.paper) +
  circle(300, 700, 44, colour.persimmon) +
  repeat(4, (i) =>
    half(
      700,
      620 + i * 80,
      150 - i * 22,
      0,
      [colour.sage, colour.paper, colour.yolk, colour.blush][i] ?? colour.sage,
    ),
  ) +
  rect(100, 100, 800, 800, 'none', { stroke: colour.ink, 'stroke-width': 14 });
