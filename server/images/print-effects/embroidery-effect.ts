import { blankImage, type RawImage } from '../raw-image.ts';
import { noiseAt } from './noise.ts';
import { facing, raisedEdges, type Surface } from './surface.ts';

/** Pixels. */
const threadWidth = 4;
const stitchLength = 22;
/** Threads of neighbouring colors run in different directions, which is what makes them shine differently. */
const directions = [-0.42, 0.5, -1.15].map((angle) => ({ cos: Math.cos(angle), sin: Math.sin(angle) }));

/** Threads beside threads, raised and in stitches, that shine along their middle and throw a shadow on the cloth. */
export function embroider(graphic: RawImage): RawImage {
  const { width, height } = graphic;
  const raised = raisedEdges(graphic, 3);
  const sewn = blankImage(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      drawShadow(sewn, raised, x, y);
      drawThread(sewn, graphic, raised, x, y);
    }
  return sewn;
}

function drawShadow({ data, width }: RawImage, raised: Surface, x: number, y: number): void {
  const caster = x >= 2 && y >= 3 ? (raised.values[(y - 3) * width + x - 2] ?? 0) : 0;
  data[(y * width + x) * 4 + 3] = caster * 115;
}

function drawThread(sewn: RawImage, graphic: RawImage, raised: Surface, x: number, y: number): void {
  const direction = directionAt(graphic, x, y);
  const { cos, sin } = direction;
  const across = x * -sin + y * cos;
  const thread = Math.floor(across / threadWidth);
  const along = x * cos + y * sin + noiseAt(thread, 7) * stitchLength;
  const stitch = Math.floor(along / stitchLength);
  // The thread has the color below its middle, so outlines follow whole threads.
  const toMiddle = (thread + 0.5) * threadWidth - across + (noiseAt(thread, stitch) - 0.5) * 1.6;
  const from = pixelOffset(graphic, x - sin * toMiddle, y + cos * toMiddle);
  const alpha = (graphic.data[from + 3] ?? 0) / 255;
  if (alpha === 0) return;

  const bulge = 1 - ((2 * (across - thread * threadWidth)) / threadWidth - 1) ** 2;
  const end = Math.abs(along / stitchLength - stitch - 0.5) < 0.45 ? 1 : 0.8;
  const slope = facing(raised, x, y);
  const brightness = (0.66 + 0.36 * bulge) * end + slope * 0.9 + (noiseAt(thread, stitch) - 0.5) * 0.1;
  const shine = bulge ** 4 * end * (0.1 + 0.22 * Math.max(0, slope * 3) + 0.1 * noiseAt(stitch, thread));
  const { data, width } = sewn;
  const to = (y * width + x) * 4;
  const below = ((data[to + 3] ?? 0) / 255) * (1 - alpha);
  const sum = alpha + below;
  for (let channel = 0; channel < 3; channel++) {
    const color = (graphic.data[from + channel] ?? 0) * brightness;
    // The shadow below is black, so it adds nothing.
    data[to + channel] = ((color + (255 - color) * shine) * alpha) / sum;
  }
  data[to + 3] = sum * 255;
}

/** By the color, roughly, so that one surface has one direction. */
function directionAt({ data, width }: RawImage, x: number, y: number) {
  const offset = (y * width + x) * 4;
  const color = [0, 1, 2].reduce((sum, channel) => sum * 4 + ((data[offset + channel] ?? 0) >> 6), 0);
  return directions[color % directions.length] ?? { cos: 1, sin: 0 };
}

function pixelOffset({ width, height }: RawImage, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return (row * width + column) * 4;
}
