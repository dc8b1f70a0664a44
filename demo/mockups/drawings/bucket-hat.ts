import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { mirrored } from '../rendering/path.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';

const crown =
  'M292 520 C 288 420 306 320 336 276 C 356 250 430 240 500 240 C 570 240 644 250 664 276 C 694 320 712 420 708 520 C 640 548 360 548 292 520 Z';
const top =
  'M336 276 C 356 250 430 240 500 240 C 570 240 644 250 664 276 C 640 296 570 304 500 304 C 430 304 360 296 336 276 Z';
const brim =
  'M292 506 C 244 560 184 620 152 670 C 143 686 150 700 170 708 C 306 756 694 756 830 708 C 850 700 857 686 848 670 C 816 620 756 560 708 506 C 640 536 360 536 292 506 Z';

const light = `
  <linearGradient id="turn" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".36" stop-color="#fff" stop-opacity=".2"/>
    <stop offset=".66" stop-color="#000" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".4"/>
  </linearGradient>
  <linearGradient id="brim" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".36"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".75" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".26"/>
  </linearGradient>`;

const cloth = (seed: number): Cloth => ({
  parts: { crown, brim },
  puffs: [
    { part: 'crown', radius: 9, height: 3 },
    { part: 'brim', radius: 7, height: 3 },
  ],
  folds: [
    {
      part: 'crown',
      mirrorPart: 'crown',
      folds: [
        fold('M330 330 C350 400 350 460 336 520', 18, 4, 0.5),
        fold('M430 310 C440 390 438 460 428 524', 22, 3, 0.5),
      ],
    },
    {
      part: 'brim',
      mirrorPart: 'brim',
      folds: [
        fold('M290 540 C240 610 190 670 150 730', 20, 4, 0.5),
        fold('M390 550 C370 630 340 700 310 764', 26, 4, 0.6),
      ],
    },
  ],
  ripple: { broad: 4.4, small: 2, creases: 0.6, weave: 0.1 },
  seed,
});

/** Rows of stitches that follow the brim outwards. */
const rows = [0, 1, 2, 3, 4, 5].map((i) => {
  const out = i * 26;
  return stitched(
    `M${282 - out * 0.98} ${532 + out * 1.02} C${340 - out * 0.5} ${566 + out * 1.16} ${660 + out * 0.5} ${566 + out * 1.16} ${718 + out * 0.98} ${532 + out * 1.02}`,
    0.8,
  );
});

const eyelet = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="4"/><circle cx="${x - 1}" cy="${y - 1}" r="9" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="3.6" fill="#000" opacity=".7"/>`;

const join = 'M292 512 C 360 540 640 540 708 512';
const topSeam = 'M336 276 C 360 296 430 304 500 304 C 570 304 640 296 664 276';

const relief = (sideSeam: string) =>
  softFilters +
  light +
  within(
    'brim',
    brim,
    filled([brim], 'url(#brim)') +
      filled([brim], 'url(#turn)') +
      rows.join('') +
      shade(join, 40, 0.34, 'soft9'),
  ) +
  within(
    'crown',
    crown,
    filled([crown], 'url(#turn)') + filled([top], '#ffffff20') + shade(join, 20, 0.24, 'soft9') + sideSeam,
  ) +
  seam(topSeam, 0.9) +
  stitched('M332 284 C 358 306 430 314 500 314 C 570 314 642 306 668 284', 0.8) +
  shade(topSeam, 8, 0.2, 'soft4') +
  seam(join, 1);

const sideSeams = ['M322 300 C 306 370 302 440 304 516'].flatMap((row) => [
  seam(row, 0.6),
  seam(mirrored(row), 0.6),
]);
const table =
  softFilters +
  '<ellipse cx="508" cy="734" rx="350" ry="34" fill="#2c241c" opacity=".28" filter="url(#soft20)"/><ellipse cx="500" cy="728" rx="290" ry="18" fill="#2c241c" opacity=".3" filter="url(#soft9)"/>';
const shadow = { near: 0.2, far: 0.12 };
const mask = filled([brim, crown]);

export const bucketHatFront: Drawing = {
  mask,
  cloth: cloth(401),
  relief: relief(sideSeams.join('') + eyelet(340, 400) + eyelet(660, 400)),
  ground: table,
  shadow,
};

export const bucketHatBack: Drawing = {
  mask,
  cloth: cloth(417),
  relief: relief(
    seam('M500 304 C 502 370 502 450 500 532', 0.9) + stitched('M508 306 C 510 370 510 450 508 532', 0.8),
  ),
  ground: table,
  shadow,
};
