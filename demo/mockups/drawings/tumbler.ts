import type { Drawing } from '../rendering/drawing.ts';
import { filled, gleam, shade, softFilters, within } from './stitch.ts';

const wall =
  'M330 302 L372 838 C 375 868 392 884 420 890 C 470 900 530 900 580 890 C 608 884 625 868 628 838 L670 302 C 610 322 390 322 330 302 Z';
const foot =
  'M373 846 C 376 872 393 886 420 892 C 470 902 530 902 580 892 C 607 886 624 872 627 846 C 560 866 440 866 373 846 Z';

/** Powder-coated steel: a broad soft window on the left, a narrow one on the right, dark turning edges. */
const gradients = `
  <linearGradient id="round" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset=".09" stop-color="#000" stop-opacity=".2"/>
    <stop offset=".2" stop-color="#fff" stop-opacity=".1"/><stop offset=".3" stop-color="#fff" stop-opacity=".3"/>
    <stop offset=".42" stop-color="#fff" stop-opacity=".04"/><stop offset=".64" stop-color="#000" stop-opacity=".06"/>
    <stop offset=".84" stop-color="#000" stop-opacity=".26"/><stop offset=".93" stop-color="#000" stop-opacity=".36"/>
    <stop offset="1" stop-color="#000" stop-opacity=".24"/>
  </linearGradient>
  <linearGradient id="steel" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#6f7073"/><stop offset=".14" stop-color="#a6a7a9"/><stop offset=".3" stop-color="#f5f5f4"/>
    <stop offset=".46" stop-color="#b4b5b7"/><stop offset=".7" stop-color="#8b8c8f"/><stop offset=".88" stop-color="#5f6063"/>
    <stop offset="1" stop-color="#97989a"/>
  </linearGradient>
  <linearGradient id="plastic" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#3a3b3e"/><stop offset=".28" stop-color="#77797d"/><stop offset=".42" stop-color="#4a4b4f"/>
    <stop offset=".9" stop-color="#1f2022"/><stop offset="1" stop-color="#3a3b3e"/>
  </linearGradient>
  <linearGradient id="straw" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#c9c6bf"/><stop offset=".35" stop-color="#ffffff"/><stop offset="1" stop-color="#a9a69f"/>
  </linearGradient>`;

const relief =
  softFilters +
  gradients +
  within(
    'wall',
    wall,
    filled([wall], 'url(#round)') +
      gleam('M440 340 L452 830', 26, 0.14, 'soft9') +
      shade('M330 302 C390 324 610 324 670 302', 22, 0.32, 'soft9') +
      shade('M374 842 C 440 864 560 864 626 842', 16, 0.3, 'soft4') +
      gleam('M340 420 L372 836', 4, 0.3, 'soft2'),
  );

const lid =
  '<path d="M318 284 C 318 262 400 250 500 250 C 600 250 682 262 682 284 L680 306 C 660 326 590 334 500 334 C 410 334 340 326 320 306 Z" fill="url(#plastic)"/>' +
  '<ellipse cx="500" cy="282" rx="182" ry="30" fill="#4d4e52"/><ellipse cx="500" cy="280" rx="170" ry="25" fill="#2d2e31"/>' +
  '<path d="M332 280 A170 25 0 0 0 668 280" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>' +
  '<path d="M330 272 C 360 258 430 252 500 252 C 560 252 610 256 640 263" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="3" filter="url(#soft2)"/>' +
  '<path d="M322 310 C 350 326 420 334 500 334 C 580 334 650 326 678 310" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2"/>' +
  '<ellipse cx="560" cy="278" rx="26" ry="8" fill="#121315"/>';
const straw =
  '<path d="M547 278 L572 70 C 573 64 594 66 593 72 L573 278 Z" fill="url(#straw)"/>' +
  '<path d="M572 70 C 573 64 594 66 593 72 C 590 78 575 77 572 70 Z" fill="#8f8c86"/>' +
  '<path d="M547 278 C 552 283 568 283 573 278 L574 268 C 566 274 554 272 548 268 Z" fill="#000" opacity=".34"/>';

const foreground =
  softFilters +
  gradients +
  filled([foot], 'url(#steel)') +
  '<path d="M373 846 C 440 866 560 866 627 846" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3"/>' +
  '<path d="M375 851 C 440 871 560 871 625 851" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>' +
  lid +
  straw;

const table =
  softFilters +
  '<ellipse cx="530" cy="890" rx="210" ry="28" fill="#2c241c" opacity=".26" filter="url(#soft20)"/><ellipse cx="506" cy="892" rx="124" ry="13" fill="#2c241c" opacity=".42" filter="url(#soft9)"/>';

const side: Drawing = {
  mask: filled([wall]),
  relief,
  ground: table,
  shadow: { near: 0.12, far: 0.06 },
  foreground,
};

/** It looks the same from both sides but for the print. */
export const tumblerFront = side;
export const tumblerBack = side;
