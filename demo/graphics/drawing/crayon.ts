import { randomFrom } from './random.ts';
import { group, path, polar, repeat, round } from './svg.ts';

export type Point = readonly [x: number, y: number];
export type Shape = readonly Point[];

/** A circle or egg as a child closes it. */
export const egg = (cx: number, cy: number, rx: number, ry = rx, turn = 0): Shape =>
  Array.from({ length: 28 }, (_, i) => {
    const [x, y] = polar(0, 0, 1, (i * 360) / 28);
    const angle = (turn * Math.PI) / 180;
    return [
      cx + x * rx * Math.cos(angle) - y * ry * Math.sin(angle),
      cy + x * rx * Math.sin(angle) + y * ry * Math.cos(angle),
    ];
  });

/** Straight sides between corners. */
export const corners = (...points: Shape): Shape =>
  points.flatMap(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / 40));
    return Array.from(
      { length: steps },
      (_, k) => [x + ((nx - x) * k) / steps, y + ((ny - y) * k) / steps] as const,
    );
  });

/** A soft closed line through the points. */
export const soft = (...points: Shape): Shape => points.flatMap((_, i) => between(points, i, true));

/** A soft open line through the points. */
export const along = (...points: Shape): Shape => [
  ...points.slice(0, -1).flatMap((_, i) => between(points, i, false)),
  ...points.slice(-1),
];

function between(points: Shape, i: number, closed: boolean): Point[] {
  const at = (k: number): Point =>
    points[closed ? (k + points.length) % points.length : Math.max(0, Math.min(points.length - 1, k))] ?? [
      0, 0,
    ];
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const spline = (p: number, q: number, r: number, s: number, t: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return Array.from({ length: 6 }, (_, k) => [
    spline(a[0], b[0], c[0], d[0], k / 6),
    spline(a[1], b[1], c[1], d[1], k / 6),
  ]);
}

const stroke = (d: string, color: string, width: number, opacity?: number) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity,
  });

/** Draws the line twice, never quite in the same place. */
export function drawn(shape: Shape, color: string, width = 13, closed = true): string {
  const random = randomFrom(Math.round(shape.reduce((sum, [x, y]) => sum + x * 3 + y, 0)));
  return repeat(2, (pass) => {
    const wobble = () => (random() - 0.5) * (pass === 0 ? 5 : 11);
    const points = (closed ? [...shape, ...shape.slice(0, 2)] : shape).map(
      ([x, y]) => `${Math.round(x + wobble())} ${Math.round(y + wobble())}`,
    );
    return stroke(
      `M${points.join('L')}`,
      color,
      pass === 0 ? width : width * 0.6,
      pass === 0 ? undefined : 0.7,
    );
  });
}

export const scrawl = (color: string, width: number, ...points: Shape): string =>
  drawn(along(...points), color, width, false);

/** Colors a shape in with one long zigzag. */
export function colored(shape: Shape, color: string, angle = -38, gap = 15): string {
  const turn = (angle * Math.PI) / 180;
  const turned = shape.map(
    ([x, y]) =>
      [x * Math.cos(-turn) - y * Math.sin(-turn), x * Math.sin(-turn) + y * Math.cos(-turn)] as const,
  );
  const top = Math.min(...turned.map(([, y]) => y));
  const bottom = Math.max(...turned.map(([, y]) => y));
  const random = randomFrom(Math.round(top * 7 + bottom));
  const back = (x: number, y: number) =>
    `${Math.round(x * Math.cos(turn) - y * Math.sin(turn))} ${Math.round(x * Math.sin(turn) + y * Math.cos(turn))}`;
  let d = '';
  let ends: Point | undefined;
  let forth = true;
  for (let y = top + gap * 0.6; y < bottom; y += gap * (0.85 + random() * 0.3)) {
    const hits = crossings(turned, y);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const inset = () => (random() - 0.35) * 12;
      const from = (hits[i] ?? 0) + inset();
      const to = (hits[i + 1] ?? 0) - inset();
      const pair = forth ? [from, to] : [to, from];
      const [start = 0, end = 0] = pair;
      const near = hits.length === 2 && ends !== undefined && Math.hypot(ends[0] - start, ends[1] - y) < 90;
      d += `${near ? 'L' : 'M'}${back(start, y)}L${back(end, y + (random() - 0.5) * 6)}`;
      ends = [end, y];
    }
    forth = !forth;
  }
  return stroke(d, color, gap * 1.2);
}

function crossings(shape: Shape, y: number): number[] {
  return shape
    .flatMap(([ax, ay], i) => {
      const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
      return ay < y === by < y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    })
    .toSorted((a, b) => a - b);
}

/** Colored in and outlined. */
export const crayoned = (shape: Shape, fill: string, line: string, angle?: number): string =>
  colored(shape, fill, angle) + drawn(shape, line);

/** Paper grain: wax does not reach the hollows. */
export function onPaper(...content: readonly string[]): string {
  const random = randomFrom(6);
  const hollows = repeat(
    110,
    () =>
      `M${round(random() * 150)} ${round(random() * 150)}l${round(random() * 5 - 2)} ${round(random() * 5 - 1)}`,
  );
  return (
    `<pattern id="hollows" width="150" height="150" patternUnits="userSpaceOnUse"><path d="${hollows}" stroke="#000" stroke-width="2.6" stroke-linecap="round" opacity=".8"/></pattern>` +
    `<mask id="wax" maskUnits="userSpaceOnUse" x="-50" y="-50" width="1100" height="1100"><rect x="-50" y="-50" width="1100" height="1100" fill="#fff"/><rect x="-50" y="-50" width="1100" height="1100" fill="url(#hollows)"/></mask>` +
    group({ mask: 'url(#wax)' }, ...content)
  );
}
