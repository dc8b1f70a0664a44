import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';

const body =
  'M170 122 C 330 130 460 116 600 124 C 700 128 770 118 832 122 C 838 300 826 460 834 620 C 838 720 828 800 832 878 C 700 870 560 884 420 876 C 320 870 240 884 168 878 C 174 720 162 560 170 400 C 174 290 164 200 170 122 Z';
const hems = [
  'M170 148 C 330 156 460 142 600 150 C 700 154 770 144 832 148',
  'M168 852 C 240 858 320 844 420 850 C 560 858 700 844 832 852',
];

/** Twisted tassels along the short edges, each leaning its own way. */
function tassels(y: number, direction: 1 | -1): string {
  return Array.from({ length: 42 }, (_, i) => {
    const x = 176 + i * 15.6;
    const lean = Math.sin(i * 2.3) * 6;
    const length = 44 + Math.sin(i * 1.7) * 5;
    const tip = y + direction * length;
    return `M${(x - 4).toFixed(1)} ${y} L${(x + 4).toFixed(1)} ${y} L${(x + lean + 3.4).toFixed(1)} ${tip.toFixed(1)} L${(x + lean - 3.4).toFixed(1)} ${tip.toFixed(1)} Z`;
  }).join(' ');
}
const upper = tassels(126, -1);
const lower = tassels(874, 1);

const folds = [
  fold('M190 130 C230 260 240 380 220 520', 34, 9, 0.35),
  fold('M330 126 C350 280 330 440 350 600', 40, 7, 0.45),
  fold('M180 620 C260 640 330 700 360 790', 34, 8, 0.4),
  fold('M230 870 C240 780 280 700 340 650', 26, 7, 0.4),
  fold('M430 300 C450 440 440 600 456 760', 44, 7, 0.5),
];

const cloth = (seed: number): Cloth => ({
  parts: { body, upper, lower },
  puffs: [
    { part: 'body', radius: 8, height: 5 },
    { part: 'body', radius: 34, height: 6 },
    { part: 'upper', radius: 3, height: 4 },
    { part: 'lower', radius: 3, height: 4 },
  ],
  folds: [{ part: 'body', mirrorPart: 'body', folds }],
  ripple: { broad: 8, small: 3, creases: 1, weave: 0.24 },
  seed,
});

const relief =
  softFilters +
  within('body', body, hems.map((row) => shade(row, 8, 0.16, 'soft4')).join('')) +
  hems.map((row) => seam(row, 0.6) + stitched(row, 0.9)).join('') +
  shade('M170 124 C 400 132 640 116 832 123', 5, 0.22, 'soft2') +
  shade('M168 877 C 400 868 640 884 832 877', 5, 0.22, 'soft2');
const mask = filled([upper, lower, body]);
const shadow = { near: 0.3, far: 0.26 };

export const blanketFront: Drawing = {
  mask,
  cloth: cloth(901),
  relief,
  shadow,
  foreground:
    '<rect x="816" y="780" width="26" height="40" rx="2" fill="#c93a16"/><rect x="816" y="780" width="10" height="40" opacity=".18"/><circle cx="831" cy="800" r="4.6" fill="#fff"/>',
};
export const blanketBack: Drawing = { mask, cloth: cloth(913), relief, shadow };
