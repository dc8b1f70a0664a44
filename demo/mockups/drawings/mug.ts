import type { Drawing } from '../rendering/drawing.ts';
import { mirrored } from '../rendering/path.ts';
import { filled, gleam, shade, softFilters, within } from './stitch.ts';

const wall = 'M250 250 L250 736 C250 794 350 826 460 826 C570 826 670 794 670 736 L670 250 Z';
const handle =
  'M660 356 C758 330 850 380 850 500 C850 624 760 692 660 680 L660 630 C730 640 798 592 798 500 C798 414 730 384 660 406 Z';
const rim = (rx: number, ry: number, y: number, more: string) =>
  `<ellipse cx="460" cy="${y}" rx="${rx}" ry="${ry}" ${more}/>`;

/** Glazed clay: dark turning edges, one tall window reflected on the left. */
const gradients = `
  <linearGradient id="round" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#000" stop-opacity=".3"/><stop offset=".06" stop-color="#000" stop-opacity=".14"/>
    <stop offset=".16" stop-color="#fff" stop-opacity=".1"/><stop offset=".25" stop-color="#fff" stop-opacity=".34"/>
    <stop offset=".36" stop-color="#fff" stop-opacity=".06"/><stop offset=".58" stop-color="#000" stop-opacity=".02"/>
    <stop offset=".84" stop-color="#000" stop-opacity=".17"/><stop offset=".96" stop-color="#000" stop-opacity=".34"/>
    <stop offset="1" stop-color="#000" stop-opacity=".26"/>
  </linearGradient>
  <linearGradient id="bend" x1="0" x2="1" y1="0" y2=".5">
    <stop offset="0" stop-color="#000" stop-opacity=".24"/><stop offset=".45" stop-color="#fff" stop-opacity=".3"/>
    <stop offset=".72" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".32"/>
  </linearGradient>
  <linearGradient id="deep" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="#000" stop-opacity=".36"/><stop offset="1" stop-color="#000" stop-opacity=".05"/>
  </linearGradient>`;

const handleRelief = within(
  'handle',
  handle,
  filled([handle], 'url(#bend)') +
    shade(handle, 13, 0.28, 'soft9') +
    gleam('M672 374 C760 352 830 396 833 490', 7, 0.5, 'soft4') +
    shade('M662 350 L662 690', 26, 0.3, 'soft9'),
);
const wallRelief = (light: string) =>
  within(
    'wall',
    wall,
    light +
      shade('M250 736 C250 794 350 826 460 826 C570 826 670 794 670 736', 24, 0.3, 'soft9') +
      gleam('M300 330 L300 720', 12, 0.4, 'soft9'),
  );
const rimRelief =
  rim(210, 58, 250, 'fill="#fff" opacity=".16"') +
  rim(209, 57, 250, 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"') +
  `<path d="M252 262 C270 302 360 312 460 312 C560 312 650 302 668 262" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3" filter="url(#soft2)"/>`;

/** White inside whatever the glaze outside. */
const inside =
  gradients +
  softFilters +
  rim(198, 50, 252, 'fill="#f6f4ef"') +
  rim(198, 50, 252, 'fill="url(#round)" opacity=".6" transform="rotate(180 460 252)"') +
  rim(198, 50, 252, 'fill="url(#deep)"') +
  '<path d="M263 256 A198 50 0 0 0 657 256" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" filter="url(#soft2)"/>';

const table =
  softFilters +
  '<ellipse cx="500" cy="822" rx="270" ry="30" fill="#2c241c" opacity=".26" filter="url(#soft20)"/><ellipse cx="466" cy="820" rx="186" ry="15" fill="#2c241c" opacity=".4" filter="url(#soft9)"/>';

/** Everything but the light, which always comes from the left, turns with the mug. */
const turned = (content: string) => `<g transform="matrix(-1 0 0 1 1000 0)">${content}</g>`;

const centered = (content: string) => `<g transform="translate(-50 0)">${content}</g>`;
const centeredBack = (content: string) => `<g transform="translate(50 0)">${content}</g>`;
const bowl = `${filled([wall])}${rim(210, 58, 250, 'fill="#fff"')}`;
const standing = { near: 0.1, far: 0.06 };

export const mugFront: Drawing = {
  mask: centered(bowl + filled([handle])),
  relief: centered(
    softFilters + gradients + handleRelief + wallRelief(filled([wall], 'url(#round)')) + rimRelief,
  ),
  ground: centered(table),
  shadow: standing,
  foreground: centered(inside),
};

const lightOnBack = `<g>${filled([mirrored(wall)], 'url(#round)')}</g>`;

export const mugBack: Drawing = {
  mask: centeredBack(turned(bowl + filled([handle]))),
  relief: centeredBack(
    softFilters + gradients + turned(handleRelief + wallRelief('') + rimRelief) + lightOnBack,
  ),
  ground: centeredBack(turned(table)),
  shadow: standing,
  foreground: centeredBack(turned(inside)),
};
