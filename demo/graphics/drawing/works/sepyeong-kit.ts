import { ball, box, cylinder, flat, screen, unit } from '../isometric.ts';
import { randomFrom } from '../random.ts';
import { circle, ellipse, line, path, rect, repeat } from '../svg.ts';

export const tone = {
  plaster: '#f3e3d0',
  mint: '#a9d6c5',
  peach: '#f6b99a',
  butter: '#f7d98b',
  lilac: '#c3b1e1',
  blue: '#7fa8d9',
  navy: '#3c4a7a',
  tomato: '#e2604a',
  oak: '#c8925c',
  walnut: '#8a5a44',
  leaf: '#5f9e6e',
  white: '#fbf7ef',
  grey: '#aeb4bf',
  coal: '#3a3547',
  pink: '#f0a6b4',
} as const;

const edge = 8;

/** Floor and two walls; `left` and `right` are the walls' colors. */
export const walls = (floor: string, left: string, right: string, height = 5.6) =>
  box(0, 0, -0.4, edge, edge, 0.4, floor) +
  box(-0.3, -0.3, -0.4, 0.3, edge + 0.3, height + 0.4, left) +
  box(0, -0.3, -0.4, edge, 0.3, height + 0.4, right);

/** A pattern on the floor: boards, or tiles in two colors. */
export const boards = (color: string) =>
  flat(
    'floor',
    0,
    0,
    0,
    repeat(7, (i) => line(`M0 ${(i + 1) * unit}H${edge * unit}`, color, 3)) +
      repeat(8, (i) => line(`M${((i * 3) % 7) * unit + 30} ${i * unit}v${unit}`, color, 3)),
  );

export const tiles = (color: string, size = 1) =>
  flat(
    'floor',
    0,
    0,
    0,
    repeat((edge / size) ** 2 / 2, (i) => {
      const row = Math.floor((i * 2) / (edge / size));
      return rect(
        (((i * 2) % (edge / size)) + (row % 2)) * unit * size,
        row * unit * size,
        unit * size,
        unit * size,
        color,
      );
    }),
  );

export const rug = (x: number, y: number, w: number, d: number, color: string, stripe: string) =>
  flat(
    'floor',
    x,
    y,
    0.03,
    rect(0, 0, w * unit, d * unit, color, { rx: 14 }) +
      rect(14, 14, w * unit - 28, d * unit - 28, 'none', { rx: 8, stroke: stripe, 'stroke-width': 7 }),
  );

/** Panes with sky on a wall. u and w along the wall, v the upper edge. */
export function window(
  wall: 'left' | 'right',
  u: number,
  v: number,
  w: number,
  h: number,
  sky: string = '#bfe3f2',
  frame: string = tone.white,
): string {
  const width = w * unit;
  const height = h * unit;
  const content =
    rect(0, 0, width, height, frame) +
    rect(8, 8, width - 16, height - 16, sky) +
    path(
      `M${width * 0.2} ${height - 8}L${width * 0.5} 8H${width * 0.66}L${width * 0.36} ${height - 8}Z`,
      '#ffffff',
      { opacity: 0.45 },
    ) +
    line(`M${width / 2} 6V${height - 6}M6 ${height / 2}H${width - 6}`, frame, 8, {
      'stroke-linecap': 'butt',
    });
  return onWall(wall, u, v, w, content);
}

/** On the left wall `u` is the distance of the right edge from the corner, on the right wall that of the left edge. */
export const onWall = (wall: 'left' | 'right', u: number, v: number, w: number, content: string) =>
  wall === 'left' ? flat('along-y', 0, u + w, v, content) : flat('along-x', u, 0, v, content);

export const poster = (
  wall: 'left' | 'right',
  u: number,
  v: number,
  w: number,
  h: number,
  ground: string,
  art: string,
) =>
  onWall(
    wall,
    u,
    v,
    w,
    rect(0, 0, w * unit, h * unit, tone.white) + rect(7, 7, w * unit - 14, h * unit - 14, ground) + art,
  );

