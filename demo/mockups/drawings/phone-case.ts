import type { Drawing } from '../rendering/drawing.ts';
import { softFilters } from './stitch.ts';

const box = (x: number, y: number, width: number, height: number, radius: number, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${more}/>`;
const shell = (more: string) => box(304, 84, 392, 816, 70, more);

const gradients = `
  <linearGradient id="sheen" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".35" stop-color="#fff" stop-opacity=".04"/>
    <stop offset=".62" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".16"/>
  </linearGradient>
  <linearGradient id="edge" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".04" stop-color="#000" stop-opacity=".16"/>
    <stop offset=".09" stop-color="#000" stop-opacity="0"/><stop offset=".91" stop-color="#000" stop-opacity="0"/>
    <stop offset=".96" stop-color="#000" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".38"/>
  </linearGradient>
  <radialGradient id="glass" cx=".4" cy=".35" r=".8">
    <stop offset="0" stop-color="#4d5a73"/><stop offset=".45" stop-color="#161b28"/><stop offset="1" stop-color="#050608"/>
  </radialGradient>`;

const buttons = [box(297, 290, 9, 62, 4, ''), box(297, 370, 9, 62, 4, ''), box(694, 322, 9, 96, 4, '')];
const mask = `<g fill="#fff">${shell('')}${buttons.join('')}</g>`;

const relief =
  softFilters +
  gradients +
  shell('fill="url(#sheen)"') +
  shell('fill="url(#edge)"') +
  box(
    307,
    87,
    386,
    810,
    67,
    'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" filter="url(#soft2)"',
  ) +
  box(
    316,
    96,
    368,
    792,
    60,
    'fill="none" stroke="#000" stroke-opacity=".15" stroke-width="7" filter="url(#soft4)"',
  ) +
  '<clipPath id="shell"><rect x="304" y="84" width="392" height="816" rx="70"/></clipPath><path d="M330 84 L540 84 L304 440 L304 140 Z" fill="#fff" opacity=".08" clip-path="url(#shell)"/>' +
  `<g opacity=".24">${buttons.join('')}</g>`;

const lens = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="33" fill="#0b0c0e"/><circle cx="${x}" cy="${y}" r="32" fill="none" stroke="#63666c" stroke-width="3.5"/>` +
  `<circle cx="${x}" cy="${y}" r="20" fill="url(#glass)"/><circle cx="${x - 7}" cy="${y - 8}" r="5" fill="#fff" opacity=".8"/><circle cx="${x + 8}" cy="${y + 9}" r="3" fill="#9db4e0" opacity=".5"/>`;

const camera =
  softFilters +
  gradients +
  box(330, 110, 176, 182, 50, 'opacity=".3" filter="url(#soft4)"') +
  box(328, 106, 176, 182, 50, 'fill="#1b1c1f"') +
  box(328, 106, 176, 182, 50, 'fill="url(#sheen)"') +
  box(330, 108, 172, 178, 48, 'fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"') +
  lens(374, 154) +
  lens(374, 240) +
  lens(458, 197) +
  '<circle cx="460" cy="138" r="9" fill="#f4e6c0"/><circle cx="460" cy="138" r="9" fill="none" stroke="#8d8a80" stroke-width="1.6"/><circle cx="460" cy="256" r="6" fill="#08090a"/>';

/** The inside of the case: a soft lining, walls around it and a hole where the camera looks out. */
const hole = box(494, 110, 172, 178, 50, '');
const liningMask = `<mask id="hole"><rect width="1000" height="1000" fill="#fff"/><g fill="#000">${hole}</g></mask><g mask="url(#hole)">${mask}</g>`;
const lining =
  softFilters +
  gradients +
  shell('fill="url(#sheen)" opacity=".5"') +
  box(
    310,
    90,
    380,
    804,
    64,
    'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="10" filter="url(#soft2)"',
  ) +
  box(
    326,
    106,
    348,
    772,
    50,
    'fill="none" stroke="#000" stroke-opacity=".34" stroke-width="15" filter="url(#soft9)"',
  ) +
  box(322, 102, 356, 780, 54, 'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"') +
  box(
    488,
    104,
    184,
    190,
    54,
    'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="5" filter="url(#soft2)"',
  ) +
  box(
    490,
    106,
    180,
    186,
    52,
    'fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3" filter="url(#soft2)"',
  );

export const phoneCaseFront: Drawing = {
  mask,
  relief,
  shadow: { near: 0.34, far: 0.34 },
  foreground: camera,
};
export const phoneCaseBack: Drawing = { mask: liningMask, relief: lining, shadow: { near: 0.34, far: 0.34 } };
