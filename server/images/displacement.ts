import type { Box } from '#src/shared/artwork.ts';
import { blankImage, type RawImage } from './raw-image.ts';

/** How far each pixel of the print area is displaced along the direction of the light (from the top left), in pixels. */
export type DisplacementMap = { shift: Float32Array; width: number; height: number };

/** In mock-up units. */
const maxShift = 16;
const smoothingRadius = 3;

/** Under light from one side brightness is slope, so the shading tells how far a print must follow the folds. */
export function createDisplacementMap(overlay: RawImage, area: Box): DisplacementMap {
  const scale = overlay.width / 1000;
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const left = Math.round(area.x * scale);
  const top = Math.round(area.y * scale);
  const shift = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const offset = ((y + top) * overlay.width + x + left) * 4;
      const lightness = (overlay.data[offset] ?? 0) / 127.5 - 1;
      shift[y * width + x] = (((overlay.data[offset + 3] ?? 0) * lightness) / 255) * maxShift * scale;
    }
  const radius = Math.max(1, Math.round(smoothingRadius * scale));
  const rows = { count: width, lines: height, step: 1, stride: width };
  const columns = { count: height, lines: width, step: width, stride: 1 };
  // Two passes of a running mean are smooth enough that straight lines of a print show no steps.
  for (const pass of [rows, columns, rows, columns]) runningMean(shift, radius, pass);
  return { shift, width, height };
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

/** Shifts every pixel along the light's direction. Bilinear on premultiplied color, so edges get no dark fringe. */
export function displaceArtwork(artwork: RawImage, { shift, width, height }: DisplacementMap): RawImage {
  const displaced = blankImage(width, height);
  const { data } = artwork;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const distance = shift[y * width + x] ?? 0;
      const fromX = Math.min(width - 1.001, Math.max(0, x + distance * 0.62));
      const fromY = Math.min(height - 1.001, Math.max(0, y + distance * 0.78));
      const x0 = Math.floor(fromX);
      const y0 = Math.floor(fromY);
      sample(data, (y0 * width + x0) * 4, {
        width,
        fx: fromX - x0,
        fy: fromY - y0,
        out: displaced.data,
        to: (y * width + x) * 4,
      });
    }
  return displaced;
}

type Sample = { width: number; fx: number; fy: number; out: Uint8ClampedArray; to: number };

function sample(data: Uint8ClampedArray, offset: number, { width, fx, fy, out, to }: Sample): void {
  const below = offset + width * 4;
  const a = (data[offset + 3] ?? 0) * (1 - fx) * (1 - fy);
  const b = (data[offset + 7] ?? 0) * fx * (1 - fy);
  const c = (data[below + 3] ?? 0) * (1 - fx) * fy;
  const d = (data[below + 7] ?? 0) * fx * fy;
  const alpha = a + b + c + d;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++)
    out[to + channel] =
      ((data[offset + channel] ?? 0) * a +
        (data[offset + 4 + channel] ?? 0) * b +
        (data[below + channel] ?? 0) * c +
        (data[below + 4 + channel] ?? 0) * d) /
      alpha;
  out[to + 3] = alpha;
}
