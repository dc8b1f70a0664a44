import { around, lettered, letters } from '../lettering.ts';
import { circle, ellipse, heartPath, line, path, placed, rect, scallopPath, sparkle } from '../svg.ts';
import { cream, ink, leaf, red } from './oweol-kit.ts';

const sun = '#f7b733';
const sky = '#5b9bd5';
const lilac = '#8b78c9';

export const steady = () =>
  lettered('꾸준히', 480, 520, { face: 'bagel-fat-one', size: 300, fill: leaf }) +
  line('M120 680C240 640 300 720 420 680C540 640 600 720 720 700C780 690 840 724 920 726', ink, 16) +
  // A snail at the end of its trail.
  placed(
    ellipse(800, 640, 76, 24, '#e9b98a') +
      circle(790, 596, 56, red) +
      path('M790 596a14 14 0 1 1 -14 -14a30 30 0 1 1 -30 30', 'none', {
        stroke: cream,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }) +
      line('M862 632L872 580M880 636L900 588', ink, 8),
    20,
    64,
  );

export const evenBetter = () =>
  rect(90, 290, 820, 420, sky, { rx: 60 }) +
  rect(116, 316, 768, 368, 'none', { rx: 44, stroke: cream, 'stroke-width': 8 }) +
  lettered('오히려', 500, 480, { face: 'jua', size: 180, fill: cream }) +
  lettered('좋아!', 500, 640, { face: 'jua', size: 180, fill: '#ffe27a' }) +
  path('M640 700L720 820L760 700Z', sky) +
  sparkle(170, 220, 60, sun) +
  sparkle(850, 230, 44, sun);

export const restIsWork = () =>
  line('M500 40L250 260M500 40L750 260', ink, 14) +
  circle(500, 44, 22, ink) +
  rect(110, 250, 780, 480, cream, { rx: 30, stroke: ink, 'stroke-width': 20 }) +
  lettered('쉬는 것도', 500, 450, { face: 'jua', size: 170, fill: ink }) +
  lettered('일입니다', 500, 640, { face: 'jua', size: 190, fill: red });

export const drinkWater = () =>
  path(
    'M500 60C640 260 790 430 790 620C790 790 660 910 500 910C340 910 210 790 210 620C210 430 360 260 500 60Z',
    sky,
  ) +
  path('M284 560C276 600 278 640 290 676', 'none', {
    stroke: '#cfe6f7',
    'stroke-width': 26,
    'stroke-linecap': 'round',
  }) +
  lettered('물', 500, 560, { face: 'bagel-fat-one', size: 250, fill: '#ffffff' }) +
  lettered('마셔요', 500, 740, { face: 'jua', size: 140, fill: '#ffffff' });

export const doingWell = () =>
  ['잘하고', '있어']
    .map((text, i) =>
      lettered(text, i ? 420 : 500, 420 + i * 290, { face: 'bagel-fat-one', size: 290, fill: i ? red : ink }),
    )
    .join('') +
  line('M710 660L770 730L890 560', leaf, 40) +
  line('M170 780C320 750 420 800 620 770', sun, 24);

export const sleepFirst = () =>
  circle(500, 500, 400, '#2f3560') +
  placed(path('M640 180A230 230 0 1 0 820 520A190 190 0 0 1 640 180Z', '#ffe27a'), 210, -70, 0.8) +
  lettered('일단', 330, 590, { face: 'jua', size: 150, fill: cream }) +
  lettered('자고 생각', 480, 750, { face: 'jua', size: 136, fill: cream }) +
  [
    [230, 330, 34],
    [410, 210, 22],
    [180, 520, 18],
    [800, 610, 20],
  ]
    .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r, '#ffe27a'))
    .join('');

export const thanks = () =>
  path(scallopPath(500, 500, 400, 16, 24), lilac) +
  circle(500, 500, 330, cream) +
  path(heartPath(500, 560, 330), red) +
  lettered('고마워', 500, 580, { face: 'jua', size: 88, fill: cream }) +
  path(letters('네가 있어서', 500, 500, { face: 'jua', size: 96, spacing: 8, warp: around(226) }), ink);
