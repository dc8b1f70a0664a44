import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

const body =
  'M150 218 L 850 218 C 882 218 900 236 900 268 L 904 736 C 904 770 884 788 852 788 L 148 788 C 116 788 96 770 96 736 L 100 268 C 100 236 118 218 150 218 Z';
const piping =
  'M156 244 L 844 244 C 864 244 875 255 875 275 L 878 730 C 878 750 867 762 846 762 L 154 762 C 133 762 122 750 122 730 L 125 275 C 125 255 136 244 156 244 Z';

const folds = [
  fold('M126 260 C180 300 220 350 240 420', 24, 5, 0.3),
  fold('M122 640 C190 640 250 670 300 740', 24, 5, 0.35),
  fold('M300 250 C340 320 420 350 500 340', 30, 3, 0.4),
  fold('M380 500 C430 560 440 640 420 750', 34, 3, 0.5),
];

const cloth = (seed: number): Cloth => ({
  parts: { body },
  puffs: [
    { part: 'body', radius: 7, height: 5 },
    { part: 'body', radius: 30, height: 11 },
    { part: 'body', radius: 110, height: 26 },
  ],
  folds: [{ part: 'body', mirrorPart: 'body', folds }],
  ripple: { broad: 5.5, small: 2, creases: 0.5, weave: 0.05 },
  seed,
});

const relief =
  softFilters +
  within(
    'body',
    body,
    shade(piping, 9, 0.2, 'soft4') +
      seam(piping, 0.8) +
      stitched(piping, 0.8) +
      gleam('M140 224 L 860 224', 5, 0.32, 'soft2'),
  );

/** The zip runs along the upper edge and around the right corner. */
const run = 'M136 230 L 846 230 C 876 230 888 242 888 270 L 889 420';
const zip = (puller: string) =>
  softFilters +
  `<path d="${run}" fill="none" stroke="#1d1d20" stroke-width="15"/>` +
  `<path d="${run}" fill="none" stroke="#55565b" stroke-width="8" stroke-dasharray="3 2.6"/>` +
  `<path d="${run}" fill="none" stroke="#8c8d92" stroke-width="2.4" stroke-dasharray="3 2.6" transform="translate(0 -2)"/>` +
  puller;
const puller =
  '<rect x="152" y="220" width="34" height="20" rx="5" fill="#2b2b2e"/><rect x="155" y="222" width="28" height="6" rx="3" fill="#85868b"/><path d="M160 234 L 176 234 L 180 292 C 180 306 156 306 156 292 Z" opacity=".35" transform="translate(4 5)" filter="url(#soft2)"/><path d="M160 234 L 176 234 L 180 290 C 180 304 156 304 156 290 Z" fill="#c93a16"/><path d="M160 234 L 164 234 L 163 298 C 158 296 156 294 156 290 Z" fill="#fff" opacity=".22"/>';
const label =
  '<rect x="742" y="690" width="96" height="46" rx="2" fill="#f3f1ec"/><rect x="742" y="690" width="96" height="46" rx="2" fill="none" stroke="#000" stroke-opacity=".2" stroke-dasharray="4 2.6" stroke-width="1.2"/><circle cx="768" cy="713" r="10" fill="#c93a16"/><rect x="786" y="705" width="38" height="6" fill="#4a4a52"/><rect x="786" y="716" width="26" height="5" fill="#a8a8ae"/>';

const mask = filled([body]);
const shadow = { near: 0.32, far: 0.32 };

export const laptopSleeveFront: Drawing = {
  mask,
  cloth: cloth(801),
  relief,
  shadow,
  foreground: zip(puller) + label,
};
export const laptopSleeveBack: Drawing = { mask, cloth: cloth(813), relief, shadow, foreground: zip('') };
