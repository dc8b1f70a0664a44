import sharp from 'sharp';

/** One float per pixel of a square; floats, because 8 bits show as steps once light falls on them. */
export type Field = Float32Array;

/** Pixels along one edge: one per mock-up unit. */
export const edge = 1000;

export const emptyField = (): Field => new Float32Array(edge * edge);

export function svgOf(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="${edge}" height="${edge}">${content}</svg>`,
  );
}

/** Coverage 0..1 of drawn shapes. */
export async function coverage(content: string): Promise<Field> {
  const alpha = await sharp(svgOf(content)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return Float32Array.from(alpha, (value) => value / 255);
}

/** Three running means, near enough to a Gaussian of sigma = radius. */
export function blurred(source: Field, radius: number, passes = 3): Field {
  const reach = Math.max(1, Math.round(radius));
  let from = source;
  for (let pass = 0; pass < passes; pass++) {
    from = runningMean(from, reach, { step: 1, stride: edge });
    from = runningMean(from, reach, { step: edge, stride: 1 });
  }
  return from;
}

function runningMean(from: Field, reach: number, { step, stride }: { step: number; stride: number }): Field {
  const to = emptyField();
  const last = edge - 1;
  const value = (start: number, i: number) => from[start + Math.min(last, Math.max(0, i)) * step] ?? 0;
  for (let line = 0; line < edge; line++) {
    const start = line * stride;
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += value(start, i);
    for (let i = 0; i < edge; i++) {
      to[start + i * step] = sum / (2 * reach + 1);
      sum += value(start, i + reach + 1) - value(start, i - reach);
    }
  }
  return to;
}

export function union(fields: readonly Field[]): Field {
  const sum = emptyField();
  for (const field of fields)
    for (let i = 0; i < sum.length; i++) sum[i] = Math.min(1, (sum[i] ?? 0) + (field[i] ?? 0));
  return sum;
}
