import type { Drawing } from '../rendering/drawing.ts';
import { gleam, shade, softFilters } from './stitch.ts';

const box = (x: number, y: number, width: number, height: number, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

/** An A3 sheet in an oak frame, as it hangs on a wall. */
const outer = { left: 196, top: 72, right: 804, bottom: 916 };
const bar = 26;
const inner = {
  left: outer.left + bar,
  top: outer.top + bar,
  right: outer.right - bar,
  bottom: outer.bottom - bar,
};
const width = outer.right - outer.left;
const height = outer.bottom - outer.top;

const paper = box(inner.left, inner.top, inner.right - inner.left, inner.bottom - inner.top, 'fill="#fff"');

const relief =
  softFilters +
  // The frame throws its shadow on the sheet, from the top left.
  `<clipPath id="sheet">${paper}</clipPath><g clip-path="url(#sheet)">` +
  shade(
    `M${inner.left} ${inner.bottom} L${inner.left} ${inner.top} L${inner.right} ${inner.top}`,
    22,
    0.34,
    'soft4',
  ) +
  shade(
    `M${inner.left} ${inner.bottom} L${inner.left} ${inner.top} L${inner.right} ${inner.top}`,
    54,
    0.16,
    'soft20',
  ) +
  gleam(
    `M${inner.right} ${inner.top} L${inner.right} ${inner.bottom} L${inner.left} ${inner.bottom}`,
    5,
    0.3,
    'soft2',
  ) +
  '</g>';

/** Grain: long lines that wander a little. */
function grain(length: number, seed: number): string {
  return Array.from({ length: 9 }, (_, row) => {
    const y = 2.5 + row * 2.6;
    const sway = Math.sin(seed * 3.7 + row * 1.9) * 2.2;
    return `<path d="M0 ${y} C${length * 0.3} ${y + sway} ${length * 0.6} ${y - sway} ${length} ${y + sway * 0.4}" fill="none" stroke="#7a5327" stroke-opacity="${0.1 + 0.07 * ((row * 7 + seed) % 3)}" stroke-width="${0.8 + ((row + seed) % 3) * 0.4}"/>`;
  }).join('');
}

/** One bar of the frame, lying along x, its inner edge below. */
const wood = (length: number, seed: number, light: number) =>
  `<path d="M0 0 L${length} 0 L${length - bar} ${bar} L${bar} ${bar} Z" fill="#d0a873"/>` +
  `<clipPath id="bar${seed}"><path d="M0 0 L${length} 0 L${length - bar} ${bar} L${bar} ${bar} Z"/></clipPath><g clip-path="url(#bar${seed})">` +
  grain(length, seed) +
  `<rect width="${length}" height="${bar}" fill="${light > 0 ? '#fff' : '#000'}" opacity="${Math.abs(light)}"/>` +
  `<rect width="${length}" height="3" fill="#fff" opacity=".26"/><rect y="${bar - 4}" width="${length}" height="4" fill="#000" opacity=".2"/></g>` +
  `<path d="M0 0 L${bar} ${bar} M${length} 0 L${length - bar} ${bar}" stroke="#5d3d18" stroke-opacity=".5" stroke-width="1"/>`;

const frame =
  `<g transform="translate(${outer.left} ${outer.top})">${wood(width, 1, 0.14)}</g>` +
  `<g transform="translate(${outer.right} ${outer.top}) rotate(90)">${wood(height, 2, -0.1)}</g>` +
  `<g transform="translate(${outer.right} ${outer.bottom}) rotate(180)">${wood(width, 3, -0.16)}</g>` +
  `<g transform="translate(${outer.left} ${outer.bottom}) rotate(-90)">${wood(height, 4, 0.06)}</g>`;

const reflection =
  `<linearGradient id="glare" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/><stop offset=".34" stop-color="#fff" stop-opacity=".07"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset=".63" stop-color="#fff" stop-opacity=".06"/><stop offset=".74" stop-color="#fff" stop-opacity=".03"/><stop offset=".75" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
  box(inner.left, inner.top, inner.right - inner.left, inner.bottom - inner.top, 'fill="url(#glare)"');

const whole = box(outer.left, outer.top, width, height, 'rx="2" fill="#fff"');

export const posterFront: Drawing = {
  mask: whole,
  relief,
  shadow: { near: 0.36, far: 0.4 },
  foreground: reflection + frame,
};

/** Brown board held by turn buttons, and a hook. */
const turnButton = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-7" y="-30" width="14" height="48" rx="7" fill="#000" opacity=".3" transform="translate(2 3)"/><rect x="-7" y="-30" width="14" height="48" rx="7" fill="#b9babd"/><rect x="-4" y="-28" width="4" height="44" rx="2" fill="#f2f2f3"/><circle r="4" cy="4" fill="#77787b"/></g>`;

export const posterBack: Drawing = {
  mask: whole,
  relief:
    softFilters +
    shade(
      `M${inner.left} ${inner.bottom} L${inner.left} ${inner.top} L${inner.right} ${inner.top}`,
      14,
      0.4,
      'soft4',
    ) +
    Array.from({ length: 60 }, (_, i) => {
      const x = inner.left + ((i * 0.618034) % 1) * (inner.right - inner.left - 24);
      const y = inner.top + ((i * 0.754878) % 1) * (inner.bottom - inner.top - 4);
      return `<path d="M${x.toFixed(1)} ${y.toFixed(1)} l${8 + (i % 5) * 3} ${(i % 3) - 1}" stroke="${i % 2 ? '#000' : '#fff'}" stroke-opacity=".16" stroke-width="1.4"/>`;
    }).join(''),
  shadow: { near: 0.36, far: 0.4 },
  foreground:
    frame +
    [180, 400, 640, 800]
      .map((y) => turnButton(inner.left - 2, y, -90) + turnButton(inner.right + 2, y, 90))
      .join('') +
    turnButton(380, inner.top - 2, 0) +
    turnButton(620, inner.top - 2, 0) +
    turnButton(380, inner.bottom + 2, 180) +
    turnButton(620, inner.bottom + 2, 180) +
    '<path d="M440 100 L560 100 L548 128 L452 128 Z" fill="#c4c5c8"/><path d="M462 122 L470 112 L478 122 L486 112 L494 122 L502 112 L510 122 L518 112 L526 122 L534 112" fill="none" stroke="#6b6c6f" stroke-width="3"/><circle cx="450" cy="108" r="4" fill="#7c7d80"/><circle cx="550" cy="108" r="4" fill="#7c7d80"/>',
};
