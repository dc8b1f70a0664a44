import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import type { Fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { bent, bentPath, mirrored } from '../rendering/path.ts';
import { backCollar, frontCollar, neck, neckLabel } from './collar.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';
import * as tee from './tee.ts';

/** A child's shirt: the neck stays, everything beyond it is closer. */
const shorter = ([x, y]: readonly [number, number]) => {
  const aside = Math.abs(x - 500);
  const reach = aside < 121 ? aside : 121 + (aside - 121) * 0.82;
  return [500 + Math.sign(x - 500) * reach, y < 232 ? y : 232 + (y - 232) * 0.74] as const;
};
const small = (path: string) => bentPath(path, shorter);
const smaller = (folds: readonly Fold[]): Fold[] =>
  folds.map((ridge) => ({ ...ridge, curve: bent(ridge.curve, shorter), width: ridge.width * 0.84 }));

const sleeve = small(tee.teeSleeve);
const otherSleeve = mirrored(sleeve);
const armhole = small(tee.armhole);
const frontBody = small(tee.frontBody);
const backBody = small(tee.backBody);

function cloth(body: string, collar: string, folds: readonly Fold[], seed: number): Cloth {
  return {
    parts: { body, sleeve, otherSleeve, collar },
    puffs: [
      { part: 'all', radius: 5, height: 2.4 },
      { part: 'all', radius: 20, height: 3.6 },
      { part: 'body', radius: 44, height: 4 },
      { part: 'sleeve', radius: 18, height: 2.6 },
      { part: 'otherSleeve', radius: 18, height: 2.6 },
    ],
    folds: [
      { part: 'body', mirrorPart: 'body', folds: smaller([...tee.sharedFolds, ...folds]) },
      { part: 'sleeve', mirrorPart: 'otherSleeve', folds: smaller(tee.teeSleeveFolds) },
    ],
    ripple: { broad: 8, small: 3.2, creases: 1.4, weave: 0.02 },
    seed,
  };
}

/** Hem and cuffs are sewn twice, like a grown-up's. */
const rows = [
  'M254 884 C 420 896 580 896 746 884',
  'M254 875 C 420 887 580 887 746 875',
  'M91 384 C 130 408 172 426 227 443',
  'M96 376 C 135 400 177 418 232 434',
].map(small);
const shoulder = small('M379 126 C 345 146 312 160 262 176');
const seams = [
  within('left', sleeve, shade(armhole, 12, 0.28, 'soft4')),
  within('right', otherSleeve, shade(mirrored(armhole), 12, 0.28, 'soft4')),
  seam(armhole),
  seam(mirrored(armhole)),
  seam(shoulder, 0.45),
  seam(mirrored(shoulder), 0.45),
  ...[...rows, ...rows.slice(2).map(mirrored)].map((row) => stitched(row)),
].join('');

/** It lies in the middle of the picture. */
const lowered = (content: string) => `<g transform="translate(0 96)">${content}</g>`;
const down = (path: string) => bentPath(path, ([x, y]) => [x, y + 96]);
const loweredCloth = (drawn: Cloth): Cloth => ({
  ...drawn,
  parts: Object.fromEntries(Object.entries(drawn.parts).map(([name, path]) => [name, down(path)])),
  folds: drawn.folds.map((group) => ({
    ...group,
    folds: group.folds.map((ridge) => ({ ...ridge, curve: bent(ridge.curve, ([x, y]) => [x, y + 96]) })),
  })),
});

export const kidsTeeFront: Drawing = {
  mask: lowered(filled([frontBody, sleeve, otherSleeve, neck.inside, neck.frontBand])),
  cloth: loweredCloth(cloth(frontBody, neck.frontBand, tee.frontFolds, 221)),
  plain: lowered(filled([neck.frontBand, neck.inside])),
  relief: softFilters + lowered(seams + frontCollar()),
  shadow: lying,
  foreground: lowered(neckLabel(150)),
};

export const kidsTeeBack: Drawing = {
  mask: lowered(filled([backBody, sleeve, otherSleeve, neck.backBand])),
  cloth: loweredCloth(cloth(backBody, neck.backBand, tee.backFolds, 234)),
  plain: lowered(filled([neck.backBand])),
  relief: softFilters + lowered(seams + backCollar()),
  shadow: lying,
};
