import { sticker } from '../die-cut.ts';
import { lettered } from '../lettering.ts';
import type { PieceSet } from '../pieces.ts';
import { handSprite, pixels, type Sprite, spriteOf } from '../pixels.ts';
import { rect, repeat } from '../svg.ts';
import type { Work, Works } from '../work.ts';
import { cream, night, windowBox } from './dotgrim-kit.ts';
import { avocados, breakfast, iceCream, nightWindow, peachHearts, sunnyRow } from './dotgrim-more.ts';
import { cat, coffee, ghost, heart, rabbit } from './dotgrim-sprites.ts';

const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  anchor: 'start' | 'middle' = 'middle',
) => lettered(words, x, y, { face: 'galmuri11-bold', size, fill, anchor });

const sprite = async (name: string, x: number, y: number, pixel: number, grid = 22, set: PieceSet = 'flat') =>
  pixels(await spriteOf(set, name, grid), x, y, pixel);

const cut =
  (draw: Work): Work =>
  async () =>
    sticker(await draw(), { width: 20, fill: '#fffdf8' });

const companion = () =>
  pixels(cat, 230, 130, 30) +
  windowBox(90, 640, 820, 240, '#3b3470') +
  text('냥이가', 150, 740, 72, cream, 'start') +
  text('동료가 되었다!', 150, 834, 72, '#fbe88a', 'start') +
  pixels(handSprite(['AAAAA', ' AAA ', '  A  '], { A: cream }), 820, 820, 10);

const lifeGauge = () =>
  windowBox(70, 300, 860, 400, '#3b3470') +
  text('LIFE', 130, 408, 80, '#fbe88a', 'start') +
  pixels(heart(true), 130, 440, 17) +
  pixels(heart(true), 385, 440, 17) +
  pixels(heart(false), 640, 440, 17) +
  text('아직 두 개나 남았다', 500, 664, 44, cream);

const potion = () =>
  pixels(coffee, 210, 60, 40) +
  windowBox(170, 690, 660, 170, '#2f7f5b') +
  text('체력 +100', 500, 806, 84, cream);

const garden = async () => {
  const grass = repeat(
    13,
    (i) =>
      rect(90 + i * 63, 700, 63, 60, i % 2 === 0 ? '#63b35c' : '#2f7f5b') +
      rect(90 + i * 63, 760, 63, 70, i % 2 === 0 ? '#a87b6a' : '#7b5a63') +
      rect(104 + i * 63, 690, 14, 12, '#b5d96b'),
  );
  return (
    grass +
    (await sprite('cactus', 90, 458, 11, 20)) +
    (await sprite('sunflower', 300, 346, 15, 22)) +
    (await sprite('tulip', 610, 458, 11, 20)) +
    (await sprite('mushroom', 780, 590, 8, 12))
  );
};

function moon(size: number): Sprite {
  const at = (x: number, y: number) => {
    const inward = size / 2 - Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5);
    if (inward <= 0) return '';
    if (inward <= 1) return night;
    return inward < 3 ? '#f8c255' : '#fbe88a';
  };
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => at(x, y)));
}

const moonRabbit = () => {
  return (
    pixels(moon(42), 80, 80, 20) +
    pixels(handSprite([' AA ', 'AAAA', ' AA '], { A: '#f8c255' }), 220, 240, 26) +
    pixels(handSprite(['AAA', 'AAA'], { A: '#f8c255' }), 700, 250, 24) +
    pixels(rabbit, 304, 330, 28) +
    repeat(6, (i) =>
      rect([60, 900, 860, 90, 470, 930][i] ?? 0, [120, 160, 820, 860, 20, 500][i] ?? 0, 24, 24, '#f8c255'),
    )
  );
};

const luckyFrog = async () =>
  (await sprite('frog', 200, 330, 20, 26)) +
  (await sprite('four-leaf-clover', 560, 80, 13, 22)) +
  windowBox(110, 780, 420, 140, '#2f7f5b') +
  text('행운 +1', 320, 876, 68, cream);

const tryAgain = () =>
  windowBox(80, 260, 840, 480, '#1f1830') +
  text('GAME OVER', 500, 400, 100, '#f0664f') +
  text('다시 할까요?', 500, 520, 66, cream) +
  text('▶ 예', 330, 646, 66, '#fbe88a') +
  text('아니요', 660, 646, 66, '#83869b');

const cruise = async () =>
  (await sprite('rocket', 250, 220, 22, 24)) +
  (await sprite('ringed-planet', 70, 70, 10, 20)) +
  (await sprite('crescent-moon', 720, 640, 9, 18)) +
  repeat(9, (i) =>
    rect(
      [140, 420, 820, 900, 120, 560, 700, 880, 330][i] ?? 0,
      [420, 120, 180, 460, 760, 60, 120, 320, 860][i] ?? 0,
      i % 2 === 0 ? 18 : 28,
      i % 2 === 0 ? 18 : 28,
      ['#f8c255', '#6fc3df', '#f497b6'][i % 3] ?? '#fff',
    ),
  );

const shyGhost = () =>
  pixels(ghost, 120, 220, 40) +
  windowBox(600, 70, 340, 150, '#8d5fb3') +
  text('놀자~', 770, 170, 72, cream) +
  rect(640, 220, 40, 24, night) +
  rect(620, 244, 30, 24, night);

const bag = async () => {
  const items = [
    'strawberry',
    'cherries',
    'lemon',
    'peach',
    'watermelon',
    'avocado',
    'bread',
    'egg',
    'soft-ice-cream',
  ];
  const drawn = await Promise.all(
    items.map((name, i) => sprite(name, 172 + (i % 3) * 232, 196 + Math.floor(i / 3) * 232, 9, 18)),
  );
  const slots = repeat(9, (i) =>
    windowBox(
      150 + (i % 3) * 232,
      174 + Math.floor(i / 3) * 232,
      222,
      222,
      i === 0 ? '#8d5fb3' : '#4d3b56',
      i === 0 ? '#fbe88a' : '#83869b',
    ),
  );
  return (
    windowBox(110, 60, 780, 850, '#2b2136') +
    text('간식 가방', 170, 154, 60, '#fbe88a', 'start') +
    text('9/9', 770, 154, 60, cream) +
    slots +
    drawn.join('')
  );
};

export const dotgrim: Works = {
  profile: () =>
    rect(0, 0, 1000, 1000, '#6fc3df') + rect(0, 800, 1000, 200, '#63b35c') + pixels(ghost, 180, 180, 40),
  'new-companion': cut(companion),
  'life-gauge': cut(lifeGauge),
  'coffee-potion': cut(potion),
  'pixel-garden': cut(garden),
  'moon-rabbit': cut(moonRabbit),
  'lucky-frog': cut(luckyFrog),
  'try-again': cut(tryAgain),
  'space-cruise': cut(cruise),
  'shy-ghost': cut(shyGhost),
  'snack-bag': cut(bag),
  'pixel-ice-cream': cut(iceCream),
  'pixel-peach': cut(peachHearts),
  'pixel-breakfast': cut(breakfast),
  'sunny-row': cut(sunnyRow),
  'night-window': cut(nightWindow),
  'avocado-pair': cut(avocados),
};
