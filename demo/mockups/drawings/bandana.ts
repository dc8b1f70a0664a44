import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { filled, gleam, seam, shade, softFilters, stitched } from './stitch.ts';

const body =
  'M118 130 C 116 122 122 116 130 118 C 300 128 420 112 560 122 C 680 130 780 116 868 120 C 877 120 882 126 881 134 C 872 280 888 420 878 560 C 872 680 886 780 880 868 C 880 877 875 882 866 881 C 720 872 600 888 460 878 C 330 870 230 886 134 880 C 125 880 120 875 121 866 C 130 720 114 600 124 460 C 132 330 114 230 118 130 Z';
const hem =
  'M140 140 C 300 150 420 134 560 144 C 680 152 770 138 860 142 C 852 280 866 420 856 560 C 850 680 864 770 858 858 C 720 850 600 866 460 856 C 330 848 230 862 142 858 C 150 720 136 600 146 460 C 154 330 136 240 140 140 Z';

/** It was folded in four and has just been opened. */
const creases = [
  fold('M498 124 C 506 240 494 380 500 500', 9, 7, 0.5),
  fold('M500 500 C 506 640 494 760 502 876', 9, -6, 0.5),
  fold('M124 502 C 240 494 380 508 500 500', 9, 7, 0.5),
  fold('M500 500 C 620 508 760 494 876 502', 9, -6, 0.5),
];
const ripples = [
  fold('M130 140 C200 220 240 300 250 380', 24, 5, 0.35),
  fold('M300 130 C330 200 330 270 300 340', 22, 4, 0.35),
  fold('M130 640 C220 660 300 720 340 800', 24, 5, 0.4),
  fold('M250 870 C260 820 300 770 360 740', 16, 4, 0.4),
];

const cloth = (seed: number): Cloth => ({
  parts: { body },
  puffs: [
    { part: 'body', radius: 4, height: 2 },
    { part: 'body', radius: 26, height: 3 },
  ],
  folds: [
    { part: 'body', folds: creases },
    { part: 'body', mirrorPart: 'body', folds: ripples },
  ],
  ripple: { broad: 10, small: 3.4, creases: 2.2, weave: 0.06 },
  seed,
});

const relief =
  softFilters +
  shade(hem, 5, 0.16, 'soft2') +
  seam(hem, 0.5) +
  stitched(hem, 0.9) +
  gleam(body, 3, 0.24, 'soft2');
const mask = filled([body]);
const shadow = { near: 0.22, far: 0.16 };

export const bandanaFront: Drawing = {
  mask,
  cloth: cloth(601),
  relief,
  shadow,
  foreground:
    '<rect x="800" y="836" width="44" height="30" rx="1.5" fill="#f3f1ec"/><circle cx="814" cy="851" r="5" fill="#c93a16"/><rect x="823" y="846" width="14" height="3" fill="#4a4a52"/><rect x="823" y="852" width="10" height="2.6" fill="#a8a8ae"/>',
};
export const bandanaBack: Drawing = { mask, cloth: cloth(613), relief, shadow };
