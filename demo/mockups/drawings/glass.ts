import type { Drawing } from '../rendering/drawing.ts';
import { filled, gleam, shade, softFilters, within } from './stitch.ts';

/** A tin can's shape in frosted glass: a neck below the lip, a thick foot. */
const wall =
  'M352 206 C 350 232 332 250 322 276 C 316 292 314 306 314 324 L318 812 C 320 838 336 852 360 858 C 440 876 560 876 640 858 C 664 852 680 838 682 812 L686 324 C 686 306 684 292 678 276 C 668 250 650 232 648 206 C 610 222 390 222 352 206 Z';
const lip = (rx: number, ry: number, y: number, more: string) =>
  `<ellipse cx="500" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;

/** Light passes through: bright in the middle of each half, dark only where the wall turns away. */
const gradients = `
  <linearGradient id="frost" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset=".035" stop-color="#fff" stop-opacity=".34"/>
    <stop offset=".09" stop-color="#000" stop-opacity=".13"/><stop offset=".2" stop-color="#fff" stop-opacity=".2"/>
    <stop offset=".3" stop-color="#fff" stop-opacity=".4"/><stop offset=".46" stop-color="#fff" stop-opacity=".08"/>
    <stop offset=".76" stop-color="#000" stop-opacity=".07"/><stop offset=".92" stop-color="#000" stop-opacity=".15"/>
    <stop offset=".965" stop-color="#fff" stop-opacity=".36"/><stop offset="1" stop-color="#000" stop-opacity=".28"/>
  </linearGradient>
  <linearGradient id="depth" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/>
    <stop offset=".84" stop-color="#000" stop-opacity=".06"/><stop offset=".93" stop-color="#000" stop-opacity=".2"/>
    <stop offset=".95" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".12"/>
  </linearGradient>
  <linearGradient id="opening" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".5" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity=".3"/>
  </linearGradient>`;

const relief =
  softFilters +
  gradients +
  within(
    'wall',
    wall,
    filled([wall], 'url(#depth)') +
      filled([wall], 'url(#frost)') +
      shade('M318 300 C 400 326 600 326 682 300', 14, 0.14, 'soft9') +
      gleam('M330 282 C 410 304 590 304 670 282', 7, 0.5, 'soft4') +
      gleam('M330 806 C 400 832 600 832 670 806', 9, 0.6, 'soft4') +
      shade('M326 790 C 400 814 600 814 674 790', 8, 0.2, 'soft4') +
      gleam('M392 340 L392 770', 16, 0.34, 'soft9') +
      gleam('M628 350 L628 770', 6, 0.26, 'soft4'),
  ) +
  lip(148, 36, 207, 'fill="url(#opening)"') +
  lip(146, 34, 207, 'fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="6"') +
  lip(138, 29, 208, 'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="3"') +
  '<path d="M364 214 C 374 186 430 178 500 178 C 570 178 626 186 636 214" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="10" filter="url(#soft4)"/>' +
  '<path d="M366 216 C 420 236 580 236 634 216" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3" filter="url(#soft2)"/>';

const table =
  softFilters +
  '<ellipse cx="540" cy="862" rx="240" ry="30" fill="#2c241c" opacity=".2" filter="url(#soft20)"/><ellipse cx="508" cy="862" rx="160" ry="13" fill="#2c241c" opacity=".36" filter="url(#soft9)"/>' +
  // The light that the glass gathers falls beside it.
  '<ellipse cx="640" cy="884" rx="90" ry="12" fill="#fff" opacity=".6" filter="url(#soft9)"/>';

const side: Drawing = {
  mask: filled([wall]) + lip(148, 36, 207, 'fill="#fff"'),
  relief,
  ground: table,
  shadow: { near: 0.1, far: 0.05 },
};

/** It looks the same from both sides but for the print. */
export const glassFront = side;
export const glassBack = side;