export function bookcase(
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  wood: string,
  seed: number,
  side: 'x' | 'y' = 'x',
): string {
  const random = randomFrom(seed);
  const colors = [
    tone.tomato,
    tone.blue,
    tone.butter,
    tone.leaf,
    tone.white,
    tone.lilac,
    tone.pink,
    tone.navy,
  ];
  const width = (side === 'x' ? w : d) * unit;
  const levels = Math.max(1, Math.round(h / 1.15));
  const pitch = (h * unit) / levels;
  let content = rect(6, 6, width - 12, h * unit - 12, '#5a3d34');
  for (let level = 0; level < levels; level++) {
    let left = 10;
    while (left < width - 26) {
      const book = 10 + random() * 9;
      const height = pitch * (0.55 + random() * 0.24);
      if (random() > 0.1)
        content += rect(
          left,
          (level + 1) * pitch - 8 - height,
          book,
          height,
          colors[Math.floor(random() * colors.length)] ?? tone.white,
        );
      left += book + 1.5;
    }
    content += rect(0, (level + 1) * pitch - 8, width, 8, wood);
  }
  return (
    box(x, y, z, w, d, h, wood) +
    (side === 'x' ? flat('along-x', x, y + d, z + h, content) : flat('along-y', x + w, y + d, z + h, content))
  );
}

export const table = (x: number, y: number, w: number, d: number, h: number, color: string, z = 0) =>
  [
    [x + 0.1, y + 0.1],
    [x + w - 0.25, y + 0.1],
    [x + 0.1, y + d - 0.25],
    [x + w - 0.25, y + d - 0.25],
  ]
    .map(([lx = 0, ly = 0]) => box(lx, ly, z, 0.16, 0.16, h - 0.14, color))
    .join('') + box(x, y, z + h - 0.14, w, d, 0.14, color);

export const stool = (x: number, y: number, color: string, h = 0.9) =>
  cylinder(x, y, 0, 0.1, h - 0.16, tone.grey) + cylinder(x, y, h - 0.16, 0.36, 0.16, color);

export const chair = (x: number, y: number, color: string, back: 'x' | 'y' = 'y') =>
  (back === 'y' ? box(x, y, 0.5, 0.9, 0.14, 1.2, color) : box(x, y, 0.5, 0.14, 0.9, 1.2, color)) +
  table(x, y, 0.9, 0.9, 0.72, color);

export function plant(x: number, y: number, z: number, size = 1, pot: string = tone.peach): string {
  const [cx, cy] = screen(x, y, z + 0.5 * size);
  return (
    cylinder(x, y, z, 0.3 * size, 0.5 * size, pot, '#6b4a3a') +
    repeat(7, (i) => {
      const turn = -72 + i * 24;
      const reach = (i % 2 ? 62 : 80) * size;
      return path(
        `M0 0C${-20 * size} ${-reach * 0.4} ${-14 * size} ${-reach * 0.9} 0 ${-reach}C${14 * size} ${-reach * 0.9} ${20 * size} ${-reach * 0.4} 0 0Z`,
        i % 2 ? '#4c8a5c' : '#77b884',
        { transform: `translate(${cx} ${cy}) rotate(${turn})` },
      );
    })
  );
}

export function lamp(x: number, y: number, z: number, drop: number, color: string): string {
  const [cx, cy] = screen(x, y, z);
  return (
    line(`M${cx} ${cy - drop * unit}V${cy}`, tone.coal, 4) +
    path(`M${cx - 38} ${cy + 34}L${cx - 14} ${cy}H${cx + 14}L${cx + 38} ${cy + 34}Z`, color) +
    ellipse(cx, cy + 34, 38, 10, '#fff3b8')
  );
}

export function cat(x: number, y: number, z: number, color: string): string {
  const [cx, cy] = screen(x, y, z);
  return (
    ellipse(cx + 4, cy - 10, 40, 20, color) +
    line(`M${cx + 36} ${cy - 6}q26 4 20 -22`, color, 9) +
    circle(cx - 30, cy - 28, 19, color) +
    path(`M${cx - 48} ${cy - 32}l2 -24l16 12zM${cx - 12} ${cy - 32}l-2 -24l-16 12z`, color) +
    line(`M${cx - 40} ${cy - 28}q4 5 8 0M${cx - 28} ${cy - 28}q4 5 8 0`, tone.coal, 3)
  );
}

export const cup = (x: number, y: number, z: number, color: string) =>
  cylinder(x, y, z, 0.14, 0.26, color, '#5a3326');

export const fruits = (x: number, y: number, z: number, color: string) =>
  ball(x - 0.18, y - 0.1, z + 0.14, 0.15, color) +
  ball(x + 0.16, y - 0.1, z + 0.14, 0.15, color) +
  ball(x, y + 0.14, z + 0.14, 0.15, color);

/** A front with drawers, a hob or round hatches: `count` cells along the side that faces left. */
export const fronts = (
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  count: number,
  content: (width: number, height: number) => string,
) =>
  repeat(count, (i) => flat('along-x', x + (w / count) * i, y, z + h, content((w / count) * unit, h * unit)));
