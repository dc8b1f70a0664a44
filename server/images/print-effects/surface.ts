import type { RawImage } from '../raw-image.ts';

/** One number per pixel. */
export type Surface = { readonly values: Float32Array; readonly width: number; readonly height: number };

/** How high the material lies: 1 inside, falling to 0 at its edges, which are `radius` pixels wide. */
export function raisedEdges({ data, width, height }: RawImage, radius: number): Surface {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = (data[i * 4 + 3] ?? 0) / 255;
  const surface = { values, width, height };
  // Two means in each direction are smooth enough.
  for (let pass = 0; pass < 2; pass++) {
    blurLines(surface, radius, { lines: height, count: width, stride: width, step: 1 });
    blurLines(surface, radius, { lines: width, count: height, stride: 1, step: width });
  }
  return surface;
}

type Lines = { lines: number; count: number; stride: number; step: number };

/** Beyond the picture there is no material. */
function blurLines({ values }: Surface, radius: number, { lines, count, stride, step }: Lines): void {
  const line = new Float32Array(count);
  const size = 2 * radius + 1;
  for (let number = 0; number < lines; number++) {
    const start = number * stride;
    for (let i = 0; i < count; i++) line[i] = values[start + i * step] ?? 0;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, count); i++) sum += line[i] ?? 0;
    for (let i = 0; i < count; i++) {
      sum += (line[i + radius] ?? 0) - (line[i - radius - 1] ?? 0);
      values[start + i * step] = sum / size;
    }
  }
}

/** How much a place faces the light, which comes from the top left: positive on the near slope, negative on the far one. */
export function facing({ values, width, height }: Surface, x: number, y: number): number {
  const at = y * width + x;
  const left = x > 0 ? values[at - 1] : 0;
  const right = x < width - 1 ? values[at + 1] : 0;
  const above = y > 0 ? values[at - width] : 0;
  const below = y < height - 1 ? values[at + width] : 0;
  return ((right ?? 0) - (left ?? 0)) * 0.62 + ((below ?? 0) - (above ?? 0)) * 0.78;
}
