import { lettered } from '../lettering.ts';
import { pixels, spriteOf } from '../pixels.ts';
import { rect, repeat } from '../svg.ts';
import { cream, windowBox } from './dotgrim-kit.ts';
import { heart } from './dotgrim-sprites.ts';

const sprite = async (name: string, x: number, y: number, pixel: number, grid: number) =>
  pixels(await spriteOf('flat', name, grid), x, y, pixel);

const glints = (places: readonly (readonly [number, number])[], color: string) =>
  places.map(([x, y]) => rect(x - 6, y - 30, 12, 60, color) + rect(x - 30, y - 6, 60, 12, color)).join('');

const words = (text: string, x: number, y: number, size: number, fill: string) =>
  lettered(text, x, y, { face: 'galmuri11-bold', size, fill });

export const iceCream = async () =>
  (await sprite('soft-ice-cream', 190, 90, 24, 24)) +
  glints(
    [
      [200, 240],
      [810, 330],
      [180, 640],
      [800, 720],
    ],
    '#f497b6',
  );

export const peachHearts = async () =>
  (await sprite('peach', 230, 300, 22, 24)) +
  pixels(heart(true), 90, 120, 12) +
  pixels(heart(true), 700, 140, 9) +
  pixels(heart(true), 760, 720, 8);

export const breakfast = async () =>
  windowBox(70, 180, 860, 640, '#2f7f5b') +
  (await sprite('bread', 130, 300, 16, 16)) +
  (await sprite('egg', 400, 330, 13, 16)) +
  (await sprite('hot-beverage', 620, 290, 15, 16)) +
  words('+10', 270, 700, 66, '#fbe88a') +
  words('+10', 510, 700, 66, '#fbe88a') +
  words('+90', 750, 700, 66, '#fbe88a');

export const sunnyRow = async () => {
  const flowers = await Promise.all(
    [60, 350, 640].map((x, i) => sprite('sunflower', x, 300 - (i % 2) * 60, 12 + (i % 2) * 2, 24)),
  );
  return (
    flowers.join('') +
    repeat(18, (i) => rect(50 + i * 50, 660 + (i % 2) * 12, 50, 70, i % 2 ? '#63b35c' : '#2f7f5b')) +
    rect(50, 730, 900, 60, '#7b5a63')
  );
};

export const nightWindow = async () =>
  windowBox(90, 90, 820, 820, '#22576b') +
  (await sprite('crescent-moon', 460, 190, 16, 20)) +
  (await sprite('ringed-planet', 160, 480, 14, 20)) +
  [
    [220, 240],
    [360, 340],
    [560, 620],
    [700, 700],
    [780, 560],
    [620, 800],
    [260, 420],
  ]
    .map(([x = 0, y = 0], i) => rect(x, y, i % 2 ? 24 : 14, i % 2 ? 24 : 14, i % 3 ? cream : '#fbe88a'))
    .join('') +
  rect(470, 110, 36, 780, cream) +
  rect(110, 470, 780, 36, cream);

export const avocados = async () =>
  (await sprite('avocado', 80, 220, 18, 22)) +
  (await sprite('avocado', 500, 320, 18, 22)) +
  pixels(heart(true), 440, 100, 10);
