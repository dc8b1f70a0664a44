import { round } from './svg.ts';

type Point = readonly [x: number, y: number];
/** A grid of heights; `at` answers below the level outside the grid. */
export type Relief = { width: number; height: number; at: (x: number, y: number) => number };

/** The closed lines where the relief crosses the level, each walked with the high side on its right (marching squares). */
export function contours(relief: Relief, level: number): Point[][] {
  const next = new Map<string, { to: string; point: Point }>();
  for (let y = -1; y < relief.height; y++)
    for (let x = -1; x < relief.width; x++)
      for (const [from, to] of cellLines(relief, level, x, y))
        next.set(from.key, { to: to.key, point: from.point });
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at = next.get(start), key = start; at; at = next.get(key)) {
      next.delete(key);
      loop.push(at.point);
      key = at.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

type Crossing = { key: string; point: Point };

/** Which sides of a cell a line joins, by the corners above the level: top-left 1, top-right 2, bottom-right 4, bottom-left 8. */
const joined: Readonly<Record<number, readonly string[]>> = {
  1: ['LT'],
  2: ['TR'],
  3: ['LR'],
  4: ['RB'],
  5: ['LT', 'RB'],
  6: ['TB'],
  7: ['LB'],
  8: ['BL'],
  9: ['BT'],
  10: ['TR', 'BL'],
  11: ['BR'],
  12: ['RL'],
  13: ['RT'],
  14: ['TL'],
};

function cellLines({ at }: Relief, level: number, x: number, y: number): [Crossing, Crossing][] {
  const corner = { tl: at(x, y), tr: at(x + 1, y), br: at(x + 1, y + 1), bl: at(x, y + 1) };
  const kind =
    (corner.tl > level ? 1 : 0) +
    (corner.tr > level ? 2 : 0) +
    (corner.br > level ? 4 : 0) +
    (corner.bl > level ? 8 : 0);
  const share = (a: number, b: number) => (level - a) / (b - a || 1);
  const crossing = (side: string): Crossing => {
    if (side === 'T') return { key: `h${x},${y}`, point: [x + share(corner.tl, corner.tr), y] };
    if (side === 'B') return { key: `h${x},${y + 1}`, point: [x + share(corner.bl, corner.br), y + 1] };
    if (side === 'L') return { key: `v${x},${y}`, point: [x, y + share(corner.tl, corner.bl)] };
    return { key: `v${x + 1},${y}`, point: [x + 1, y + share(corner.tr, corner.br)] };
  };
  return (joined[kind] ?? []).map((line) => [crossing(line.charAt(0)), crossing(line.charAt(1))]);
}

export function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

/** A smooth closed path through every `stride`-th point. */
export function smoothPath(loop: readonly Point[], stride: number, scale: number): string {
  const points = loop
    .filter((_, i) => i % stride === 0)
    .map(([x, y]) => [round(x * scale), round(y * scale)] as const);
  const point = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  const middle = (i: number) => {
    const [ax, ay] = point(i);
    const [bx, by] = point(i + 1);
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  return `M${middle(-1)}${points.map((p, i) => `Q${p.join(' ')} ${middle(i)}`).join('')}Z`;
}
