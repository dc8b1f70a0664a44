import { blankPicture, type Picture } from './picture.ts';
import type { PrintArea } from './print-area.ts';

/** Per pixel of the print area: how far it leans towards the light (from the top left), in pixels to shift a print. */
export type Drape = { shift: Float32Array; width: number; height: number };

const reachInUnits = 16;
const smoothingInUnits = 3;

/** Under light from one side, brightness is slope; so the shading itself tells how a print must follow the folds. */
export function drapeOf(overlay: Picture, area: PrintArea): Drape {
  const scale = overlay.width / 1000;
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const left = Math.round(area.x * scale);
  const top = Math.round(area.y * scale);
  const shift = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = ((y + top) * overlay.width + x + left) * 4;
      const lightness = (overlay.data[at] ?? 0) / 127.5 - 1;
      shift[y * width + x] = (((overlay.data[at + 3] ?? 0) * lightness) / 255) * reachInUnits * scale;
    }
  const radius = Math.max(1, Math.round(smoothingInUnits * scale));
  const along = { count: width, lines: height, step: 1, stride: width };
  const down = { count: height, lines: width, step: width, stride: 1 };
  // Two passes of a running mean are smooth enough that straight lines stay free of steps.
  for (const pass of [along, down, along, down]) runningMean(shift, radius, pass);
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

/** Shifts every pixel along the light's direction; bilinear on premultiplied colour, so edges get no dark fringe. */
export function drapeArtwork(artwork: Picture, { shift, width, height }: Drape): Picture {
  const draped = blankPicture(width, height);
  const { data } = artwork;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lean = shift[y * width + x] ?? 0;
      const fromX = Math.min(width - 1.001, Math.max(0, x + lean * 0.62));
      const fromY = Math.min(height - 1.001, Math.max(0, y + lean * 0.78));
      const x0 = Math.floor(fromX);
      const y0 = Math.floor(fromY);
      sample(data, (y0 * width + x0) * 4, {
        width,
        fx: fromX - x0,
        fy: fromY - y0,
        out: draped.data,
        to: (y * width + x) * 4,
      });
    }
  return draped;
}

type Sample = { width: number; fx: number; fy: number; out: Uint8ClampedArray; to: number };

function sample(data: Uint8ClampedArray, at: number, { width, fx, fy, out, to }: Sample): void {
  const below = at + width * 4;
  const a = (data[at + 3] ?? 0) * (1 - fx) * (1 - fy);
  const b = (data[at + 7] ?? 0) * fx * (1 - fy);
  const c = (data[below + 3] ?? 0) * (1 - fx) * fy;
  const d = (data[below + 7] ?? 0) * fx * fy;
  const alpha = a + b + c + d;
  if (alpha === 0) return;
  for (let channel = 0; channel < 3; channel++)
    out[to + channel] =
      ((data[at + channel] ?? 0) * a +
        (data[at + 4 + channel] ?? 0) * b +
        (data[below + channel] ?? 0) * c +
        (data[below + 4 + channel] ?? 0) * d) /
      alpha;
  out[to + 3] = alpha;
}
