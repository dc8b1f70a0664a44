import type { Drawing } from '../rendering/drawing.ts';
import { softFilters } from './stitch.ts';

const box = (x: number, y: number, width: number, height: number, radius: number, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${more}/>`;
const shell = (more: string) => box(304, 84, 392, 816, 70, more);

const gradients = `
  <linearGradient id="sheen" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".35" stop-color="#fff" stop-opacity=".04"/>
    <stop offset=".62" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".16"/>
  </linearGradient>`;

const buttons = [box(297, 290, 9, 62, 4, ''), box(297, 370, 9, 62, 4, ''), box(694, 322, 9, 96, 4, '')];
const mask = `<g fill="#fff">${shell('')}${buttons.join('')}</g>`;

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

export const phoneCaseBack: Drawing = { mask: liningMask, relief: lining, shadow: { near: 0.34, far: 0.34 } };
