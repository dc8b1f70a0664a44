import { gradientNoise, waves } from './noise.ts';

/** How a surface rises at a point, about 0..1. `x` and `y` count threads, grains or specks. */
type Surface = (x: number, y: number) => number;

const one = gradientNoise(61);
const two = gradientNoise(83);
const part = (value: number): number => value - Math.floor(value);
const arc = (t: number): number => Math.sin(Math.PI * t);

/** Columns of small Vs, as the face of every T-shirt. */
function knit(x: number, y: number): number {
  const across = part(x + one(x / 40, y / 30) * 0.5) - 0.5;
  const aside = Math.abs(across);
  const along = part(y * 0.86 + aside * 1.25 + two(x / 24, y / 24) * 0.3);
  return arc(along) ** 0.6 * (1 - (2 * aside) ** 6) * (0.55 + 0.45 * Math.min(1, aside * 6));
}

/** Threads over and under each other; some are thicker, as spun by hand. */
function weave(x: number, y: number, step = 1): number {
  const wx = x + one(x / 30, y / 18) * 0.5;
  const wy = y + two(x / 18, y / 30) * 0.5;
  const [column, row] = [Math.floor(wx), Math.floor(wy)];
  const isAbove = (column + row * step) % (step + 1) === 0;
  const thick = 0.75 + 0.5 * (isAbove ? two(row * 3.1, 0.5) : one(column * 3.7, 0.5));
  const [u, v] = [part(wx), part(wy)];
  const rise = isAbove ? arc(v) * (0.55 + 0.45 * arc(u)) : arc(u) * (0.55 + 0.45 * arc(v)) * 0.86;
  return rise ** 0.8 * (0.7 + 0.3 * thick);
}

const fibres: Surface = (x, y) =>
  0.5 +
  0.34 * waves(one, x / 2.2, y / 2.2) +
  0.3 * waves(two, x / 0.7, y / 0.7) +
  0.26 * waves(one, x / 7, y / 1.4);

/** Nylon: threads so fine that one sees their sheen, and hardly them. */
const fineWeave: Surface = (x, y) => 0.42 * weave(x * 1.6, y * 1.6) + 0.2 * waves(two, x / 30, y / 22);

/** The materials of products: the surface, the size of a thread in mock-up units, and how deep it is. */
const materials = {
  jersey: { surface: knit, thread: 2.1, depth: 0.55 },
  terry: { surface: knit, thread: 2.7, depth: 0.62 },
  canvas: { surface: weave, thread: 2.5, depth: 0.6 },
  twill: { surface: (x, y) => weave(x, y, 2), thread: 1.9, depth: 0.55 },
  linen: {
    surface: (x, y) => weave(x, y) * (0.8 + 0.3 * waves(one, x / 5, y / 40)),
    thread: 2.9,
    depth: 0.62,
  },
  bookcloth: { surface: (x, y) => 0.5 * weave(x, y) + 0.4 * fibres(x, y), thread: 1.6, depth: 0.4 },
  wool: { surface: (x, y) => 0.6 * weave(x, y, 2) + 0.7 * fibres(x * 1.6, y * 1.6), thread: 4.4, depth: 0.6 },
  neoprene: { surface: (x, y) => 0.35 * knit(x, y) + 0.25 * fibres(x, y), thread: 1.5, depth: 0.4 },
  nylon: { surface: fineWeave, thread: 0.9, depth: 0.3 },
  paper: { surface: fibres, thread: 2.4, depth: 0.2 },
  /** A few dark specks under a smooth glaze. */
  glaze: { surface: (x, y) => 0.12 * waves(one, x / 16, y / 16), thread: 2, depth: 0.3 },
  frost: {
    surface: (x, y) => 0.5 * waves(two, x / 0.8, y / 0.8) + 0.4 * waves(one, x / 2, y / 2),
    thread: 1.5,
    depth: 0.26,
  },
  powder: { surface: (x, y) => 0.7 * waves(one, x / 1.2, y / 1.2), thread: 1.7, depth: 0.34 },
  plastic: { surface: (x, y) => 0.4 * waves(two, x / 0.9, y / 0.9), thread: 1.1, depth: 0.16 },
  acrylic: { surface: (x, y) => 0.06 * waves(one, x / 20, y / 20), thread: 2, depth: 0.2 },
} as const satisfies Record<string, { surface: Surface; thread: number; depth: number }>;

export type Material = keyof typeof materials;

/**
 * Light on a surface as RGBA for plain "over", `size` pixels square.
 * @param scale pixels per mock-up unit
 */
export function litMaterial(
  material: Material,
  size: number,
  scale: number,
  at: readonly [number, number],
): Buffer {
  const { surface, thread, depth }: { surface: Surface; thread: number; depth: number } = materials[material];
  const step = 1 / (thread * scale);
  const [left, top] = [at[0] / thread, at[1] / thread];
  const height = new Float32Array((size + 1) * (size + 1));
  for (let y = 0; y <= size; y++)
    for (let x = 0; x <= size; x++) height[y * (size + 1) + x] = surface(left + x * step, top + y * step);
  const rgba = Buffer.alloc(size * size * 4);
  // Threads of a few pixels would be lit too hard: the slope counts per thread, not per pixel.
  const gain = depth / Math.max(step, 0.05);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * (size + 1) + x;
      const here = height[i] ?? 0;
      const slope = ((height[i + 1] ?? 0) - here) * 0.6 + ((height[i + size + 1] ?? 0) - here) * 0.8;
      const light = Math.max(-0.5, Math.min(0.34, slope * gain * 0.34 + (here - 0.6) * depth * 0.5));
      rgba.writeUInt32BE(
        (light > 0 ? 0xffffff00 : 0) + Math.round(Math.abs(light) * 235),
        (y * size + x) * 4,
      );
    }
  return rgba;
}
