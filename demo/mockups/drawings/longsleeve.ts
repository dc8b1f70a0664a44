import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import type { Fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { bent, mirrored } from '../rendering/path.ts';
import { backCollar, frontCollar, neck, neckLabel } from './collar.ts';
import { sleeveFolds as sweatSleeveFolds } from './sleeves.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';
import { armhole, backBody, backFolds, frontBody, frontFolds, sharedFolds } from './tee.ts';

const sleeve =
  'M263 171 C 230 184 206 214 188 258 C 152 344 118 520 90 690 C 86 716 82 744 80 772 L 182 792 C 186 760 190 730 196 698 C 214 596 234 500 255 396 C 250 318 253 240 263 171 Z';
const cuff =
  'M80 766 C 112 780 148 786 184 786 C 182 812 178 838 174 860 C 172 866 168 868 162 868 C 136 866 108 860 84 852 C 78 850 74 846 74 840 C 74 816 76 790 80 766 Z';
const otherSleeve = mirrored(sleeve);
const otherCuff = mirrored(cuff);
const cuffSeam = 'M80 768 C 112 782 148 788 184 788';

/** The folds of a sweatshirt's sleeve, moved to where this one lies; thin cloth folds less high. */
const sleeveFolds: Fold[] = sweatSleeveFolds.map((ridge) => ({
  ...ridge,
  curve: bent(ridge.curve, ([x, y]) => [x - 26, y - 60]),
  height: ridge.height * 0.8,
}));

function cloth(body: string, collar: string, folds: readonly Fold[], seed: number): Cloth {
  return {
    parts: { body, sleeve, otherSleeve, cuff, otherCuff, collar },
    puffs: [
      { part: 'all', radius: 5, height: 2.2 },
      { part: 'all', radius: 20, height: 3.6 },
      { part: 'body', radius: 44, height: 3.6 },
      ...['sleeve', 'otherSleeve'].map((part) => ({ part, radius: 20, height: 5 })),
      ...['cuff', 'otherCuff'].map((part) => ({ part, radius: 10, height: 3.4 })),
    ],
    folds: [
      { part: 'body', mirrorPart: 'body', folds: [...sharedFolds, ...folds] },
      { part: 'sleeve', mirrorPart: 'otherSleeve', folds: sleeveFolds },
    ],
    ribs: [
      { part: 'cuff', slant: -0.16 },
      { part: 'otherCuff', slant: 0.16 },
    ],
    ripple: { broad: 8.5, small: 3.2, creases: 1.5, weave: 0.02 },
    seed,
  };
}

function seams(): string {
  const shoulder = 'M379 126 C 345 146 312 160 262 176';
  return [
    within('left', sleeve, shade(armhole, 13, 0.28, 'soft4')),
    within('right', otherSleeve, shade(mirrored(armhole), 13, 0.28, 'soft4')),
    ...[armhole, mirrored(armhole), cuffSeam, mirrored(cuffSeam)].map((path) => seam(path)),
    ...[cuffSeam, mirrored(cuffSeam)].map((path) => shade(path, 6, 0.22, 'soft2')),
    seam(shoulder, 0.45),
    seam(mirrored(shoulder), 0.45),
    stitched('M254 884 C 420 896 580 896 746 884'),
    stitched('M254 877 C 420 889 580 889 746 877'),
  ].join('');
}

const sleeves = [sleeve, otherSleeve, cuff, otherCuff];

export const longsleeveFront: Drawing = {
  mask: filled([frontBody, ...sleeves, neck.inside, neck.frontBand]),
  cloth: cloth(frontBody, neck.frontBand, frontFolds, 121),
  plain: filled([neck.frontBand, neck.inside]),
  relief: softFilters + seams() + frontCollar(),
  shadow: lying,
  foreground: neckLabel(150),
};

export const longsleeveBack: Drawing = {
  mask: filled([backBody, ...sleeves, neck.backBand]),
  cloth: cloth(backBody, neck.backBand, backFolds, 134),
  plain: filled([neck.backBand]),
  relief: softFilters + seams() + backCollar(),
  shadow: lying,
};
