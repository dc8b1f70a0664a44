/** Outlines are SVG path data with absolute coordinates in mock-up units, written as pairs "x y". */
const pair = /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g;

type Point = readonly [x: number, y: number];
export type Curve = readonly [from: Point, control1: Point, control2: Point, to: Point];

export function mirrored(path: string): string {
  return path.replace(pair, (_, x, y) => `${1000 - Number(x)} ${y}`);
}

export function moved(path: string, dx: number, dy: number): string {
  return path.replace(pair, (_, x, y) => `${Number(x) + dx} ${Number(y) + dy}`);
}

export function mirroredCurve(curve: Curve): Curve {
  return bent(curve, ([x, y]) => [1000 - x, y]);
}

export function bent([a, b, c, d]: Curve, change: (point: Point) => Point): Curve {
  return [change(a), change(b), change(c), change(d)];
}

/** Point and unit tangent at t in 0..1. */
export function along([a, b, c, d]: Curve, t: number): { at: Point; tangent: Point } {
  const u = 1 - t;
  const at = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  const slope = (i: 0 | 1) =>
    3 * u * u * (b[i] - a[i]) + 6 * u * t * (c[i] - b[i]) + 3 * t * t * (d[i] - c[i]);
  const length = Math.hypot(slope(0), slope(1)) || 1;
  return { at: [at(0), at(1)], tangent: [slope(0) / length, slope(1) / length] };
}

/** Reads the only cubic curve of a path. */
export function curveOf(path: string): Curve {
  const points = [...path.matchAll(pair)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [from, control1, control2, to, more] = points;
  if (!(from && control1 && control2 && to) || more) throw new Error(`Not one cubic curve: ${path}`);
  return [from, control1, control2, to];
}
