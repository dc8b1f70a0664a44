import { pick, randomFrom } from '../random.ts';
import { circle, path, placed, rect, repeat } from '../svg.ts';
import type { Works } from '../work.ts';
import { bird, fish, nightCity, plant, tableau } from './monandol-forms.ts';
import { color } from './monandol-kit.ts';
import { hanok, jogakbo, moonJar, rosette } from './monandol-korea.ts';
import { mountains, seaCircle, stoneTower } from './monandol-land.ts';

const quarter = (x: number, y: number, size: number, turn: number, fill: string) =>
  placed(
    path(
      `M${-size / 2} ${-size / 2} L${size / 2} ${-size / 2} A${size} ${size} 0 0 1 ${-size / 2} ${size / 2} Z`,
      fill,
    ),
    x,
    y,
    1,
    turn,
  );

function quarterTiles(): string {
  const random = randomFrom(7);
  const size = 190;
  return repeat(16, (i) => {
    const x = 215 + (i % 4) * size;
    const y = 215 + Math.floor(i / 4) * size;
    const [ground, fill] = pick<readonly [string, string]>(
      [
        [color.blush, color.persimmon],
        [color.paper, color.ink],
        [color.yolk, color.indigo],
        [color.sage, color.pine],
        [color.persimmon, color.paper],
      ] as const,
      random,
    );
    const turn = Math.floor(random() * 4) * 90;
    const dot =
      random() > 0.55 ? placed(circle(-size * 0.22, -size * 0.22, size * 0.16, ground), x, y, 1, turn) : '';
    return (
      rect(x - size / 2, y - size / 2, size + 1, size + 1, ground) + quarter(x, y, size, turn, fill) + dot
    );
  });
}

const circles = () =>
  [
    [500, color.persimmon],
    [400, color.blush],
    [310, color.yolk],
    [230, color.pine],
    [160, color.paper],
    [96, color.ink],
  ]
    .map(([size, fill], i) => circle(500 - i * 22, 500 - i * 30 + 20, Number(size) * 0.78, String(fill)))
    .join('');

const face = () =>
  rect(180, 140, 320, 720, color.blush) +
  rect(500, 140, 320, 720, color.indigo) +
  path('M500 300 A200 200 0 0 0 300 500 A200 200 0 0 0 500 700 Z', color.persimmon) +
  path('M500 300 A200 200 0 0 1 700 500 A200 200 0 0 1 500 700 Z', color.paper) +
  path('M180 140 L500 140 L500 220 A170 170 0 0 0 330 330 L180 330 Z', color.ink) +
  path('M350 470 A56 56 0 0 1 462 470 Z', color.paper) +
  circle(406, 462, 18, color.ink) +
  path('M540 470 A56 56 0 0 1 652 470 Z', color.ink) +
  circle(596, 462, 18, color.paper) +
  path('M500 440 L500 570 L444 570 Z', color.yolk) +
  path('M430 610 A72 72 0 0 0 570 610 Z', color.ink) +
  path('M500 610 L570 610 A72 72 0 0 1 500 682 Z', color.persimmon) +
  circle(760, 210, 40, color.yolk);

export const monandol: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, color.paper) +
    path('M0 0 L500 0 A500 500 0 0 1 0 500 Z', color.persimmon) +
    path('M1000 0 L1000 500 A500 500 0 0 1 500 0 Z', color.ink) +
    path('M0 1000 L0 500 A500 500 0 0 1 500 1000 Z', color.indigo) +
    circle(750, 750, 190, color.yolk),
  jogakbo,
  'moon-jar': moonJar,
  'quarter-tiles': quarterTiles,
  'stone-tower': stoneTower,
  mountains,
  'sea-circle': seaCircle,
  hanok,
  circles,
  rosette,
  'face-no-3': face,
  'bird-of-halves': bird,
  'fish-of-halves': fish,
  'potted-forms': plant,
  'night-blocks': nightCity,
  'four-fields': tableau,
};
