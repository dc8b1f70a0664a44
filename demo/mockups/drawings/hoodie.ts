import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { mirrored } from '../rendering/path.ts';
import { neckLabel } from './collar.ts';
import { cuff, hem, otherCuff, otherSleeve, sleeve } from './sleeves.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';
import { sweatCloth, sweatSeams } from './sweat-cloth.ts';

const torso =
  'M376 240 C 340 254 312 264 288 276 C 276 330 274 384 280 444 C 284 560 282 700 274 842 C 420 856 580 856 726 842 C 718 700 716 560 720 444 C 726 384 724 330 712 276 C 688 264 660 254 624 240';
const front = `${torso} C 598 292 552 318 500 322 C 448 318 402 292 376 240 Z`;
const back = `${torso} C 580 252 540 256 500 256 C 460 256 420 252 376 240 Z`;
const hood =
  'M374 242 C 346 194 350 138 394 108 C 428 86 466 80 500 80 C 534 80 572 86 606 108 C 650 138 654 194 626 242 C 600 300 548 330 500 340 C 452 330 400 300 374 242 Z';
const opening =
  'M408 224 C 392 178 404 138 438 122 C 474 110 526 110 562 122 C 596 138 608 178 592 224 C 574 268 534 296 500 312 C 466 296 426 268 408 224 Z';
/** Seen from behind the hood lies on the back as a soft shield. */
const hoodBehind =
  'M362 236 C 366 190 400 140 446 122 C 480 110 520 110 554 122 C 600 140 634 190 638 236 C 640 300 606 366 548 404 C 520 420 480 420 452 404 C 394 366 360 300 362 236 Z';
const pocket =
  'M386 640 L 614 640 C 621 640 624 643 626 650 C 636 690 650 726 668 766 C 671 790 670 816 668 842 L 332 842 C 330 816 329 790 332 766 C 350 726 364 690 374 650 C 376 643 379 640 386 640 Z';
const pocketMouth = 'M374 652 C 364 692 350 728 333 766';

const frontFolds = [
  fold('M400 560 C440 584 520 590 600 566', 20, 4, 0.5),
  fold('M380 600 C440 622 540 624 620 598', 13, 3, 0.5),
];
const backFolds = [
  fold('M380 470 C440 500 520 504 600 476', 22, 4, 0.5),
  fold('M400 520 C420 620 418 720 404 820', 28, 4.4, 0.6),
  fold('M300 680 C360 704 440 706 500 690', 17, 3.4, 0.4),
];
const hoodFolds = [
  fold('M392 250 C384 190 392 140 434 108', 12, 6, 0.5),
  fold('M398 262 C430 306 466 322 500 330', 10, 5, 0.5),
  fold('M420 100 C460 92 540 92 580 100', 14, 4, 0.5),
];
const hoodBehindFolds = [
  fold('M380 250 C400 310 436 360 486 396', 14, 6, 0.5),
  fold('M420 170 C440 230 460 300 492 350', 20, 5, 0.45),
  fold('M392 214 C430 196 470 190 500 190', 14, 4, 0.5),
];
const pocketFolds = [
  fold('M386 650 C400 700 392 770 372 838', 16, 4, 0.5),
  fold('M430 650 C470 664 540 662 580 648', 12, 3, 0.5),
];

const frontCloth = sweatCloth({
  body: front,
  more: { hood, pocket },
  puffs: [
    { part: 'pocket', radius: 5, height: 3.2 },
    { part: 'pocket', radius: 22, height: 3 },
    { part: 'hood', radius: 18, height: 10 },
  ],
  folds: frontFolds,
  moreFolds: [
    { part: 'hood', mirrorPart: 'hood', folds: hoodFolds },
    { part: 'pocket', mirrorPart: 'pocket', folds: pocketFolds },
  ],
  covering: ['hood', 'pocket'],
  seed: 4,
});

