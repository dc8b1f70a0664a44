import { lettered } from '#server/demo/graphics/drawing/lettering.ts';
import { circle, line, path, placed, rect, repeat } from '#server/demo/graphics/drawing/svg.ts';

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">${content}</svg>\n`;

/** Plain and well set, like the clothes. */
const mudeon = () =>
  rect(0, 0, 400, 400, '#232326') +
  lettered('무던', 200, 232, { face: 'pretendard-extrabold', size: 128, spacing: 2, fill: '#f4f1ea' }) +
  rect(104, 276, 192, 10, '#f4f1ea');

/** Rows of knitting, slow and even. */
const neuru = () =>
  rect(0, 0, 400, 400, '#e9e0cd') +
  repeat(5, (row) =>
    repeat(7, (i) =>
      placed(
        path(
          'M-20 -22 C-6 -20 4 -6 0 18 C-18 12 -26 -4 -20 -22 Z M20 -22 C6 -20 -4 -6 0 18 C18 12 26 -4 20 -22 Z',
          row === 2 ? '#d2532f' : '#2f4b3e',
        ),
        74 + i * 42,
        78 + row * 33,
      ),
    ),
  ) +
  lettered('느루', 200, 338, { face: 'jua', size: 100, spacing: 14, fill: '#2f4b3e' });

/** A draper's seal with a sewn edge. */
const pomok = () =>
  rect(0, 0, 400, 400, '#c93a16') +
  rect(34, 34, 332, 332, 'none', {
    stroke: '#fff3e0',
    'stroke-width': 7,
    'stroke-dasharray': '22 14',
    'stroke-linecap': 'round',
    rx: 10,
  }) +
  lettered('포목', 200, 200, { face: 'song-myung', size: 142, spacing: 8, fill: '#fff3e0' }) +
  lettered('점', 200, 322, { face: 'song-myung', size: 128, fill: '#fff3e0' });

/** A hollow in a round thing. */
const omok = () =>
  rect(0, 0, 400, 400, '#b9d3c6') +
  '<mask id="hollow"><circle cx="200" cy="158" r="104" fill="#fff"/><circle cx="200" cy="74" r="80" fill="#000"/></mask>' +
  rect(90, 50, 220, 220, '#1f5b52', { mask: 'url(#hollow)' }) +
  lettered('omok', 200, 336, { face: 'pretendard-extrabold', size: 82, spacing: 4, fill: '#1f5b52' });

/** A switch that has just been pressed. */
const ttalkkak = () =>
  rect(0, 0, 400, 400, '#cdbfe3') +
  rect(84, 82, 232, 122, '#4a3a78', { rx: 61 }) +
  circle(254, 143, 46, '#ffd84d') +
  line('M330 92 L352 74 M340 143 L368 143 M330 194 L352 212', '#4a3a78', 11) +
  lettered('딸깍', 200, 326, { face: 'bagel-fat-one', size: 112, spacing: 4, fill: '#4a3a78' });

const drawn = { mudeon, neuru, pomok, omok, ttalkkak };

/** Square logos by the brand's key. */
export const brandLogos: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(drawn).map(([key, draw]) => [key, () => square(draw())]),
);
