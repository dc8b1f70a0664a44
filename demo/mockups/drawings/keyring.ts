import type { Drawing } from '../rendering/drawing.ts';
import { filled, gleam, shade, softFilters, within } from './stitch.ts';

/** A plate of printed acrylic with a tab for the ring. */
const plate =
  'M446 356 C 446 326 470 304 500 304 C 530 304 554 326 554 356 C 554 372 566 380 584 380 L 660 380 C 708 380 744 416 744 464 L 744 792 C 744 840 708 876 660 876 L 340 876 C 292 876 256 840 256 792 L 256 464 C 256 416 292 380 340 380 L 416 380 C 434 380 446 372 446 356 Z';
const face =
  'M340 396 L660 396 C 700 396 728 424 728 464 L728 792 C 728 832 700 860 660 860 L340 860 C 300 860 272 832 272 792 L272 464 C 272 424 300 396 340 396 Z';
const hole = '<circle cx="500" cy="348" r="19"/>';
const pierced = `<mask id="pierced"><rect width="1000" height="1000" fill="#fff"/><g fill="#000">${hole}</g></mask>`;

const gradients = `
  <linearGradient id="sheen" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".1"/>
  </linearGradient>
  <linearGradient id="metal" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fbfbfb"/><stop offset=".35" stop-color="#a9abae"/><stop offset=".55" stop-color="#f0f0f1"/><stop offset="1" stop-color="#6d6f73"/>
  </linearGradient>`;

/** Polished edges gather light: a bright rim around the face, a dark line within. */
const relief =
  softFilters +
  gradients +
  within(
    'plate',
    plate,
    filled([plate], 'url(#sheen)') +
      `<path d="${plate}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="15"/>` +
      `<path d="${face}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="3" filter="url(#soft2)"/>` +
      `<path d="${plate}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4"/>` +
      shade('M744 464 L744 792 C744 840 708 876 660 876 L340 876', 18, 0.3, 'soft9') +
      gleam('M262 790 L262 464 C262 420 294 386 340 386 L420 386', 5, 0.9, 'soft2') +
      '<circle cx="500" cy="348" r="24" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="4" filter="url(#soft2)"/><circle cx="500" cy="348" r="20" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2"/>',
  );

/** The gloss lies above the print. */
const gloss = within(
  'gloss',
  face,
  '<path d="M272 396 L520 396 L272 780 Z" fill="#fff" opacity=".13"/><path d="M560 396 L610 396 L272 930 L272 850 Z" fill="#fff" opacity=".09"/>',
);

const ring = (cx: number, cy: number, r: number, thick: number) =>
  `<circle cx="${cx + 4}" cy="${cy + 7}" r="${r}" fill="none" stroke="#2c241c" stroke-opacity=".26" stroke-width="${thick}" filter="url(#soft4)"/>` +
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="url(#metal)" stroke-width="${thick}"/>` +
  `<circle cx="${cx}" cy="${cy}" r="${r + thick / 2 - 1}" fill="none" stroke="#4b4d50" stroke-opacity=".5" stroke-width="1.4"/><circle cx="${cx}" cy="${cy}" r="${r - thick / 2 + 1}" fill="none" stroke="#4b4d50" stroke-opacity=".5" stroke-width="1.4"/>` +
  `<path d="M${cx - r * 0.7} ${cy - r * 0.72} A${r} ${r} 0 0 1 ${cx + r * 0.3} ${cy - r * 0.95}" fill="none" stroke="#fff" stroke-width="${thick * 0.34}" stroke-linecap="round"/>`;

const link = (y: number, isFlat: boolean) =>
  isFlat
    ? `<rect x="492" y="${y}" width="16" height="42" rx="8" fill="none" stroke="url(#metal)" stroke-width="6"/>`
    : `<rect x="497" y="${y}" width="6" height="40" rx="3" fill="url(#metal)" stroke="#6d6f73" stroke-width="1"/>`;

const chain =
  softFilters +
  gradients +
  gloss +
  link(214, true) +
  link(246, false) +
  link(278, true) +
  ring(500, 334, 27, 6) +
  ring(500, 140, 86, 11);

const side: Drawing = {
  mask: `${pierced}<g mask="url(#pierced)">${filled([plate])}</g>`,
  relief,
  shadow: { near: 0.34, far: 0.26 },
  foreground: chain,
};

/** Clear acrylic carries a print on either side. */
export const keyringFront = side;
export const keyringBack = side;
