import type { Drawing } from '../rendering/drawing.ts';
import { gleam, softFilters } from './stitch.ts';

const disc = (r: number, more: string) => `<circle cx="500" cy="500" r="${r}" ${more}/>`;

/** Bare tin with its safety pin. */
const pin =
  softFilters +
  '<linearGradient id="wire" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#fafafa"/><stop offset=".5" stop-color="#a5a7aa"/><stop offset="1" stop-color="#595b5e"/></linearGradient>' +
  '<path d="M250 546 C 330 520 640 500 748 512" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="13" filter="url(#soft4)" transform="translate(4 14)"/>' +
  '<path d="M262 560 C 230 560 220 520 252 508 C 340 482 650 470 744 486" fill="none" stroke="url(#wire)" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M262 560 C 300 566 340 548 380 540" fill="none" stroke="url(#wire)" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M716 462 L760 470 C 776 474 776 506 760 508 L716 510 Z" fill="url(#wire)" stroke="#595b5e" stroke-width="1.5"/>';

export const badgeBack: Drawing = {
  mask: disc(344, 'fill="#fff"'),
  relief:
    softFilters +
    '<linearGradient id="brushed" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".3" stop-color="#000" stop-opacity=".06"/><stop offset=".52" stop-color="#fff" stop-opacity=".5"/><stop offset=".72" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#fff" stop-opacity=".24"/></linearGradient>' +
    disc(344, 'fill="url(#brushed)"') +
    disc(338, 'fill="none" stroke="#000" stroke-opacity=".34" stroke-width="10"') +
    disc(318, 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="8" filter="url(#soft2)"') +
    disc(300, 'fill="none" stroke="#000" stroke-opacity=".4" stroke-width="12" filter="url(#soft4)"') +
    disc(286, 'fill="#000" opacity=".12"') +
    gleam('M300 420 C 360 320 460 280 560 280', 22, 0.4, 'soft20') +
    '<path d="M214 500 A286 286 0 0 0 786 500" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="30" filter="url(#soft20)"/>',
  shadow: { near: 0.42, far: 0.36 },
  foreground: pin,
};
