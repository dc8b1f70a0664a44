import type { Box } from '#src/shared/artwork.ts';
import { blankImage, type RawImage } from './raw-image.ts';

/** Where the artwork is read for each pixel of the print area, as a distance from that pixel. */
export type DisplacementMap = {
  /** Pixels to the right and down. */
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  /** How much of each pixel is the surface that is printed, 0-255; null: all of it. */
  readonly printable: Uint8Array | null;
  readonly width: number;
  readonly height: number;
};

/** The print area in pixels of a picture. */
function areaIn(image: RawImage, area: Box) {
  const scale = image.width / 1000;
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const left = Math.round(area.x * scale);
  const top = Math.round(area.y * scale);
  return { scale, width, height, offset: (x: number, y: number) => ((y + top) * image.width + x + left) * 4 };
}

/** In mock-up units. */
const maxShift = 16;
const smoothingRadius = 3;
/** From the top left. */
const lightDirection = { x: 0.62, y: 0.78 };

/** Under light from one side brightness is slope, so the shading tells about how far a print must follow the folds. */
export function estimateDisplacement(overlay: RawImage, area: Box): DisplacementMap {
  const { scale, width, height, offset } = areaIn(overlay, area);
  const shift = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = offset(x, y);
      const lightness = (overlay.data[at] ?? 0) / 127.5 - 1;
      shift[y * width + x] = (((overlay.data[at + 3] ?? 0) * lightness) / 255) * maxShift * scale;
    }
  smooth(shift, width, Math.max(1, Math.round(smoothingRadius * scale)));
  const dx = new Float32Array(width * height);
  const dy = new Float32Array(width * height);
  // An estimate that leaves the artwork is wrong, so it ends at its edge.
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const distance = shift[at] ?? 0;
      dx[at] = Math.min(width - 1 - x, Math.max(-x, distance * lightDirection.x));
      dy[at] = Math.min(height - 1 - y, Math.max(-y, distance * lightDirection.y));
    }
  return { dx, dy, printable: null, width, height };
}

/** Mock-up units in one step of a color of a `uv` picture, in which 128 is no displacement. */
const unitsPerStep = 0.25;

/**
 * What was measured: red and green say how far to the right and down the flat print is read, in steps of a quarter of a mock-up
 * unit, and alpha says how much of a pixel belongs to the sheet that is printed.
 */
export function readDisplacement(uv: RawImage, area: Box): DisplacementMap {
  const { scale, width, height, offset } = areaIn(uv, area);
  const dx = new Float32Array(width * height);
  const dy = new Float32Array(width * height);
  const printable = new Uint8Array(width * height);
  const step = unitsPerStep * scale;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [at, from] = [y * width + x, offset(x, y)];
      dx[at] = ((uv.data[from] ?? 0) - 128) * step;
      dy[at] = ((uv.data[from + 1] ?? 0) - 128) * step;
      printable[at] = uv.data[from + 3] ?? 0;
    }
  // A step is a third of a pixel in a large picture, and straight lines would show it.
  const radius = Math.max(1, Math.round(scale));
  smooth(dx, width, radius);
  smooth(dy, width, radius);
  return { dx, dy, printable, width, height };
}

/** Two passes of a running mean are smooth enough that straight lines of a print show no steps. */
function smooth(values: Float32Array, width: number, radius: number): void {
  const height = values.length / width;
  const rows = { count: width, lines: height, step: 1, stride: width };
  const columns = { count: height, lines: width, step: width, stride: 1 };
  for (const pass of [rows, columns, rows, columns]) runningMean(values, radius, pass);
}

type Pass = { count: number; lines: number; step: number; stride: number };

function runningMean(values: Float32Array, radius: number, { count, lines, step, stride }: Pass): void {
  const line = new Float32Array(count);
  for (let l = 0; l < lines; l++) {
    const start = l * stride;
    for (let i = 0; i < count; i++) line[i] = values[start + i * step] ?? 0;
    const first = line[0] ?? 0;
    let sum = first * radius;
    for (let i = 0; i <= radius; i++) sum += line[Math.min(count - 1, i)] ?? 0;
    for (let i = 0; i < count; i++) {
      values[start + i * step] = sum / (2 * radius + 1);
      sum += (line[Math.min(count - 1, i + radius + 1)] ?? 0) - (line[Math.max(0, i - radius)] ?? 0);
    }
  }
}

/** What the map says is outside of the artwork stays empty. Bilinear on premultiplied color, so edges get no dark fringe. */
export function displaceArtwork(artwork: RawImage, map: DisplacementMap): RawImage {
  const { dx, dy, printable, width, height } = map;
  const displaced = blankImage(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const share = printable ? (printable[at] ?? 0) / 255 : 1;
      if (share === 0) continue;
      const place = { x: x + (dx[at] ?? 0), y: y + (dy[at] ?? 0) };
      sample(artwork, place, share, { data: displaced.data, offset: at * 4 });
    }
  return displaced;
}

type Place = { readonly x: number; readonly y: number };
type Target = { readonly data: Uint8ClampedArray; readonly offset: number };

/** Pixels lie on whole numbers; beyond the edge is nothing. */
function sample({ data, width, height }: RawImage, { x, y }: Place, share: number, to: Target): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const alphaAt = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height
      ? 0
      : (data[(row * width + column) * 4 + 3] ?? 0);
  const offset = (y0 * width + x0) * 4;
  const below = offset + width * 4;
  const a = alphaAt(x0, y0) * (1 - fx) * (1 - fy);
  const b = alphaAt(x0 + 1, y0) * fx * (1 - fy);
  const c = alphaAt(x0, y0 + 1) * (1 - fx) * fy;
  const d = alphaAt(x0 + 1, y0 + 1) * fx * fy;
  const alpha = a + b + c + d;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++)
    to.data[to.offset + channel] =
      ((data[offset + channel] ?? 0) * a +
        (data[offset + 4 + channel] ?? 0) * b +
        (data[below + channel] ?? 0) * c +
        (data[below + 4 + channel] ?? 0) * d) /
      alpha;
  to.data[to.offset + 3] = alpha * share;
}
