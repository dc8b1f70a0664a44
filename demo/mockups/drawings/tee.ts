import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { mirrored } from '../rendering/path.ts';
import { backCollar, frontCollar, neck, neckLabel } from './collar.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';

const sides =
  'C 262 540 262 730 254 896 C 254 907 258 912 269 913 C 420 924 580 924 731 913 C 742 912 746 907 746 896 C 738 730 738 540 746 392 C 750 318 748 240 738 172 C 682 154 638 138 602 116';
export const frontBody = `M398 116 C 362 138 318 154 262 172 C 252 240 250 318 254 392 ${sides} C 580 178 544 204 500 204 C 456 204 420 178 398 116 Z`;
export const backBody = `M398 116 C 362 138 318 154 262 172 C 252 240 250 318 254 392 ${sides} C 572 128 536 134 500 134 C 464 134 428 128 398 116 Z`;
export const teeSleeve =
  'M263 171 C 234 181 210 200 192 228 C 158 284 116 346 78 402 C 74 409 76 415 83 419 C 120 441 160 457 204 470 C 212 472 216 470 219 463 C 229 438 240 416 255 396 C 250 318 253 240 263 171 Z';
const sleeve = teeSleeve;
const otherSleeve = mirrored(sleeve);
export const armhole = 'M263 171 C 253 240 250 318 255 396';

export const teeSleeveFolds = [
  fold('M254 208 C222 262 186 326 132 424', 15, 7, 0.5),
  fold('M256 300 C232 340 208 384 178 452', 14, 7, 0.5),
  fold('M256 366 C238 384 224 406 212 446', 10, 6, 0.45),
  fold('M226 196 C188 256 156 316 112 396', 13, 4, 0.5),
];

/** From the armpits inwards, then down the sides. */
export const sharedFolds = [
  fold('M262 402 C306 398 352 376 404 330', 13, 7, 0.28),
  fold('M262 408 C310 428 366 426 424 402', 15, 6.5, 0.3),
  fold('M262 424 C296 470 330 520 352 600', 17, 6, 0.3),
  fold('M300 520 C318 640 312 780 296 908', 24, 7, 0.62),
  fold('M372 560 C388 680 384 800 364 914', 28, 6.5, 0.66),
  fold('M262 640 C304 656 350 664 410 652', 17, 2.6, 0.3),
  fold('M258 410 C280 440 290 480 286 540', 9, 3.4, 0.35),
  fold('M256 880 C300 868 340 872 380 888', 8, 1.6, 0.4),
  fold('M330 870 C336 890 334 905 330 918', 9, 2.2, 0.6),
];

export const frontFolds = [
  fold('M286 180 C304 236 308 296 292 372', 18, 6, 0.45),
  fold('M344 160 C372 240 380 330 366 420', 24, 4.5, 0.45),
  fold('M444 600 C452 710 446 820 434 918', 26, 4.5, 0.66),
  fold('M262 764 C306 744 352 738 414 752', 19, 2.2, 0.35),
  fold('M390 140 C372 176 356 214 352 262', 12, 2.6, 0.35),
];

/** The back hangs from the shoulder blades. */
export const backFolds = [
  fold('M290 186 C330 214 380 226 440 222', 18, 4.5, 0.4),
  fold('M330 230 C352 330 352 430 336 540', 26, 5, 0.4),
  fold('M430 250 C440 420 440 620 428 860', 30, 4, 0.6),
  fold('M264 700 C310 720 360 716 420 690', 18, 3, 0.35),
];

function cloth(body: string, collar: string, folds: typeof frontFolds, seed: number): Cloth {
  return {
    parts: { body, sleeve, otherSleeve, collar },
    puffs: [
      { part: 'all', radius: 5, height: 2.2 },
      { part: 'all', radius: 20, height: 3.4 },
      { part: 'body', radius: 44, height: 3.6 },
      { part: 'sleeve', radius: 18, height: 2.4 },
      { part: 'otherSleeve', radius: 18, height: 2.4 },
    ],
    folds: [
      { part: 'body', mirrorPart: 'body', folds: [...sharedFolds, ...folds] },
      { part: 'sleeve', mirrorPart: 'otherSleeve', folds: teeSleeveFolds },
    ],
    ripple: { broad: 8.5, small: 3.2, creases: 1.5, weave: 0.02 },
    seed,
  };
}

function garmentSeams(): string {
  const hems = ['M254 884 C 420 896 580 896 746 884', 'M254 877 C 420 889 580 889 746 877'];
  const cuffs = ['M91 384 C 130 408 172 426 227 443', 'M95 378 C 134 402 176 420 231 436'];
  const shoulder = 'M379 126 C 345 146 312 160 262 176';
  return [
    within('left', sleeve, shade(armhole, 13, 0.28, 'soft4')),
    within('right', otherSleeve, shade(mirrored(armhole), 13, 0.28, 'soft4')),
    seam(armhole),
    seam(mirrored(armhole)),
    seam(shoulder, 0.45),
    seam(mirrored(shoulder), 0.45),
    ...[...hems, ...cuffs, ...cuffs.map(mirrored)].map((row) => stitched(row)),
  ].join('');
}

export const teeFront: Drawing = {
  mask: filled([frontBody, sleeve, otherSleeve, neck.inside, neck.frontBand]),
  cloth: cloth(frontBody, neck.frontBand, frontFolds, 21),
  plain: filled([neck.frontBand, neck.inside]),
  relief: softFilters + garmentSeams() + frontCollar(),
  shadow: lying,
  foreground: neckLabel(150),
};

export const teeBack: Drawing = {
  mask: filled([backBody, sleeve, otherSleeve, neck.backBand]),
  cloth: cloth(backBody, neck.backBand, backFolds, 34),
  plain: filled([neck.backBand]),
  relief: softFilters + garmentSeams() + backCollar(),
  shadow: lying,
};
