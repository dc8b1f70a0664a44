import type { Cloth } from '../rendering/cloth.ts';
import type { Drawing } from '../rendering/drawing.ts';
import { fold } from '../rendering/folds.ts';
import { lying } from '../rendering/overlay.ts';
import { mirrored } from '../rendering/path.ts';
import { filled, seam, shade, softFilters, stitched, within } from './stitch.ts';

const body =
  'M372 196 L628 196 C 636 196 640 200 642 208 C 654 306 694 376 776 408 C 784 412 787 416 788 424 L 804 890 C 804 902 798 908 786 909 C 600 920 400 920 214 909 C 202 908 196 902 196 890 L 212 424 C 213 416 216 412 224 408 C 306 376 346 306 358 208 C 360 200 364 196 372 196 Z';
const neckStrap =
  'M380 204 C 364 104 416 50 500 48 C 584 50 636 104 620 204 L 594 204 C 606 124 570 78 500 76 C 430 78 394 124 406 204 Z';
const tie =
  'M222 408 C 168 424 126 474 114 546 C 106 606 126 658 104 728 L 130 736 C 152 664 132 612 140 552 C 150 492 182 448 224 434 Z';
/** The other tie falls differently, as in life. */
const otherTie =
  'M776 434 C 838 444 878 488 888 556 C 894 616 862 666 884 732 L 910 724 C 890 666 922 616 914 552 C 902 472 850 420 776 408 Z';
const pocket = 'M344 600 L 656 600 L 656 772 C 656 788 646 798 630 798 L 370 798 C 354 798 344 788 344 772 Z';

const folds = [
  fold('M232 420 C290 460 330 520 340 600', 20, 6, 0.35),
  fold('M216 470 C262 520 280 600 276 700', 20, 5.4, 0.4),
  fold('M300 700 C312 780 308 850 296 910', 22, 6.4, 0.6),
  fold('M240 640 C252 740 246 830 236 906', 18, 5, 0.6),
  fold('M372 220 C392 300 392 380 376 470', 20, 4.4, 0.4),
  fold('M430 800 C438 840 436 880 428 914', 18, 4.6, 0.6),
  fold('M380 480 C430 500 480 502 500 500', 18, 3, 0.5),
];

const cloth = (parts: Record<string, string>, seed: number): Cloth => ({
  parts: { body, neckStrap, tie, otherTie, ...parts },
  puffs: [
    { part: 'all', radius: 4, height: 2.4 },
    { part: 'body', radius: 20, height: 3.6 },
    { part: 'body', radius: 60, height: 4 },
    ...['neckStrap', 'tie', 'otherTie'].map((part) => ({ part, radius: 6, height: 3 })),
    ...Object.keys(parts).map((part) => ({ part, radius: 6, height: 3 })),
  ],
  folds: [{ part: 'body', mirrorPart: 'body', folds, without: Object.keys(parts) }],
  ripple: { broad: 9, small: 3, creases: 1.6, weave: 0.06 },
  seed,
});

const edge =
  'M366 204 C 356 306 314 382 226 416 C 222 418 220 420 220 426 L 205 890 C 205 896 208 899 214 900 C 400 911 600 911 786 900 C 792 899 795 896 795 890 L 780 426 C 780 420 778 418 774 416 C 686 382 644 306 634 204';
const hems =
  stitched(edge, 0.9) +
  stitched('M364 222 L 636 222', 0.9) +
  stitched('M384 200 C 370 112 420 62 500 60 C 580 62 630 112 616 200', 0.6) +
  seam('M372 196 L 628 196', 0.5);
const straps = within('straps', neckStrap, shade('M360 196 L 640 196', 14, 0.3, 'soft4'));

export const apronFront: Drawing = {
  mask: filled([neckStrap, tie, otherTie, body]),
  cloth: cloth({ pocket }, 501),
  relief:
    softFilters +
    straps +
    hems +
    shade(
      'M344 600 L 344 772 C344 790 354 800 370 800 L 630 800 C 648 800 657 790 657 772 L 657 600',
      8,
      0.22,
      'soft4',
    ) +
    seam(pocket, 0.9) +
    stitched('M352 626 L 648 626', 0.9) +
    stitched(
      'M351 604 L 351 770 C 351 784 358 791 372 791 L 628 791 C 642 791 649 784 649 770 L 649 604',
      0.9,
    ) +
    seam('M500 600 L 500 798', 0.6) +
    stitched('M506 604 L 506 792', 0.7) +
    shade('M346 602 L 654 602', 9, 0.26, 'soft4'),
  shadow: lying,
  foreground:
    softFilters +
    '<rect x="612" y="640" width="30" height="22" rx="1.5" fill="#c93a16"/><circle cx="627" cy="651" r="4.6" fill="#fff"/>' +
    ['M386 196 L 402 196', 'M598 196 L 614 196']
      .map(
        (row) =>
          `<path d="${row}" stroke="#b0884f" stroke-width="5" stroke-linecap="round" transform="translate(0 10)"/>`,
      )
      .join(''),
};

/** Seen from behind there is neither pocket nor label, and the hems are turned over. */
export const apronBack: Drawing = {
  mask: filled([mirrored(tie), mirrored(otherTie), body, neckStrap]),
  cloth: cloth({}, 517),
  relief:
    softFilters +
    hems +
    shade(edge, 16, 0.16, 'soft4') +
    stitched(
      'M344 600 L 656 600 M344 600 L 344 780 C 344 792 352 798 370 798 L 630 798 C 648 798 656 792 656 780 L 656 600',
      0.6,
    ) +
    stitched('M500 604 L 500 792', 0.5),
  shadow: lying,
};