const backCloth = sweatCloth({
  body: back,
  more: { hood: hoodBehind },
  puffs: [
    { part: 'hood', radius: 8, height: 5 },
    { part: 'hood', radius: 36, height: 16 },
  ],
  folds: backFolds,
  moreFolds: [{ part: 'hood', mirrorPart: 'hood', folds: hoodBehindFolds }],
  covering: ['hood'],
  seed: 15,
});

const openingShade =
  '<radialGradient id="depth" cx=".5" cy=".35" r=".8"><stop offset="0" stop-opacity=".62"/><stop offset="1" stop-opacity=".36"/></radialGradient>';

const pocketRelief =
  shade(pocketMouth, 10, 0.34, 'soft4') +
  shade(mirrored(pocketMouth), 10, 0.34, 'soft4') +
  seam(pocket) +
  ['M382 654 C 372 694 358 730 341 768', 'M388 648 L 612 648'].map((row) => stitched(row)).join('') +
  stitched(mirrored('M382 654 C 372 694 358 730 341 768'));

const hoodRelief =
  within(
    'below-hood',
    front,
    shade('M370 250 C 400 316 452 346 500 356 C 548 346 600 316 630 250', 22, 0.34, 'soft9'),
  ) +
  within(
    'inside',
    opening,
    openingShade + filled([opening], 'url(#depth)') + shade(opening, 26, 0.5, 'soft9'),
  ) +
  gleam(opening, 3, 0.18, 'soft2') +
  seam('M500 312 L 500 340', 0.8) +
  stitched(
    'M396 228 C 378 176 392 128 434 110 C 474 98 526 98 566 110 C 608 128 622 176 604 228 C 586 278 540 308 500 324 C 460 308 414 278 396 228',
    0.9,
  );

/** Cotton cords out of two metal eyelets, with knotted ends; they hang in front of a print. */
function cord(x: number, sway: number, length: number): string {
  const path = `M${x} 300 C ${x + sway} 340 ${x - sway} 390 ${x + sway * 0.6} ${300 + length}`;
  const endX = x + sway * 0.6;
  const endY = 300 + length;
  return (
    `<path d="${path}" transform="translate(4 6)" fill="none" stroke="#000" stroke-opacity=".32" stroke-width="8" filter="url(#soft2)"/>` +
    `<circle cx="${x}" cy="298" r="7.5" fill="#8f8f94"/><circle cx="${x}" cy="298" r="4" fill="#2a2a2d"/>` +
    `<path d="${path}" fill="none" stroke="#d9d5cc" stroke-width="8" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="#f7f5f0" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="${path}" fill="none" stroke="#cfcabf" stroke-width="5" stroke-dasharray="1.4 3.6"/>` +
    `<rect x="${endX - 4.5}" y="${endY - 3}" width="9" height="25" rx="3.5" fill="#b9b9be"/><rect x="${endX - 3}" y="${endY - 2}" width="3" height="23" rx="1.5" fill="#f4f4f6"/>`
  );
}

const shared = [sleeve, otherSleeve, cuff, otherCuff, hem];

export const hoodieFront: Drawing = {
  mask: filled([front, ...shared, hood]),
  cloth: frontCloth,
  plain: filled([opening]),
  relief: softFilters + sweatSeams() + pocketRelief + hoodRelief,
  shadow: lying,
  foreground: softFilters + neckLabel(136) + cord(462, -7, 122) + cord(538, 8, 134),
};

export const hoodieBack: Drawing = {
  mask: filled([back, ...shared, hoodBehind]),
  cloth: backCloth,
  relief:
    softFilters +
    sweatSeams() +
    within('below-hood', back, shade(hoodBehind, 20, 0.36, 'soft9')) +
    seam(hoodBehind, 0.7) +
    seam('M500 116 C 503 210 503 320 500 414', 0.8) +
    stitched('M491 118 C 494 210 494 320 491 410', 0.8) +
    stitched('M509 118 C 512 210 512 320 509 410', 0.8),
  shadow: lying,
};
