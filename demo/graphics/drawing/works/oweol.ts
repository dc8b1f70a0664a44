import { lettered, letters, type Setting, wavy } from '../lettering.ts';
import { circle, ellipse, heartPath, line, path, placed, rect, repeat, sparkle } from '../svg.ts';
import type { Works } from '../work.ts';
import { goodDay, offWork, ricePower, slowly } from './oweol-badges.ts';
import { cream, ink, leaf, red } from './oweol-kit.ts';
import {
  doingWell,
  drinkWater,
  evenBetter,
  restIsWork,
  sleepFirst,
  steady,
  thanks,
} from './oweol-sayings.ts';

const sun = '#f7b733';

const sky = '#5b9bd5';

const lilac = '#8b78c9';

/** Letters with a solid shadow down to the right, as on an old shop sign. */
function signboard(
  id: string,
  text: string,
  y: number,
  setting: Setting & { fill: string; shadow: string; depth: number },
): string {
  const d = letters(text, 500, y, setting);
  const shadow = repeat(
    setting.depth,
    (i) =>
      `<use href="#${id}" x="${(setting.depth - i) * 3}" y="${(setting.depth - i) * 3}" fill="${setting.shadow}"/>`,
  );
  return `<defs><path id="${id}" d="${d}"/></defs>${shadow}<use href="#${id}" fill="${setting.fill}" stroke="${setting.shadow}" stroke-width="5"/>`;
}

const rays = (x: number, y: number, from: number, to: number, count: number, fill: string) =>
  repeat(count, (i) => placed(line(`M0 ${-from} L0 ${-to}`, fill, 18), x, y, 1, (i * 360) / count));

const clearToday = () =>
  circle(800, 190, 96, sun) +
  rays(800, 190, 122, 164, 12, sun) +
  lettered('오늘도', 400, 350, { face: 'bagel-fat-one', size: 240, fill: ink }) +
  lettered('맑음', 500, 720, { face: 'bagel-fat-one', size: 380, fill: sky }) +
  path('M190 800 C300 770 380 830 500 800 C620 770 700 830 810 800', 'none', {
    stroke: sun,
    'stroke-width': 26,
    'stroke-linecap': 'round',
  });

const itsOkay = () =>
  [
    ['괜찮아', 290, red],
    ['괜찮아', 520, sun],
    ['괜찮아', 750, leaf],
  ]
    .map(([text, y, fill]) =>
      path(
        letters(String(text), 500, Number(y), { face: 'jua', size: 250, warp: wavy(26, 700) }),
        String(fill),
      ),
    )
    .join('') + lettered('다 잘 될 거야', 500, 890, { face: 'gaegu-bold', size: 96, fill: ink });

const patience = () =>
  [
    ['Good', 300, 250],
    ['Things', 500, 250],
    ['Take', 700, 250],
    ['Time', 900, 250],
  ]
    .map(([text, y, size]) =>
      lettered(String(text), 500, Number(y), { face: 'pacifico', size: Number(size) * 0.76, fill: lilac }),
    )
    .join('') +
  sparkle(830, 220, 60, sun) +
  sparkle(150, 620, 44, sun);

const helloSpring = () =>
  signboard('hello', 'hello,', 390, {
    face: 'shrikhand',
    size: 270,
    fill: '#f59ab5',
    shadow: '#7b2d4c',
    depth: 9,
  }) +
  signboard('spring', '봄', 830, {
    face: 'bagel-fat-one',
    size: 470,
    fill: sun,
    shadow: '#7b2d4c',
    depth: 11,
  }) +
  [
    [190, 640],
    [810, 600],
    [240, 830],
  ]
    .map(
      ([x = 0, y = 0]) =>
        repeat(5, (i) => placed(ellipse(0, -34, 22, 34, '#fff'), x, y, 1, i * 72)) + circle(x, y, 16, sun),
    )
    .join('');

const notMonday = () =>
  repeat(5, (i) =>
    lettered('월요일', 500, 260 + i * 138, {
      face: 'black-han-sans',
      size: 150,
      spacing: 40,
      fill: i === 2 ? red : ink,
    }),
  ) +
  line('M140 560 C300 470 420 600 560 500 C680 430 760 560 870 480', red, 30) +
  lettered('(사양할게요)', 500, 920, { face: 'gaegu-bold', size: 100, fill: red });

const heartFirst = () =>
  path(heartPath(500, 500, 780), red) +
  lettered('마음이', 500, 460, { face: 'nanum-pen-script', size: 270, fill: cream }) +
  lettered('먼저', 500, 660, { face: 'nanum-pen-script', size: 300, fill: cream });

export const oweol: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, sun) +
    lettered('오월', 500, 640, { face: 'bagel-fat-one', size: 430, fill: ink }) +
    line('M180 760 C340 710 460 810 600 760 C700 724 760 760 820 750', red, 34),
  'clear-today': clearToday,
  'its-okay': itsOkay,
  slowly,
  'off-work': offWork,
  'rice-power': ricePower,
  'good-day': goodDay,
  'good-things-take-time': patience,
  'hello-spring': helloSpring,
  'not-monday': notMonday,
  'heart-first': heartFirst,
  steady,
  'even-better': evenBetter,
  'rest-is-work': restIsWork,
  'drink-water': drinkWater,
  'doing-well': doingWell,
  'sleep-first': sleepFirst,
  thanks,
};
