import { around, lettered, letters } from '../lettering.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  placed,
  polar,
  rect,
  repeat,
  scallopPath,
  starPath,
} from '../svg.ts';
import { cocoa, cream, mustard, smile, teal, tomato } from './good-morning-kit.ts';

const pink = '#f5a9b8';

const ring = (text: string, radius: number, size: number, fill: string, spacing = 6) =>
  path(letters(text, 500, 500, { face: 'rubik-mono-one', size, spacing, warp: around(radius) }), fill);

export const badge = () =>
  path(scallopPath(500, 500, 400, 24, 14), tomato) +
  circle(500, 500, 360, cream) +
  circle(500, 500, 344, 'none', { stroke: tomato, 'stroke-width': 6 }) +
  ring('GOOD MORNING', 276, 58, cocoa) +
  ring('SINCE 7 AM', -322, 50, tomato, 10) +
  repeat(16, (i) => placed(path('M-20 -170 L0 -222 L20 -170 Z', mustard), 500, 500, 1, i * 22.5)) +
  circle(500, 500, 166, mustard) +
  smile(500, 500, 1.35);

export const coffee = () =>
  path(starPath(500, 470, 22, 400, 352), cocoa) +
  repeat(3, (i) =>
    line(`M${420 + i * 80} 330 C${400 + i * 80} 290 ${440 + i * 80} 270 ${420 + i * 80} 230`, cream, 16),
  ) +
  path('M690 430 C800 420 800 580 680 580', 'none', { stroke: cream, 'stroke-width': 32 }) +
  path('M300 380 L700 380 C700 560 660 650 500 650 C340 650 300 560 300 380 Z', cream) +
  ellipse(500, 382, 200, 34, tomato) +
  smile(500, 500, 0.95) +
  group(
    {},
    rect(110, 690, 780, 190, mustard, { rx: 24, stroke: cocoa, 'stroke-width': 12 }),
    lettered('COFFEE FIRST', 500, 808, { face: 'rubik-mono-one', size: 66, fill: cocoa }),
  );

const reel = (x: number) =>
  circle(x, 470, 74, cream, { stroke: cocoa, 'stroke-width': 12 }) +
  repeat(6, (i) => {
    const [px, py] = polar(x, 470, 46, i * 60);
    return circle(px, py, 12, cocoa);
  }) +
  circle(x, 470, 22, cocoa);

export const cassette = () =>
  rect(120, 250, 760, 500, tomato, { rx: 44, stroke: cocoa, 'stroke-width': 16 }) +
  rect(180, 300, 640, 300, cream, { rx: 26 }) +
  rect(180, 352, 640, 16, teal) +
  rect(180, 376, 640, 16, mustard) +
  rect(180, 530, 640, 24, pink) +
  rect(290, 408, 420, 124, cocoa, { rx: 62 }) +
  reel(362) +
  reel(638) +
  rect(452, 436, 96, 68, '#7a5443', { rx: 8 }) +
  lettered('여름 믹스 Vol.7', 500, 344, { face: 'jua', size: 50, fill: cocoa }) +
  path('M290 750 L320 640 L680 640 L710 750 Z', mustard, {
    stroke: cocoa,
    'stroke-width': 14,
    'stroke-linejoin': 'round',
  }) +
  circle(400, 706, 17, cocoa) +
  circle(600, 706, 17, cocoa);

export const egg = () =>
  path(
    'M300 220 C420 90 560 200 680 190 C830 180 900 320 850 450 C810 550 890 640 790 750 C700 850 560 780 450 820 C320 868 180 800 160 660 C146 560 210 500 190 400 C176 320 240 280 300 220 Z',
    cream,
    { stroke: cocoa, 'stroke-width': 15 },
  ) +
  circle(510, 500, 200, mustard, { stroke: cocoa, 'stroke-width': 13 }) +
  path('M370 440 C390 380 440 350 490 344', 'none', {
    stroke: '#ffe9a8',
    'stroke-width': 20,
    'stroke-linecap': 'round',
  }) +
  smile(516, 510, 1.5) +
  path(
    letters('SUNNY SIDE UP', 510, 500, { face: 'rubik-mono-one', size: 44, spacing: 6, warp: around(-262) }),
    tomato,
  );
