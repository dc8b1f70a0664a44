import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

const body =
  'M166 352 C 166 342 172 336 182 335 C 400 326 600 326 818 335 C 828 336 834 342 834 352 L 850 722 C 852 752 836 770 806 773 C 600 786 400 786 194 773 C 164 770 148 752 150 722 Z';
const loop =
  'M826 384 C 862 384 884 398 890 424 C 896 452 880 472 836 474 L 834 446 C 856 446 864 438 862 427 C 859 416 848 412 828 412 Z';
const gusset = 'M152 700 C 250 716 400 722 500 722 C 600 722 750 716 848 700';

const folds = [
  fold('M176 420 C240 440 300 470 340 520', 22, 7, 0.3),
  fold('M160 600 C220 600 280 620 330 664', 20, 6, 0.35),
  fold('M180 400 C200 480 200 560 180 650', 20, 6, 0.4),
  fold('M300 410 C330 450 400 470 470 460', 20, 4, 0.4),
  fold('M170 740 C230 700 300 690 380 700', 16, 5, 0.4),
  fold('M420 500 C440 570 438 640 420 720', 26, 4, 0.5),
];

const cloth = (seed: number): Cloth => ({
  parts: { body, loop },
  puffs: [
    { part: 'all', radius: 5, height: 3 },
    { part: 'body', radius: 26, height: 9 },
    { part: 'body', radius: 80, height: 22 },
    { part: 'loop', radius: 6, height: 4 },
  ],
  folds: [{ part: 'body', mirrorPart: 'body', folds }],
  ripple: { broad: 8, small: 2.8, creases: 1.2, weave: 0.07 },
  seed,
});

const relief =
  softFilters +
  within(
    'body',
    body,
    shade('M160 376 C 400 366 600 366 840 376', 34, 0.24, 'soft9') +
      shade(gusset, 14, 0.2, 'soft9') +
      seam(gusset, 0.7) +
      shade(
        'M150 722 C 152 760 170 772 194 773 C 400 786 600 786 806 773 C 836 770 850 752 850 722',
        26,
        0.28,
        'soft9',
      ) +
      gleam('M176 342 C 400 333 600 333 824 342', 5, 0.3, 'soft2'),
  ) +
  stitched('M168 398 C 400 388 600 388 832 398', 0.9) +
  stitched('M168 407 C 400 397 600 397 832 407', 0.9) +
  seam('M167 390 C 400 380 600 380 833 390', 0.9);

/** A metal zip: dark tape, a row of teeth that follows the edge, a puller on its ring. */
const teeth = Array.from({ length: 82 }, (_, i) => {
  const x = 192 + i * 7.5;
  const bow = 361 - 9 * Math.sin(((x - 192) / 615) * Math.PI);
  return `<rect x="${x}" y="${(bow - (i % 2) * 2.4).toFixed(1)}" width="5" height="9" rx="1.6" fill="${i % 2 ? '#e9d9a8' : '#c6ac68'}"/>`;
}).join('');
const zip = (x: number) =>
  softFilters +
  '<path d="M184 366 C 400 354 600 354 816 366" fill="none" stroke="#3a332a" stroke-width="21"/>' +
  '<path d="M184 357 C 400 345 600 345 816 357" fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="2"/>' +
  teeth +
  `<rect x="${x - 16}" y="345" width="34" height="24" rx="6" fill="#8f7a44"/><rect x="${x - 14}" y="347" width="30" height="9" rx="4" fill="#ecdfb8"/>` +
  `<path d="M${x + 2} 362 C ${x + 14} 384 ${x + 10} 420 ${x + 2} 440" stroke="#000" stroke-opacity=".3" stroke-width="16" fill="none" filter="url(#soft4)" transform="translate(5 5)"/>` +
  `<path d="M${x - 5} 362 L ${x + 9} 362 L ${x + 13} 432 C ${x + 13} 446 ${x - 9} 446 ${x - 9} 432 Z" fill="#c93a16"/><path d="M${x - 5} 362 L ${x - 1} 362 L ${x - 3} 440 C ${x - 8} 438 ${x - 9} 436 ${x - 9} 432 Z" fill="#fff" opacity=".2"/>`;

const mask = filled([loop, body]);
const shadow = { near: 0.3, far: 0.3 };

export const pouchFront: Drawing = { mask, cloth: cloth(701), relief, shadow, foreground: zip(220) };
export const pouchBack: Drawing = { mask, cloth: cloth(713), relief, shadow, foreground: zip(770) };
