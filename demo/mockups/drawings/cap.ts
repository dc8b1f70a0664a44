import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { mirrored } from '../rendering/path.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

const crown =
  'M226 612 C208 436 296 262 500 256 C704 262 792 436 774 612 C692 568 600 552 500 552 C400 552 308 568 226 612 Z';
const visor =
  'M218 612 C300 562 400 540 500 540 C600 540 700 562 782 612 C834 656 852 708 820 738 C746 682 622 656 500 656 C378 656 254 682 180 738 C148 708 166 656 218 612 Z';
const crownBehind =
  'M226 640 C200 440 292 258 500 252 C708 258 800 440 774 640 C764 664 700 676 650 680 C642 612 590 556 500 556 C410 556 358 612 350 680 C300 676 236 664 226 640 Z';
const arch = 'M350 680 C358 612 410 556 500 556 C590 556 642 612 650 680';
const strap = 'M344 652 C440 676 560 676 656 652 L658 694 C560 718 440 718 342 694 Z';
/** The sweat band of the front, seen through the opening behind. */
const innerFront = 'M352 676 C360 612 412 560 500 560 C588 560 640 612 648 676 C560 700 440 700 352 676 Z';

const panels = 'M500 256 C400 296 332 400 318 574';
const domeLight = `
  <radialGradient id="dome" cx=".4" cy=".22" r=".9">
    <stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".38" stop-color="#fff" stop-opacity=".03"/>
    <stop offset=".72" stop-color="#000" stop-opacity=".14"/><stop offset="1" stop-color="#000" stop-opacity=".4"/>
  </radialGradient>
  <linearGradient id="brim" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/>
    <stop offset=".7" stop-color="#fff" stop-opacity=".03"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>
  </linearGradient>`;

const crownFolds = [
  fold('M262 470 C320 500 380 520 440 520', 18, 3.4, 0.4),
  fold('M330 330 C356 390 352 460 330 540', 20, 3, 0.5),
];

function cloth(parts: Record<string, string>, seed: number): Cloth {
  const [first = ''] = Object.keys(parts);
  return {
    parts,
    puffs: Object.keys(parts).map((part) => ({ part, radius: 8, height: 2.4 })),
    folds: [{ part: first, mirrorPart: first, folds: crownFolds }],
    ripple: { broad: 3.4, small: 1.8, creases: 0.4, weave: 0.1 },
    seed,
  };
}

const eyelet = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="4"/><circle cx="${x - 1}" cy="${y - 1}" r="10" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="4" fill="#000" opacity=".7"/>`;

const panelSeam = (path: string) => shade(path, 16, 0.16, 'soft9') + seam(path);

const crownRelief =
  panelSeam(panels) +
  panelSeam(mirrored(panels)) +
  ['M493 266 C404 308 340 406 327 570', 'M484 266 C392 306 324 404 309 578']
    .flatMap((row) => [row, mirrored(row)])
    .map((row) => stitched(row, 0.9))
    .join('') +
  eyelet(372, 344) +
  eyelet(628, 344);

const button =
  '<ellipse cx="500" cy="256" rx="20" ry="11" fill="#000" opacity=".22"/><ellipse cx="496" cy="252" rx="11" ry="4.5" fill="#fff" opacity=".32" filter="url(#soft2)"/><ellipse cx="500" cy="257" rx="20" ry="11" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>';

const brimRows = [0, 1, 2, 3, 4]
  .map((i) => {
    const y = 566 + i * 20;
    return stitched(
      `M${212 - i * 7} ${636 + i * 19} C${296 - i * 4} ${586 + i * 20} 400 ${y} 500 ${y} C600 ${y} ${704 + i * 4} ${586 + i * 20} ${788 + i * 7} ${636 + i * 19}`,
      0.8,
    );
  })
  .join('');

const head = '<ellipse cx="500" cy="257" rx="20" ry="11" fill="#fff"/>';
const table = (y: number, rx: number) =>
  softFilters +
  `<ellipse cx="508" cy="${y}" rx="${rx}" ry="34" fill="#2c241c" opacity=".28" filter="url(#soft20)"/><ellipse cx="500" cy="${y - 16}" rx="${rx - 50}" ry="16" fill="#2c241c" opacity=".3" filter="url(#soft9)"/>`;
const standing = { near: 0.2, far: 0.12 };

export const capFront: Drawing = {
  mask: filled([crown, visor]) + head,
  cloth: cloth({ crown, visor }, 71),
  relief:
    softFilters +
    domeLight +
    within(
      'crown',
      crown,
      filled([crown], 'url(#dome)') +
        crownRelief +
        shade('M226 612 C308 568 400 552 500 552 C600 552 692 568 774 612', 34, 0.4, 'soft9'),
    ) +
    button +
    within(
      'visor',
      visor,
      filled([visor], 'url(#brim)') +
        brimRows +
        shade('M180 738 C254 682 378 656 500 656 C622 656 746 682 820 738', 12, 0.46, 'soft4'),
    ) +
    seam('M218 612 C300 562 400 540 500 540 C600 540 700 562 782 612', 0.8),
  ground: table(736, 320),
  shadow: standing,
};

export const capBack: Drawing = {
  mask: filled([crownBehind, strap, innerFront]) + head,
  cloth: cloth({ crownBehind, strap }, 78),
  plain: filled([innerFront]),
  relief:
    softFilters +
    domeLight +
    within('inside', innerFront, filled([innerFront], '#00000080') + shade(arch, 30, 0.5, 'soft9')) +
    within(
      'crown',
      crownBehind,
      filled([crownBehind], 'url(#dome)') +
        panelSeam('M500 252 C502 350 502 450 500 556') +
        stitched('M491 262 L491 552', 0.9) +
        stitched('M509 262 L509 552', 0.9) +
        panelSeam('M500 252 C396 300 300 420 292 668') +
        panelSeam(mirrored('M500 252 C396 300 300 420 292 668')) +
        eyelet(394, 352) +
        eyelet(606, 352) +
        shade(arch, 10, 0.24, 'soft4') +
        stitched('M338 684 C346 602 402 542 500 542 C598 542 654 602 662 684'),
    ) +
    button +
    within(
      'strap',
      strap,
      shade(strap, 10, 0.24, 'soft4') + gleam('M344 660 C440 684 560 684 656 660', 4, 0.2, 'soft2'),
    ) +
    seam(strap, 0.8) +
    ['M346 660 C440 684 560 684 654 660', 'M346 687 C440 711 560 711 654 687']
      .map((row) => stitched(row, 0.9))
      .join(''),
  ground: table(716, 270),
  shadow: standing,
  foreground:
    softFilters +
    '<rect x="556" y="658" width="46" height="56" rx="7" fill="#000" opacity=".35" filter="url(#soft4)"/><rect x="552" y="652" width="46" height="56" rx="7" fill="#b5b3ad"/><rect x="554" y="654" width="42" height="20" rx="5" fill="#e9e7e2"/><rect x="561" y="662" width="28" height="36" rx="3" fill="#4a4946"/><rect x="570" y="660" width="7" height="40" rx="3" fill="#d9d7d1"/>',
};
