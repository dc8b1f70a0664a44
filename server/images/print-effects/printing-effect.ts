import type { RawImage } from '../raw-image.ts';
import { noiseAt } from './noise.ts';

/** Ink lies between the fibres: a little of the cloth shows through, in a fine weave. */
export function print({ data, width, height }: RawImage): RawImage {
  const printed = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      const alpha = data[offset + 3] ?? 0;
      if (alpha === 0) continue;
      const weave = ((x + y) & 1 ? 0.5 : 0) + ((x >> 1) + (y >> 1)) * 0.25;
      const fibre = noiseAt(x, y) * 0.6 + noiseAt(x >> 1, y >> 2) * 0.4;
      printed[offset + 3] = alpha * (1 - 0.14 * fibre - 0.05 * (weave % 1));
    }
  return { data: printed, width, height };
}
