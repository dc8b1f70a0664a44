import { circle, ellipse, path, placed, rect, repeat } from '../svg.ts';
import type { Works } from '../work.ts';
import { badge, cassette, coffee, egg } from './good-morning-badges.ts';
import { cocoa, cream, mustard, smile, teal } from './good-morning-kit.ts';
import { bow, star, surf } from './good-morning-skies.ts';
import { cherries, doughnut, loveBadge, mushroom, peace, rollerSkate } from './good-morning-treats.ts';

const daisy = () =>
  repeat(9, (i) =>
    placed(ellipse(0, -250, 104, 170, cream, { stroke: cocoa, 'stroke-width': 14 }), 500, 500, 1, i * 40),
  ) +
  repeat(9, (i) => placed(ellipse(0, -235, 96, 160, cream), 500, 500, 1, i * 40)) +
  circle(500, 500, 176, mustard, { stroke: cocoa, 'stroke-width': 14 }) +
  smile(500, 500, 1.45);

const board = (
  columns: number,
  size: number,
  bend: (x: number, y: number) => readonly [number, number],
  one: string,
  two: string,
) =>
  repeat(columns * columns, (i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const corner = (dx: number, dy: number) =>
      bend((column + dx) * size, (row + dy) * size)
        .map((n) => Math.round(n))
        .join(' ');
    return path(
      `M${corner(0, 0)}L${corner(0.5, 0)}L${corner(1, 0)}L${corner(1, 0.5)}L${corner(1, 1)}L${corner(0.5, 1)}L${corner(0, 1)}L${corner(0, 0.5)}Z`,
      (row + column) % 2 === 0 ? one : two,
    );
  });

const checker = () =>
  board(8, 95, (x, y) => [120 + x + 34 * Math.sin(y / 110), 120 + y + 30 * Math.sin(x / 120)], teal, cream) +
  circle(500, 520, 200, mustard, { stroke: cocoa, 'stroke-width': 14 }) +
  smile(500, 520, 1.6);

const melting = () =>
  path(
    'M150 430 C150 230 300 120 500 120 C700 120 850 230 850 430 L850 640 C850 720 776 720 776 640 C776 590 716 590 716 640 L716 800 C716 890 620 890 620 800 L620 690 C620 640 556 640 556 690 L556 740 C556 800 478 800 478 740 L478 700 C478 650 420 650 420 700 L420 850 C420 940 320 940 320 850 L320 660 C320 610 262 610 262 660 C262 740 150 740 150 640 Z',
    mustard,
    { stroke: cocoa, 'stroke-width': 16, 'stroke-linejoin': 'round' },
  ) +
  path('M230 330 C250 240 330 190 420 180', 'none', {
    stroke: '#fff7e0',
    'stroke-width': 22,
    'stroke-linecap': 'round',
  }) +
  smile(500, 420, 2.1);

export const goodMorning: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, teal) +
    repeat(16, (i) => placed(path('M-50 -330 L0 -460 L50 -330 Z', cream), 500, 500, 1, i * 22.5)) +
    circle(500, 500, 300, mustard) +
    smile(500, 500, 2.4),
  'good-morning-badge': badge,
  'happy-daisy': daisy,
  'checker-smile': checker,
  'nice-day-rainbow': bow,
  'melting-smile': melting,
  'slow-surf': surf,
  'coffee-first': coffee,
  'summer-mix': cassette,
  'keep-going': star,
  'sunny-side-up': egg,
  'mushroom-grin': mushroom,
  'cherry-grins': cherries,
  'pink-doughnut': doughnut,
  'peace-badge': peace,
  'roller-skate': rollerSkate,
  'love-grin': loveBadge,
};
