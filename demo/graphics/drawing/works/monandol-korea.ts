import { pick, randomFrom } from '../random.ts';
import { circle, ellipse, line, path, placed, polar, rect, repeat, scallopPath } from '../svg.ts';
import { color } from './monandol-kit.ts';

type Cut = { x: number; y: number; width: number; height: number };

/** Wrapping cloth sewn from leftovers: every piece is cut in two until it is small enough. */
function patchwork({ x, y, width, height }: Cut, depth: number, random: () => number): string {
  if (depth === 0 || Math.min(width, height) < 120) {
    const fill = pick(
      [
        color.persimmon,
        color.blush,
        color.yolk,
        color.pine,
        color.paper,
        color.indigo,
        color.sage,
        color.paper,
      ],
      random,
    );
    return (
      rect(x, y, width, height, fill, { stroke: color.paper, 'stroke-width': 7 }) +
      rect(x + 11, y + 11, width - 22, height - 22, 'none', {
        stroke: '#00000030',
        'stroke-width': 3,
        'stroke-dasharray': '9 7',
      })
    );
  }
  const share = 0.34 + random() * 0.32;
  if (width > height) {
    const left = width * share;
    return (
      patchwork({ x, y, width: left, height }, depth - 1, random) +
      patchwork({ x: x + left, y, width: width - left, height }, depth - 1, random)
    );
  }
  const upper = height * share;
  return (
    patchwork({ x, y, width, height: upper }, depth - 1, random) +
    patchwork({ x, y: y + upper, width, height: height - upper }, depth - 1, random)
  );
}

export const jogakbo = () =>
  patchwork({ x: 120, y: 120, width: 760, height: 760 }, 5, randomFrom(12)) +
  rect(120, 120, 760, 760, 'none', { stroke: color.ink, 'stroke-width': 14 });

export const moonJar = () =>
  rect(180, 120, 640, 560, color.indigo) +
  rect(180, 680, 640, 200, color.persimmon) +
  circle(640, 300, 110, color.yolk) +
  ellipse(500, 782, 210, 24, '#26292e66') +
  path(
    'M412 250 L588 250 L580 294 C730 340 800 440 790 540 C780 650 690 710 590 760 L584 780 L416 780 L410 760 C310 710 220 650 210 540 C200 440 270 340 420 294 Z',
    color.paper,
  ) +
  path(
    'M580 294 C730 340 800 440 790 540 C780 650 690 710 590 760 L584 780 L520 780 C630 720 700 640 700 530 C700 430 650 350 552 296 Z',
    '#e2d8c2',
  ) +
  ellipse(500, 251, 88, 15, '#cdbfa4') +
  line('M300 420 C268 460 256 510 262 560', '#ffffff', 18);

const roofTile = (x: number, y: number) =>
  path(`M${x - 46} ${y} A46 46 0 0 0 ${x + 46} ${y} L${x + 46} ${y - 70} L${x - 46} ${y - 70} Z`, color.ink) +
  circle(x, y + 2, 30, 'none', { stroke: color.paper, 'stroke-width': 6 }) +
  circle(x, y + 2, 10, color.paper);

export const hanok = () =>
  circle(690, 300, 120, color.yolk) +
  path('M90 470 C220 470 300 420 360 300 L640 300 C700 420 780 470 910 470 L880 560 L120 560 Z', '#3d4148') +
  repeat(8, (i) =>
    line(`M${370 + i * 37} 306 C${330 + i * 47} 430 ${270 + i * 66} 470 ${170 + i * 94} 540`, '#ffffff26', 9),
  ) +
  line('M352 300 L648 300', color.ink, 34) +
  repeat(8, (i) => roofTile(168 + i * 95, 560)) +
  rect(190, 640, 620, 220, color.paper) +
  repeat(
    3,
    (i) =>
      rect(220 + i * 194, 660, 172, 180, '#f2e2bf', { stroke: '#8a5a3a', 'stroke-width': 12 }) +
      repeat(3, (k) => line(`M${263 + i * 194 + k * 43} 664 l0 172`, '#8a5a3a', 6)) +
      line(`M${226 + i * 194} 750 l160 0`, '#8a5a3a', 6),
  ) +
  repeat(4, (i) => rect(176 + i * 206, 630, 30, 240, color.persimmon)) +
  rect(130, 862, 740, 34, '#b9b3a6');

const petals = (count: number, reach: number, width: number, fill: string, turn = 0) =>
  repeat(count, (i) =>
    placed(
      path(
        `M0 0 C${-width} ${-reach * 0.4} ${-width} ${-reach * 0.86} 0 ${-reach} C${width} ${-reach * 0.86} ${width} ${-reach * 0.4} 0 0 Z`,
        fill,
      ),
      500,
      500,
      1,
      turn + (i * 360) / count,
    ),
  );

export const rosette = () =>
  path(scallopPath(500, 500, 380, 12, 16), color.pine) +
  petals(12, 370, 84, color.persimmon) +
  petals(12, 330, 58, color.blush) +
  petals(12, 300, 34, color.paper) +
  circle(500, 500, 190, color.indigo) +
  petals(8, 186, 62, color.yolk, 22.5) +
  petals(8, 150, 34, color.persimmon, 22.5) +
  circle(500, 500, 62, color.paper) +
  circle(500, 500, 36, color.ink) +
  repeat(12, (i) => {
    const [x, y] = polar(500, 500, 340, 15 + i * 30);
    return circle(x, y, 16, color.yolk);
  });
