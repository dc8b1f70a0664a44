import { path, placed, rect, repeat } from '#demo/graphics/drawing/svg.ts';

/** The shop's sign is a persimmon seen from above: the round fruit and its four sepals, drawn on a square of 512. */

const persimmonRed = '#c93a16';
export const paper = '#fffdf8';

const fruit =
  'M256 24 C410 24 488 102 488 256 C488 410 410 488 256 488 C102 488 24 410 24 256 C24 102 102 24 256 24 Z';
const sepal = 'M0 4 C-46 -26 -52 -84 0 -128 C52 -84 46 -26 0 4 Z';

/** The four sepals are also the sparkle of something just made. */
const sepals = (fill: string, scale: number) =>
  placed(
    repeat(4, (turn) => placed(path(sepal, fill), 0, 0, 1, turn * 90)),
    256,
    256,
    scale,
  );

export const wholeFruit = () => path(fruit, persimmonRed) + sepals(paper, 1.42);

/** Nothing but the skin: for something else to stand on it. */
export const plainFruit = () => path(fruit, persimmonRed);

/** Fills the square; the sepals keep to the circle of 80 % that every mask leaves. */
export const fruitWithoutEdge = (scale = 1.12) => rect(0, 0, 512, 512, persimmonRed) + sepals(paper, scale);

/** For where only the shape counts and the system gives the color: the sepals are cut out of the fruit. */
export const fruitShape = () =>
  `<mask id="cut">${path(fruit, '#fff')}${sepals('#000', 1.42)}</mask>` +
  rect(0, 0, 512, 512, '#fff', { mask: 'url(#cut)' });

export const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;
