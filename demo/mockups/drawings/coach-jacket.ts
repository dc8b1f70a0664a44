import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { type Fold, fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { bent, mirrored, moved } from '../rendering/path.ts';
import { armhole, sleeve, sleeveFolds, torsoFolds } from './sleeves.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

/** Sleeves are those of the sweatshirt, drawn for a hood above; the jacket moves up with them. */
const up = -78;

const sides =
  'C 340 256 312 266 288 276 C 276 330 274 384 280 444 C 286 590 284 740 276 902 C 276 912 280 917 291 918 C 420 926 580 926 709 918 C 720 917 724 912 724 902 C 716 740 714 590 720 444 C 726 384 724 330 712 276 C 688 266 660 256 612 244';
const front = `M388 244 ${sides} C 592 290 552 318 500 326 C 448 318 408 290 388 244 Z`;
const back = `M388 244 ${sides} C 572 236 428 236 388 244 Z`;
const flap =
  'M386 248 C 390 222 418 204 454 198 C 444 240 458 288 500 326 L 436 398 C 410 352 388 302 386 248 Z';
const otherFlap = mirrored(flap);
const inside = 'M454 198 C 480 192 520 192 546 198 C 556 240 542 288 500 326 C 458 288 444 240 454 198 Z';
const collarBehind =
  'M386 250 C 392 220 420 202 456 197 C 484 192 516 192 544 197 C 580 202 608 220 614 250 C 574 276 426 276 386 250 Z';
const cuffSeam = 'M103 742 C 140 760 184 770 228 772';

const sharedFolds = torsoFolds.map((ridge) => ({
  ...ridge,
  width: ridge.width * 0.8,
  height: ridge.height * 0.95,
}));
const frontFolds = [
  fold('M470 420 C462 520 468 640 456 780', 20, 5, 0.4),
  fold('M470 600 C420 640 360 660 300 650', 13, 4, 0.4),
  fold('M474 760 C430 800 380 830 320 836', 14, 4.4, 0.4),
  fold('M420 400 C400 470 400 540 412 620', 15, 4, 0.4),
];
const backFolds = [
  fold('M330 300 C380 330 440 340 490 334', 18, 4.4, 0.4),
  fold('M400 380 C420 520 420 680 400 860', 26, 5, 0.6),
  fold('M300 640 C360 668 440 672 500 650', 15, 4, 0.4),
  fold('M470 420 C476 520 474 640 480 780', 20, 4, 0.5),
];
/** Nylon bunches where elastic pulls it in. */
const cuffFolds = [0, 1, 2, 3, 4].map((i) =>
  fold(
    `M${116 + i * 22} ${812 + i * 2} C${118 + i * 22} ${780 + i * 2} ${126 + i * 21} ${748 + i * 3} ${134 + i * 20} ${706 + i * 5}`,
    6,
    5,
    0.3,
  ),
);

function cloth(body: string, parts: Record<string, string>, folds: readonly Fold[], seed: number): Cloth {
  const raised = (group: readonly Fold[]) =>
    group.map((ridge) => ({ ...ridge, curve: bent(ridge.curve, ([x, y]) => [x, y + up]) }));
  const all = { body, sleeve, otherSleeve: mirrored(sleeve), ...parts };
  return {
    parts: Object.fromEntries(Object.entries(all).map(([name, path]) => [name, moved(path, 0, up)])),
    puffs: [
      { part: 'all', radius: 5, height: 3 },
      { part: 'all', radius: 22, height: 4.4 },
      { part: 'body', radius: 46, height: 5 },
      ...['sleeve', 'otherSleeve'].map((part) => ({ part, radius: 22, height: 7 })),
      ...Object.keys(parts).map((part) => ({ part, radius: 8, height: 4 })),
    ],
    folds: [
      {
        part: 'body',
        mirrorPart: 'body',
        folds: raised([...sharedFolds, ...folds]),
        without: Object.keys(parts),
      },
      { part: 'sleeve', mirrorPart: 'otherSleeve', folds: raised([...sleeveFolds, ...cuffFolds]) },
    ],
    ripple: { broad: 9, small: 5, creases: 3.4, weave: 0 },
    seed,
  };
}

const snap = (y: number) =>
  `<circle cx="513" cy="${y + 2}" r="9.5" opacity=".4" filter="url(#soft2)"/><circle cx="512" cy="${y}" r="8.6" fill="#d8d6d0"/><circle cx="512" cy="${y}" r="8.6" fill="none" stroke="#7d7a73" stroke-width="1.4"/><circle cx="512" cy="${y}" r="4.6" fill="none" stroke="#9d9a92" stroke-width="1.2"/><circle cx="509.6" cy="${y - 2.6}" r="2" fill="#fff"/>`;

const pocket = 'M352 640 L424 612 L436 640 L366 668 Z';
const opening = 'M354 643 L426 615';
const frontRelief = [
  shade('M486 330 L484 920', 14, 0.24, 'soft4'),
  seam('M488 326 L486 922', 1.1),
  stitched('M536 318 L538 922', 0.8),
  gleam('M496 340 L494 916', 5, 0.2, 'soft2'),
  ...[pocket, mirrored(pocket)].map((path) => shade(path, 5, 0.2, 'soft4') + seam(path, 0.8)),
  ...[opening, mirrored(opening)].map((path) => shade(path, 7, 0.4, 'soft2')),
  within(
    'inside',
    inside,
    filled([inside], '#0000007a') + shade('M454 198 C 444 240 458 288 500 326', 22, 0.4, 'soft9'),
  ),
  within('front', front, shade(`${flap} ${otherFlap}`, 18, 0.34, 'soft9')),
  ...[flap, otherFlap].map(
    (path, i) =>
      within(
        `flap${i}`,
        path,
        filled([path], i === 0 ? '#ffffff1c' : '#00000014') + shade(path, 9, 0.24, 'soft4'),
      ) + seam(path, 0.8),
  ),
  stitched('M394 252 C 398 302 416 346 438 384 L 488 328', 0.8),
  stitched(mirrored('M394 252 C 398 302 416 346 438 384 L 488 328'), 0.8),
].join('');

const backRelief =
  within(
    'collar',
    collarBehind,
    filled([collarBehind], '#ffffff14') + shade(collarBehind, 10, 0.26, 'soft4'),
  ) +
  shade('M384 256 C 426 284 574 284 616 256', 8, 0.3, 'soft4') +
  seam(collarBehind, 0.8) +
  stitched('M394 250 C 440 268 560 268 606 250', 0.8) +
  seam('M296 330 C 400 346 600 346 704 330', 0.7) +
  stitched('M296 338 C 400 354 600 354 704 338', 0.7);

const sharedRelief = [
  within('left', sleeve, shade(armhole, 14, 0.3, 'soft4')),
  within('right', mirrored(sleeve), shade(mirrored(armhole), 14, 0.3, 'soft4')),
  ...[armhole, mirrored(armhole)].map((path) => seam(path)),
  ...[cuffSeam, mirrored(cuffSeam)].map((path) => shade(path, 7, 0.24, 'soft4') + seam(path, 0.7)),
  stitched('M278 896 C 420 904 580 904 722 896', 0.9),
].join('');

const rise = (content: string) => `<g transform="translate(0 ${up})">${content}</g>`;
const sleeves = [sleeve, mirrored(sleeve)];

export const coachJacketFront: Drawing = {
  mask: rise(filled([front, ...sleeves, inside, flap, otherFlap])),
  cloth: cloth(front, { flap, otherFlap }, frontFolds, 301),
  plain: rise(filled([inside])),
  relief: softFilters + rise(sharedRelief + frontRelief),
  shadow: lying,
  foreground: softFilters + rise([380, 492, 604, 716, 828].map(snap).join('')),
};

export const coachJacketBack: Drawing = {
  mask: rise(filled([back, ...sleeves, collarBehind])),
  cloth: cloth(back, { collarBehind }, backFolds, 312),
  relief: softFilters + rise(sharedRelief + backRelief),
  shadow: lying,
};
