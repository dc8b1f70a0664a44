import { mixed } from './colors.ts';
import { ellipse, group, path, round } from './svg.ts';

/** One unit of a scene in drawing units. x goes right and down, y left and down, z up. */
export const unit = 54;
const across = 0.866;
const origin = { x: 500, y: 410 };

export const screen = (x: number, y: number, z: number): readonly [number, number] => [
  round(origin.x + (x - y) * across * unit),
  round(origin.y + (x + y) * 0.5 * unit - z * unit),
];

const polygon = (corners: readonly (readonly [number, number, number])[], fill: string) =>
  path(`M${corners.map((corner) => screen(...corner).join(' ')).join('L')}Z`, fill, { stroke: fill });

const lit = (color: string) => mixed(color, '#ffffff', 0.22);
const shady = (color: string) => mixed(color, '#2a1a4a', 0.2);

/** A box with its three visible sides: light from above, the right side in the shade. */
export const box = (
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  color: string,
  top = lit(color),
) =>
  polygon(
    [
      [x, y + d, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    color,
  ) +
  polygon(
    [
      [x + w, y, z],
      [x + w, y + d, z],
      [x + w, y + d, z + h],
      [x + w, y, z + h],
    ],
    shady(color),
  ) +
  polygon(
    [
      [x, y, z + h],
      [x + w, y, z + h],
      [x + w, y + d, z + h],
      [x, y + d, z + h],
    ],
    top,
  );

export function cylinder(
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  color: string,
  top = lit(color),
): string {
  const [cx, cy] = screen(x, y, z);
  const rx = round(r * Math.sqrt(1.5) * unit);
  const ry = round(r * Math.SQRT1_2 * unit);
  const up = round(h * unit);
  const side = (from: number, to: number, fill: string) =>
    path(
      `M${cx + from * rx} ${cy - up}V${cy}${from < 0 ? `A${rx} ${ry} 0 0 0 ${cx + to * rx} ${to === 0 ? cy + ry : cy}` : `A${rx} ${ry} 0 0 1 ${cx} ${cy + ry}`}V${cy - up}Z`,
      fill,
    );
  return side(-1, 0, color) + side(1, 0, shady(color)) + ellipse(cx, cy - up, rx, ry, top);
}

export function ball(x: number, y: number, z: number, r: number, color: string): string {
  const [cx, cy] = screen(x, y, z);
  const size = r * unit;
  return (
    ellipse(cx, cy, size, size, shady(color)) +
    ellipse(cx - size * 0.12, cy - size * 0.12, size * 0.86, size * 0.86, color) +
    ellipse(cx - size * 0.3, cy - size * 0.34, size * 0.4, size * 0.36, lit(color))
  );
}

type Plane = 'along-x' | 'along-y' | 'floor';
const slants: Readonly<Record<Plane, string>> = {
  'along-x': '.866 .5 0 1',
  'along-y': '.866 -.5 0 1',
  floor: '.866 .5 -.866 .5',
};

/** A flat drawing on a wall, a box side or the floor, its origin at x, y, z; `unit` drawing units are one unit of the scene. */
export function flat(plane: Plane, x: number, y: number, z: number, content: string): string {
  return group({ transform: `matrix(${slants[plane]} ${screen(x, y, z).join(' ')})` }, content);
}
