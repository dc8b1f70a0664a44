import type { Drawing } from '../rendering/drawing.ts';
import { mirrored } from '../rendering/path.ts';
import { filled, gleam, seam, shade, softFilters, stitched, within } from './stitch.ts';

/** An A5 notebook with a cloth spine and rounded corners, closed by an elastic band. */
const cover =
  'M232 116 C 232 112 235 110 239 110 L 738 110 C 758 110 770 122 770 142 L 770 860 C 770 880 758 892 738 892 L 239 892 C 235 892 232 890 232 886 Z';
const spine = 'M232 116 C 232 112 235 110 239 110 L 300 110 L 300 892 L 239 892 C 235 892 232 890 232 886 Z';
const pages =
  'M262 902 L 742 902 C 766 902 780 888 780 864 L 780 150 L 770 142 L 770 860 C 770 880 758 892 738 892 L 250 892 Z';

const gradients = `
  <linearGradient id="board" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".4" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".12"/>
  </linearGradient>
  <linearGradient id="back-edge" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".3" stop-color="#fff" stop-opacity=".16"/><stop offset=".8" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".28"/>
  </linearGradient>`;

/** Woven bookcloth shows as a fine mesh on the spine. */
const mesh = Array.from({ length: 98 }, (_, i) => `M232 ${114 + i * 8} L300 ${114 + i * 8}`).join(' ');

const coverRelief =
  filled([cover], 'url(#board)') +
  shade('M770 150 L770 860 C 770 880 758 892 738 892 L 260 892', 10, 0.3, 'soft4') +
  gleam('M300 113 L 738 113 C 756 113 767 124 767 142', 4, 0.5, 'soft2');
const spineRelief =
  within(
    'spine',
    spine,
    filled([spine], '#00000038') +
      `<path d="${mesh}" stroke="#fff" stroke-opacity=".1" stroke-width="2"/>` +
      filled([spine], 'url(#back-edge)'),
  ) +
  seam('M300 110 L300 892', 0.8) +
  shade('M318 110 L318 892', 9, 0.2, 'soft4') +
  gleam('M326 112 L326 890', 4, 0.2, 'soft2') +
  stitched('M292 114 L292 890', 0.8);

const sheets =
  filled([pages], '#f4efe3') +
  Array.from(
    { length: 4 },
    (_, i) =>
      `<path d="M${770 + i * 2.4} 150 L${770 + i * 2.4} 870" stroke="#b9b09c" stroke-opacity=".6" stroke-width=".8"/><path d="M258 ${893 + i * 2.4} L748 ${893 + i * 2.4}" stroke="#b9b09c" stroke-opacity=".6" stroke-width=".8"/>`,
  ).join('');

const band =
  softFilters +
  '<rect x="704" y="106" width="17" height="796" fill="#000" opacity=".34" filter="url(#soft4)" transform="translate(4 3)"/><rect x="702" y="106" width="17" height="798" fill="#c93a16"/>' +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${704 + i * 2.7} 106 L${704 + i * 2.7} 904" stroke="#000" stroke-opacity=".13" stroke-width="1"/>`,
  ).join('') +
  '<rect x="703" y="106" width="4" height="798" fill="#fff" opacity=".2"/>';

const ribbon =
  '<path d="M438 890 L438 948 L447 938 L456 948 L456 890 Z" fill="#c93a16"/><path d="M438 890 L456 890 L456 900 L438 900 Z" fill="#000" opacity=".3"/>';

const turned = (content: string) => `<g transform="matrix(-1 0 0 1 1000 0)">${content}</g>`;
const shadow = { near: 0.34, far: 0.34 };

export const notebookFront: Drawing = {
  mask: filled([cover]),
  relief: softFilters + gradients + within('cover', cover, coverRelief) + spineRelief,
  ground: sheets,
  shadow,
  foreground: ribbon + band,
};

export const notebookBack: Drawing = {
  mask: filled([mirrored(cover)]),
  relief: softFilters + gradients + turned(within('cover', cover, coverRelief) + spineRelief),
  ground: turned(sheets),
  shadow,
  foreground: `${turned(ribbon)}<g transform="translate(-420 0)">${band}</g>`,
};
