import type { RawImage } from '../raw-image.ts';
import { facing, raisedEdges } from './surface.ts';

/** A film on the cloth: its edges catch the light, and the light of a window lies on it. */
export function transfer(graphic: RawImage): RawImage {
  const { data, width, height } = graphic;
  const film = raisedEdges(graphic, 2);
  const pressed = new Uint8ClampedArray(data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      if ((data[offset + 3] ?? 0) === 0) continue;
      const slope = facing(film, x, y);
      const gloss = windowLight(x / width + y / height);
      const light = Math.min(0.75, Math.max(0, slope) * 2.4) + gloss;
      const shadow = 1 - Math.min(0.45, Math.max(0, -slope) * 1.5);
      for (let channel = 0; channel < 3; channel++) {
        const color = (data[offset + channel] ?? 0) * shadow;
        pressed[offset + channel] = color + (255 - color) * Math.min(0.85, light);
      }
    }
  return { data: pressed, width, height };
}

/** Two soft stripes across the picture. `diagonal`: 0 in the top left corner, 2 in the bottom right one. */
function windowLight(diagonal: number): number {
  const stripe = (middle: number, breadth: number) => Math.max(0, 1 - Math.abs(diagonal - middle) / breadth);
  return 0.04 + 0.2 * stripe(0.62, 0.22) ** 2 + 0.1 * stripe(1.12, 0.1) ** 2;
}
