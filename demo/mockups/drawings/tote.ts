import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

const body =
  'M236 356 C 236 350 240 346 247 346 L 753 346 C 760 346 764 350 764 356 C 768 530 772 720 776 890 C 776 900 771 905 761 906 C 590 914 410 914 239 906 C 229 905 224 900 224 890 C 228 720 232 530 236 356 Z';
const handle =
  'M330 392 C 330 250 372 96 500 92 C 628 96 670 250 670 392 L 628 392 C 628 262 596 140 500 136 C 404 140 372 262 372 392 Z';
const farHandle =
  'M352 350 C 352 226 396 118 500 114 C 604 118 648 226 648 350 L 612 350 C 612 240 578 154 500 151 C 422 154 388 240 388 350 Z';

const frontFolds = [
  fold('M350 400 C372 520 366 640 330 760', 26, 6, 0.3),
  fold('M350 396 C322 470 296 540 262 600', 20, 5, 0.3),
  fold('M240 880 C300 830 380 812 450 820', 22, 4.5, 0.4),
  fold('M232 760 C290 752 340 772 400 820', 18, 4, 0.4),
  fold('M300 356 C312 440 300 520 286 580', 18, 4, 0.4),
  fold('M440 420 C452 560 440 700 452 830', 34, 4, 0.5),
  fold('M260 900 C262 860 274 820 296 790', 12, 4.5, 0.4),
];
const backFolds = [
  fold('M350 400 C340 500 356 600 390 700', 26, 6, 0.3),
  fold('M236 600 C300 610 360 650 410 720', 24, 4.4, 0.35),
  fold('M236 860 C310 850 380 862 440 894', 18, 4.4, 0.4),
  fold('M420 380 C410 480 424 580 416 690', 30, 4, 0.4),
  fold('M270 380 C280 450 272 520 256 580', 14, 4, 0.4),
];

function cloth(folds: typeof frontFolds, seed: number): Cloth {
  return {
    parts: { body, handle, farHandle },
    puffs: [
      { part: 'all', radius: 4, height: 2.4 },
      { part: 'body', radius: 18, height: 4 },
      { part: 'body', radius: 60, height: 6 },
      { part: 'handle', radius: 7, height: 4 },
    ],
    folds: [{ part: 'body', mirrorPart: 'body', folds }],
    ripple: { broad: 9, small: 2.6, creases: 1.6, weave: 0.07 },
    seed,
  };
}

const patch = (x: number) =>
  seam(`M${x} 346 L${x} 452 L${x + 42} 452 L${x + 42} 346`) +
  stitched(
    `M${x + 6} 396 L${x + 36} 396 L${x + 36} 446 L${x + 6} 446 Z M${x + 6} 396 L${x + 36} 446 M${x + 36} 396 L${x + 6} 446`,
  );

const relief =
  softFilters +
  within('far', farHandle, filled([farHandle], '#0000003d')) +
  within('on-body', body, gleam('M236 356 L764 356', 14, 0.16, 'soft4')) +
  shade('M336 360 L336 460 M676 360 L676 460', 12, 0.2, 'soft4') +
  seam('M236 346 L764 346', 0.8) +
  ['M236 386 L764 386', 'M241 390 C 237 560 235 730 232 892', 'M759 390 C 763 560 765 730 768 892']
    .map((row) => stitched(row, 0.9))
    .join('') +
  stitched('M338 390 C 338 256 380 104 500 100 C 620 104 662 256 662 390') +
  stitched('M364 390 C 364 266 398 134 500 129 C 602 134 636 266 636 390') +
  patch(330) +
  patch(628);

const mask = filled([body, handle, farHandle]);

/** A small folded label in the side seam. */
const label =
  '<rect x="760" y="478" width="26" height="38" rx="2" fill="#c93a16"/><rect x="760" y="478" width="10" height="38" opacity=".18"/><circle cx="775" cy="497" r="4.5" fill="#fff"/>';

export const toteFront: Drawing = {
  mask,
  cloth: cloth(frontFolds, 8),
  relief,
  shadow: lying,
  foreground: label,
};
export const toteBack: Drawing = { mask, cloth: cloth(backFolds, 19), relief, shadow: lying };
