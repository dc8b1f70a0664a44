import { lettered, letters, wavy } from '../lettering.ts';
import { circle, clipped, line, path, placed, rect, repeat, starPath } from '../svg.ts';
import { cocoa, cream, mustard, smile, teal, tomato } from './good-morning-kit.ts';

export const bow = () =>
  [
    [400, tomato],
    [322, mustard],
    [244, cream],
    [166, teal],
  ]
    .map(([r, fill]) =>
      path(
        `M${500 - Number(r)} 560 A${r} ${r} 0 0 1 ${500 + Number(r)} 560 L${500 + Number(r) - 70} 560 A${Number(r) - 70} ${Number(r) - 70} 0 0 0 ${500 - Number(r) + 70} 560 Z`,
        String(fill),
      ),
    )
    .join('') +
  lettered('HAVE A', 500, 700, { face: 'shrikhand', size: 150, fill: cocoa }) +
  lettered('NICE DAY', 500, 860, { face: 'shrikhand', size: 180, fill: tomato }) +
  circle(500, 510, 66, mustard) +
  smile(500, 510, 0.5);

export const surf = () =>
  clipped(
    'sun',
    circle(500, 430, 320, '#000'),
    rect(100, 100, 800, 700, mustard) +
      repeat(7, (i) => rect(100, 400 + i * 52, 800, 12 + i * 5, cream)) +
      path(
        'M100 620 C240 560 300 660 420 620 C540 580 620 660 740 620 C820 600 860 620 900 630 L900 900 L100 900 Z',
        teal,
      ) +
      path(
        'M100 690 C240 630 300 730 420 690 C540 650 620 730 740 690 C820 670 860 690 900 700 L900 900 L100 900 Z',
        '#1f6a66',
      ),
  ) +
  line('M690 640 C676 520 690 420 730 330', cocoa, 18) +
  repeat(6, (i) =>
    placed(path('M0 0 C50 -50 120 -50 170 10 C110 -10 50 -6 0 0 Z', cocoa), 730, 328, 1, -170 + i * 46),
  ) +
  path(letters('SLOW SURF', 500, 880, { face: 'shrikhand', size: 150, warp: wavy(16, 620) }), tomato);

export const star = () =>
  [tomato, mustard, cream, teal]
    .map((fill, i) =>
      line(
        `M${236 - i * 34} ${880 - i * 26} C${360 - i * 34} ${700 - i * 26} ${520 - i * 30} ${520 - i * 34} ${700 - i * 24} ${410 - i * 38}`,
        fill,
        46,
      ),
    )
    .join('') +
  placed(
    path(starPath(0, 0, 5, 250, 118), mustard, {
      stroke: cocoa,
      'stroke-width': 40,
      'stroke-linejoin': 'round',
    }) +
      path(starPath(0, 0, 5, 250, 118), mustard, {
        stroke: mustard,
        'stroke-width': 12,
        'stroke-linejoin': 'round',
      }) +
      smile(0, 14, 1),
    660,
    330,
    1,
    14,
  ) +
  lettered('KEEP', 690, 770, { face: 'shrikhand', size: 150, fill: cocoa }) +
  lettered('GOING', 690, 900, { face: 'shrikhand', size: 150, fill: tomato });
