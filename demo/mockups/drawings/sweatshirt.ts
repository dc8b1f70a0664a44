import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { bent, moved } from '../rendering/path.ts';
import { backCollar, frontCollar, neck, neckLabel } from './collar.ts';
import { cuff, hem, otherCuff, otherSleeve, sleeve } from './sleeves.ts';
import { filled, seam, softFilters, stitched } from './stitch.ts';
import { sweatCloth, sweatSeams } from './sweat-cloth.ts';

/** Sleeves and hem are drawn for the hoodie, whose hood needs room above; without one the whole moves up. */
const up = -56;
const collarDown = 118;

const torso =
  'C 340 254 312 264 288 276 C 276 330 274 384 280 444 C 284 560 282 700 274 842 C 420 856 580 856 726 842 C 718 700 716 560 720 444 C 726 384 724 330 712 276 C 688 264 660 254 602 234';
const front = `M398 234 ${torso} C 580 296 544 322 500 322 C 456 322 420 296 398 234 Z`;
const back = `M398 234 ${torso} C 572 246 536 252 500 252 C 464 252 428 246 398 234 Z`;
const frontBand = moved(neck.frontBand, 0, collarDown);
const backBand = moved(neck.backBand, 0, collarDown);
const inside = moved(neck.inside, 0, collarDown);

const frontFolds = [
  fold('M400 560 C440 584 520 590 600 566', 20, 4, 0.5),
  fold('M380 690 C440 716 540 720 620 694', 17, 3.4, 0.5),
  fold('M440 760 C448 790 446 820 438 842', 14, 4, 0.7),
];
const backFolds = [
  fold('M320 300 C370 330 430 340 480 332', 20, 4.4, 0.4),
  fold('M400 380 C420 500 420 620 404 760', 28, 4, 0.6),
  fold('M300 640 C360 668 440 672 500 650', 17, 3.4, 0.4),
];

const rise = (content: string) => `<g transform="translate(0 ${up})">${content}</g>`;
const lift = (parts: Record<string, string>) =>
  Object.fromEntries(Object.entries(parts).map(([name, path]) => [name, moved(path, 0, up)]));

function cloth(body: string, band: string, folds: typeof frontFolds, seed: number) {
  const drawn = sweatCloth({ body, more: { band }, folds, covering: [], seed });
  const higher = (group: (typeof drawn.folds)[number]) => ({
    ...group,
    folds: group.folds.map((ridge) => ({
      ...ridge,
      curve: bent(ridge.curve, ([x, y]) => [x, y + up]),
    })),
  });
  return { ...drawn, parts: lift({ ...drawn.parts }), folds: drawn.folds.map(higher) };
}

/** The small stitched triangle below a classic crew neck. */
const notch = seam('M476 352 L 500 384 L 524 352', 0.7) + stitched('M483 353 L 500 376 L 517 353', 0.8);
const sleeves = [sleeve, otherSleeve, cuff, otherCuff, hem];
const collarAt = (collar: string) => `<g transform="translate(0 ${collarDown})">${collar}</g>`;

export const sweatshirtFront: Drawing = {
  mask: rise(filled([front, ...sleeves, inside, frontBand])),
  cloth: cloth(front, frontBand, frontFolds, 57),
  plain: rise(filled([frontBand, inside])),
  relief: softFilters + rise(sweatSeams() + notch + collarAt(frontCollar())),
  shadow: lying,
  foreground: rise(collarAt(neckLabel(150))),
};

export const sweatshirtBack: Drawing = {
  mask: rise(filled([back, ...sleeves, backBand])),
  cloth: cloth(back, backBand, backFolds, 63),
  plain: rise(filled([backBand])),
  relief: softFilters + rise(sweatSeams() + collarAt(backCollar())),
  shadow: lying,
};
