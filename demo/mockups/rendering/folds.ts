import { edge, type Field } from './field.ts';
import { along, type Curve, curveOf } from './path.ts';

/** A ridge of cloth along a curve; width and height in mock-up units. */
export type Fold = {
  curve: Curve;
  width: number;
  height: number;
  /** Where along the curve it is tallest, 0..1. */
  crest: number;
};

/** @param path one cubic curve, `M x y C x y x y x y` */
export function fold(path: string, width: number, height: number, crest: number): Fold {
  return { curve: curveOf(path), width, height, crest };
}

const steps = 46;
/** How much steeper one side of a ridge is than the other; equal sides look like a hose. */
const lean = 0.3;

type Knot = { x: number; y: number; tx: number; ty: number; swell: number };

/** Raises the fold on the height field, only as far as its part of the garment reaches. */
export function raiseFold(height: Field, part: Field, ridge: Fold): void {
  const knots = knotsOf(ridge);
  const reach = ridge.width * 3.2;
  const xs = knots.map((knot) => knot.x);
  const ys = knots.map((knot) => knot.y);
  const within = (value: number) => Math.min(edge - 1, Math.max(0, Math.round(value)));
  const right = within(Math.max(...xs) + reach);
  const bottom = within(Math.max(...ys) + reach);
  for (let y = within(Math.min(...ys) - reach); y <= bottom; y++)
    for (let x = within(Math.min(...xs) - reach); x <= right; x++) {
      const share = part[y * edge + x] ?? 0;
      if (share < 0.02) continue;
      const rise = riseAt(knots, x, y, ridge.width);
      height[y * edge + x] = (height[y * edge + x] ?? 0) + ridge.height * rise * share;
    }
}

function knotsOf({ curve, crest }: Fold): Knot[] {
  const bend = Math.log(0.5) / Math.log(crest);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const { at, tangent } = along(curve, t);
    return {
      x: at[0],
      y: at[1],
      tx: tangent[0],
      ty: tangent[1],
      swell: Math.sin(Math.PI * t ** bend) ** 1.1,
    };
  });
}

function riseAt(knots: readonly Knot[], x: number, y: number, width: number): number {
  const near = nearest(knots, x, y);
  if (near.distance2 > (width * 3.2) ** 2) return 0;
  const aside = (x - near.x) * -near.ty + (y - near.y) * near.tx;
  const thick = width * (0.5 + 0.5 * near.swell);
  const across = aside / thick;
  const beyond = Math.sqrt(Math.max(0, near.distance2 - aside * aside)) / thick;
  const profile = Math.exp(-0.5 * across * across * (1 + lean * Math.tanh(across * 1.6)));
  return profile * near.swell * Math.exp(-0.5 * beyond * beyond);
}

/** Called for millions of pixels, so it makes no objects before the best place is known. */
function nearest(knots: readonly Knot[], x: number, y: number): Knot & { distance2: number } {
  let distance2 = Number.POSITIVE_INFINITY;
  let best = 0;
  let bestT = 0;
  for (let i = 0; i < steps; i++) {
    const from = knots[i] as Knot;
    const to = knots[i + 1] as Knot;
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const t = Math.max(0, Math.min(1, ((x - from.x) * ex + (y - from.y) * ey) / (ex * ex + ey * ey || 1)));
    const dx = x - from.x - ex * t;
    const dy = y - from.y - ey * t;
    const candidate = dx * dx + dy * dy;
    if (candidate >= distance2) continue;
    distance2 = candidate;
    best = i;
    bestT = t;
  }
  return { ...between(knots[best] as Knot, knots[best + 1] as Knot, bestT), distance2 };
}

function between(from: Knot, to: Knot, t: number): Knot {
  const mix = (a: number, b: number) => a + (b - a) * t;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    tx: mix(from.tx, to.tx),
    ty: mix(from.ty, to.ty),
    swell: mix(from.swell, to.swell),
  };
}
