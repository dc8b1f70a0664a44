import type { Drawing } from '../rendering/drawing.ts';
import { gleam, shade, softFilters } from './stitch.ts';

const disc = (r: number, more: string) => `<circle cx="500" cy="500" r="${r}" ${more}/>`;

/** Domed tin under clear film: bright to the top left, rolled in at the edge. */
const gradients = `
  <radialGradient id="dome" cx=".36" cy=".3" r=".82">
    <stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".36" stop-color="#fff" stop-opacity=".06"/>
    <stop offset=".7" stop-color="#000" stop-opacity=".02"/><stop offset=".9" stop-color="#000" stop-opacity=".16"/><stop offset="1" stop-color="#000" stop-opacity=".42"/>
  </radialGradient>
  <linearGradient id="rim" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".8"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity=".4"/>
  </linearGradient>`;

const relief =
  softFilters +
  gradients +
  disc(344, 'fill="url(#dome)"') +
  disc(330, 'fill="none" stroke="url(#rim)" stroke-width="9" filter="url(#soft4)"') +
  disc(341, 'fill="none" stroke="#000" stroke-opacity=".22" stroke-width="5"') +
  '<clipPath id="disc"><circle cx="500" cy="500" r="344"/></clipPath><g clip-path="url(#disc)">' +
  shade('M170 560 A344 344 0 0 0 838 560', 24, 0.3, 'soft20') +
  '</g>';

const gloss =
  softFilters +
  '<path d="M226 420 C 262 284 386 196 516 200 C 430 226 322 312 290 440 C 282 470 218 460 226 420 Z" fill="#fff" opacity=".32" filter="url(#soft9)"/>' +
  '<path d="M742 686 C 702 746 640 784 576 794 C 640 764 690 722 722 668 C 730 656 750 672 742 686 Z" fill="#fff" opacity=".2" filter="url(#soft4)"/>';

export const badgeFront: Drawing = {
  mask: disc(344, 'fill="#fff"'),
  relief,
  shadow: { near: 0.42, far: 0.36 },
  foreground: gloss,
};

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
    gradients +
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
