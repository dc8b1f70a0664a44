import type { Cloth } from '../rendering/cloth.ts';
import type { Fold } from '../rendering/folds.ts';
import { mirrored } from '../rendering/path.ts';
import {
  armhole,
  cuff,
  cuffSeam,
  hem,
  hemSeam,
  otherCuff,
  otherSleeve,
  sleeve,
  sleeveFolds,
  torsoFolds,
} from './sleeves.ts';
import { seam, shade, stitched, within } from './stitch.ts';

type Sweat = {
  body: string;
  /** Parts of this garment alone: hood, pocket, collar. */
  more: Record<string, string>;
  puffs?: Cloth['puffs'];
  folds: readonly Fold[];
  moreFolds?: Cloth['folds'];
  /** Parts that lie on the body and hide its folds. */
  covering: readonly string[];
  seed: number;
};

/** Heavy looped cotton with ribbed hem and cuffs. */
export function sweatCloth({ body, more, puffs = [], folds, moreFolds = [], covering, seed }: Sweat): Cloth {
  return {
    parts: { body, sleeve, otherSleeve, hem, cuff, otherCuff, ...more },
    puffs: [
      { part: 'all', radius: 6, height: 3 },
      { part: 'all', radius: 24, height: 5 },
      { part: 'body', radius: 50, height: 5 },
      ...['sleeve', 'otherSleeve'].map((part) => ({ part, radius: 22, height: 6 })),
      ...['hem', 'cuff', 'otherCuff'].map((part) => ({ part, radius: 12, height: 5 })),
      ...puffs,
    ],
    folds: [
      { part: 'body', mirrorPart: 'body', folds: [...torsoFolds, ...folds], without: [...covering, 'hem'] },
      { part: 'sleeve', mirrorPart: 'otherSleeve', folds: sleeveFolds },
      ...moreFolds,
    ],
    ribs: [
      { part: 'hem', slant: 0 },
      { part: 'cuff', slant: -0.2 },
      { part: 'otherCuff', slant: 0.2 },
    ],
    ripple: { broad: 8.5, small: 3.8, creases: 1.2, weave: 0.03 },
    seed,
  };
}

export function sweatSeams(): string {
  return [
    within('left', sleeve, shade(armhole, 15, 0.3, 'soft4')),
    within('right', otherSleeve, shade(mirrored(armhole), 15, 0.3, 'soft4')),
    ...[armhole, mirrored(armhole), cuffSeam, mirrored(cuffSeam), hemSeam].map((path) => seam(path)),
    ...[cuffSeam, mirrored(cuffSeam), hemSeam].map((path) => shade(path, 7, 0.26, 'soft2')),
    stitched('M276 830 C 420 840 580 840 724 830', 0.8),
    stitched('M297 276 C 285 330 284 384 291 446', 0.8),
    stitched(mirrored('M297 276 C 285 330 284 384 291 446'), 0.8),
  ].join('');
}
