import { lettered } from '../graphics/drawing/lettering.ts';
import { circle, line, path, placed, polar, rect, repeat } from '../graphics/drawing/svg.ts';

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

/** A collar with its top button done up. */
const hanbeol = () =>
  rect(0, 0, 400, 400, '#26324d') +
  path('M200 196 L120 76 L64 110 L110 250 Z M200 196 L280 76 L336 110 L290 250 Z', '#e2d9c8') +
  line('M200 196 L200 262', '#e2d9c8', 6) +
  circle(200, 226, 11, '#d2532f') +
  lettered('한벌', 200, 348, { face: 'pretendard-extrabold', size: 92, spacing: 10, fill: '#e2d9c8' });

/** A seedling that two hands could hold. */
const dodam = () =>
  rect(0, 0, 400, 400, '#f3dc95') +
  line('M200 246 C198 214 200 186 200 156', '#2f6b4e', 12) +
  path('M200 172 C150 176 112 146 104 92 C160 90 198 120 200 172 Z', '#4f9a6e') +
  path('M200 160 C206 104 244 74 300 78 C298 134 258 164 200 160 Z', '#2f6b4e') +
  path('M116 236 C140 274 260 274 284 236 C276 290 124 290 116 236 Z', '#d2532f') +
  lettered('도담', 200, 364, { face: 'jua', size: 96, spacing: 8, fill: '#2f6b4e' });

/** A bowl of rice, heaped. */
const saecham = () =>
  rect(0, 0, 400, 400, '#d2532f') +
  path('M104 172 C116 84 284 84 296 172 Z', '#fff8ec') +
  path('M88 172 L312 172 C308 236 262 272 238 276 L162 276 C138 272 92 236 88 172 Z', '#232326') +
  rect(156, 276, 88, 16, '#232326', { rx: 4 }) +
  line('M150 148 L158 140 M186 126 L194 132 M222 122 L230 128 M250 146 L258 140', '#e8d9bd', 6) +
  lettered('새참', 200, 374, { face: 'black-han-sans', size: 82, spacing: 6, fill: '#fff8ec' });

/** A ray through the gap of a window. */
const byeotnwi = () =>
  rect(0, 0, 400, 400, '#2b4a4a') +
  path('M176 62 L224 62 L330 268 L70 268 Z', '#f7cf5e', { opacity: 0.28 }) +
  path('M186 62 L214 62 L268 268 L132 268 Z', '#f7cf5e') +
  rect(60, 52, 280, 12, '#f2e8d5') +
  lettered('볕뉘', 200, 358, { face: 'song-myung', size: 96, spacing: 12, fill: '#f2e8d5' });

/** A line that began somewhere and became a thought. */
const kkeujeok = () =>
  rect(0, 0, 400, 400, '#f4f1ea') +
  line(
    'M62 176 C88 80 128 80 132 156 C136 232 96 232 108 168 C122 92 184 76 190 150 C196 224 158 228 170 166 C186 92 246 84 250 152 C254 214 222 220 232 170 C246 104 300 96 338 128',
    '#1f5fd6',
    13,
  ) +
  circle(338, 128, 15, '#d2532f') +
  lettered('끄적', 200, 338, { face: 'jua', size: 104, spacing: 6, fill: '#232326' });

/** Two rings, one through the other. */
const gori = () =>
  rect(0, 0, 400, 400, '#a9c7e8') +
  circle(154, 148, 72, 'none', { stroke: '#26324d', 'stroke-width': 28 }) +
  circle(246, 148, 72, 'none', { stroke: '#d2532f', 'stroke-width': 28 }) +
  path(`M${polar(154, 148, 72, 50).join(' ')} A72 72 0 0 1 ${polar(154, 148, 72, 112).join(' ')}`, 'none', {
    stroke: '#26324d',
    'stroke-width': 28,
  }) +
  lettered('고리', 200, 346, { face: 'bagel-fat-one', size: 108, spacing: 6, fill: '#26324d' });

/** Hills, and a sun that breathes in. */
const deulsum = () =>
  rect(0, 0, 400, 400, '#b9dccb') +
  repeat(3, (i) =>
    circle(200, 176, 62 + i * 30, 'none', {
      stroke: '#fff8ec',
      'stroke-width': 9 - i * 2.5,
      opacity: 1 - i * 0.24,
    }),
  ) +
  circle(200, 176, 46, '#f7b04f') +
  path('M0 262 C70 190 130 190 196 244 C250 196 320 188 400 258 L400 400 L0 400 Z', '#2f6b4e') +
  path('M0 300 L400 300 L400 400 L0 400 Z', '#2f6b4e') +
  lettered('들숨', 200, 374, { face: 'gasoek-one', size: 84, spacing: 4, fill: '#fff8ec' });

const drawn = {
  mudeon,
  neuru,
  pomok,
  omok,
  ttalkkak,
  hanbeol,
  dodam,
  saecham,
  byeotnwi,
  kkeujeok,
  gori,
  deulsum,
};

/** Square logos by the brand's key. */
export const brandLogos: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(drawn).map(([key, draw]) => [key, () => square(draw())]),
);
