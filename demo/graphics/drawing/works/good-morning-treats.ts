import {
  circle,
  ellipse,
  heartPath,
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
const outlined = { stroke: cocoa, 'stroke-width': 14, 'stroke-linejoin': 'round' } as const;

export const mushroom = () =>
  path('M380 560C400 680 380 780 350 860C340 900 660 900 650 860C620 780 600 680 620 560Z', cream, outlined) +
  path(
    'M110 560C110 320 280 160 500 160C720 160 890 320 890 560C760 620 240 620 110 560Z',
    tomato,
    outlined,
  ) +
  [
    [500, 270, 66],
    [290, 420, 62],
    [710, 420, 62],
    [500, 470, 46],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, cream, outlined))
    .join('') +
  smile(500, 720, 0.86);

export const cherries = () =>
  line('M330 560C360 380 440 240 620 150M680 600C680 420 660 280 620 150', teal, 22) +
  path('M620 150C700 60 840 60 900 130C820 220 700 220 620 150Z', teal, outlined) +
  circle(310, 680, 190, tomato, outlined) +
  circle(690, 700, 190, tomato, outlined) +
  smile(310, 690, 1.05, cream) +
  smile(690, 710, 1.05, cream);

export const doughnut = () =>
  circle(500, 500, 390, '#d99a4e', outlined) +
  path(scallopPath(500, 490, 338, 9, 22), pink, outlined) +
  circle(500, 500, 118, cream, outlined) +
  repeat(22, (i) => {
    const [x, y] = polar(500, 490, 180 + ((i * 37) % 120), i * 49);
    return placed(
      rect(-24, -8, 48, 16, [mustard, teal, cream, tomato][i % 4] ?? teal, { rx: 8 }),
      x,
      y,
      1,
      i * 53,
    );
  });

export const peace = () =>
  path(scallopPath(500, 500, 410, 12, 30), mustard, outlined) +
  circle(500, 500, 290, cream, outlined) +
  line('M500 210V790M500 500L296 706M500 500L704 706', teal, 58) +
  circle(500, 500, 290, 'none', { stroke: cocoa, 'stroke-width': 14 });

export const rollerSkate = () =>
  path(
    'M250 150H520V360C600 400 720 430 790 480C830 520 830 600 800 640H230C220 480 240 300 250 150Z',
    cream,
    outlined,
  ) +
  path('M250 150H520V220H246Z', tomato, outlined) +
  path('M236 560C420 580 640 580 812 570C816 600 812 630 800 640H230Z', teal, outlined) +
  repeat(3, (i) => line(`M${520 + i * 46} ${330 + i * 34}l-70 40`, cocoa, 16)) +
  rect(260, 640, 520, 40, cocoa, { rx: 14 }) +
  [320, 700]
    .map((x) => circle(x, 750, 88, mustard, outlined) + circle(x, 750, 30, cream, outlined))
    .join('') +
  path(starPath(360, 440, 5, 76, 34), mustard, outlined) +
  circle(826, 610, 34, tomato, outlined);

export const loveBadge = () =>
  path(heartPath(500, 520, 840), tomato, outlined) +
  path(heartPath(500, 515, 700), 'none', { stroke: cream, 'stroke-width': 10 }) +
  smile(500, 500, 1.9, cream) +
  ellipse(280, 560, 54, 36, pink) +
  ellipse(720, 560, 54, 36, pink);
