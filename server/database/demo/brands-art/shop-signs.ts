import { letters } from '../graphics/studio/lettering.ts';
import { path, placed, rect, repeat } from '../graphics/studio/svg.ts';

const persimmon = '#c93a16';
const paper = '#fffdf8';
const ink = '#17171a';

/** The four sepals of a persimmon, which are also the sparkle of something just made. */
const sepals = (fill: string) =>
  repeat(4, (i) => placed(path('M0 4 C-46 -26 -52 -84 0 -128 C52 -84 46 -26 0 4 Z', fill), 0, 0, 1, i * 90));

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;

const fruit =
  'M256 24 C410 24 488 102 488 256 C488 410 410 488 256 488 C102 488 24 410 24 256 C24 102 102 24 256 24 Z';

/** Fills the square and keeps to the safe zone of masked icons: the icon itself is the fruit. */
const icon = () => svg(512, 512, rect(0, 0, 512, 512, persimmon) + placed(sepals(paper), 256, 256, 1.12));

const favicon = () => svg(512, 512, path(fruit, persimmon) + placed(sepals(paper), 256, 256, 1.42));

const word = (x: number, fill: string) =>
  path(letters('꾸밈', x, 132, { face: 'bagel-fat-one', size: 150, anchor: 'start', spacing: -2 }), fill);

const logo = () =>
  svg(
    452,
    160,
    placed(path(fruit, persimmon) + placed(sepals(paper), 256, 256, 1.42), 8, 14, 0.26) + word(156, ink),
  );

/** File names below `public/`. */
export const shopSigns = { icon, favicon, logo };
