import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

/** A filled square pulls its sides in and pushes its corners out. */
const body =
  'M118 132 C 116 118 124 110 138 112 C 260 142 380 150 500 150 C 620 150 740 142 862 112 C 876 110 884 118 882 132 C 854 256 846 380 846 500 C 846 620 854 744 882 868 C 884 882 876 890 862 888 C 740 858 620 850 500 850 C 380 850 260 858 138 888 C 124 890 116 882 118 868 C 146 744 154 620 154 500 C 154 380 146 256 118 132 Z';
const piping =
  'M138 130 C 262 158 380 164 500 164 C 620 164 738 158 862 130 C 838 258 832 380 832 500 C 832 620 838 742 862 870 C 738 842 620 836 500 836 C 380 836 262 842 138 870 C 162 742 168 620 168 500 C 168 380 162 258 138 130 Z';
const zip = 'M164 700 C 330 708 670 708 836 700';

const frontFolds = [
  fold('M140 132 C196 190 250 238 318 282', 22, 12, 0.25),
  fold('M150 124 C230 160 300 180 380 190', 16, 6, 0.3),
  fold('M128 150 C160 230 180 300 190 380', 16, 6, 0.3),
  fold('M140 868 C196 810 250 764 318 720', 22, 12, 0.25),
  fold('M150 876 C230 840 300 822 370 814', 15, 6, 0.3),
  fold('M128 850 C160 770 180 700 188 630', 16, 6, 0.3),
  fold('M300 156 C310 184 306 216 292 246', 12, 4, 0.35),
  fold('M300 846 C310 818 306 786 294 760', 12, 4, 0.35),
];
const backFolds = [
  ...frontFolds,
  fold('M190 690 C280 664 360 660 450 684', 16, 4, 0.4),
  fold('M220 716 C300 740 380 742 470 722', 14, 4, 0.4),
];

function cloth(folds: typeof frontFolds, seed: number): Cloth {
  return {
    parts: { body },
    puffs: [
      { part: 'body', radius: 8, height: 5 },
      { part: 'body', radius: 40, height: 18 },
      { part: 'body', radius: 110, height: 46 },
    ],
    folds: [{ part: 'body', mirrorPart: 'body', folds }],
    ripple: { broad: 5.5, small: 2.6, creases: 0.8, weave: 0.09 },
    seed,
  };
}

const edges =
  seam(piping, 0.7) +
  shade(piping, 8, 0.18, 'soft4') +
  gleam('M150 126 C 262 152 380 158 500 158 C 620 158 738 152 850 126', 4, 0.3, 'soft2');

export const cushionFront: Drawing = {
  mask: filled([body]),
  cloth: cloth(frontFolds, 40),
  relief: softFilters + within('body', body, edges),
  shadow: { near: 0.3, far: 0.3 },
};

export const cushionBack: Drawing = {
  mask: filled([body]),
  cloth: cloth(backFolds, 46),
  relief:
    softFilters +
    within(
      'body',
      body,
      edges +
        shade(zip, 14, 0.3, 'soft4') +
        seam(zip) +
        stitched('M164 688 C 330 696 670 696 836 688', 0.9) +
        stitched('M164 713 C 330 721 670 721 836 713', 0.9),
    ),
  shadow: { near: 0.3, far: 0.3 },
  foreground:
    '<g><rect x="786" y="692" width="26" height="16" rx="4" fill="#a9a9ae"/><rect x="788" y="694" width="22" height="5" rx="2.5" fill="#ededf0"/><rect x="760" y="696" width="30" height="9" rx="4.5" fill="#bcbcc1"/><rect x="763" y="698" width="20" height="3" rx="1.5" fill="#f4f4f6"/></g>',
};
