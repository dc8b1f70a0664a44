import sharp from 'sharp';
import type { GraphicTraits } from '#src/shared/method-warnings.ts';
import type { RawImage } from './raw-image.ts';

/** Pixels of a graphic, or of a part of it, that count as something to see. */
const leastShare = 0.004;
/** Pixels from the middle of a line to what lies beside it. */
const distances = [1, 2, 3, 4, 5, 6, 8];
/** Between clearly different colors; an edge that is smoothed differs less from both sides. */
const contrast = 140;
/** Pixels over which a gradient changes visibly, and by how much. */
const gradientStep = 6;
const gradient = { least: 5, most: 40 };

/** Pixels of the longer edge that a graphic is measured at. */
const measuredEdge = 320;

export type AnalysisInput = {
  readonly kind: 'traits';
  /** An image that the server has made. */
  readonly source: Buffer;
};

/** Measures what production methods must know, see method-warnings.ts. */
export async function analyzeGraphic({ source }: AnalysisInput): Promise<GraphicTraits> {
  const { data, info } = await sharp(source)
    .resize(measuredEdge, measuredEdge, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  return measureTraits({ data: pixels, width: info.width, height: info.height });
}

function measureTraits(graphic: RawImage): GraphicTraits {
  const opaque = countOpaque(graphic);
  if (opaque === 0) return { thinnest_line: null, gradient_share: 0, color_count: 0 };
  const distance = distances.find((each) => countThin(graphic, each) >= opaque * leastShare);
  return {
    // The first pixels that are found are those in the middle of the line.
    thinnest_line: distance === undefined ? null : (2 * distance - 1.5) / graphic.width,
    gradient_share: countGradual(graphic) / opaque,
    color_count: countColors(graphic, opaque),
  };
}

/** The greatest difference of a channel to the pixel at a place; to nothing beside the picture, and where it is transparent. */
function difference({ data, width, height }: RawImage, from: number, x: number, y: number): number {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  const to = (y * width + x) * 4;
  const alpha = isInside ? at(data, to + 3) : 0;
  const alphas = Math.abs(at(data, from + 3) - alpha);
  if (alpha < 16) return alphas;
  return Math.max(
    alphas,
    Math.abs(at(data, from) - at(data, to)),
    Math.abs(at(data, from + 1) - at(data, to + 1)),
    Math.abs(at(data, from + 2) - at(data, to + 2)),
  );
}

const at = (data: Uint8ClampedArray, index: number) => data[index] ?? 0;

const isOpaque = ({ data }: RawImage, offset: number) => at(data, offset + 3) > 128;

function countPixels(graphic: RawImage, accepts: (offset: number, x: number, y: number) => boolean): number {
  let count = 0;
  for (let y = 0; y < graphic.height; y++)
    for (let x = 0; x < graphic.width; x++) {
      const offset = (y * graphic.width + x) * 4;
      if (isOpaque(graphic, offset) && accepts(offset, x, y)) count += 1;
    }
  return count;
}

const countOpaque = (graphic: RawImage) => countPixels(graphic, () => true);

const directions = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
] as const;

/** Pixels that clearly differ from both sides at this distance: they lie on a line. */
function countThin(graphic: RawImage, distance: number): number {
  return countPixels(graphic, (offset, x, y) =>
    directions.some(([across, down]) => {
      const [right, below] = [Math.round(across * distance), Math.round(down * distance)];
      return (
        difference(graphic, offset, x + right, y + below) > contrast &&
        difference(graphic, offset, x - right, y - below) > contrast
      );
    }),
  );
}

/** Pixels whose color goes on changing in one direction, a little at a time. */
function countGradual(graphic: RawImage): number {
  return countPixels(graphic, (offset, x, y) =>
    directions.slice(0, 2).some(([across, down]) => {
      const near = difference(graphic, offset, x + across * gradientStep, y + down * gradientStep);
      const far = difference(graphic, offset, x + across * gradientStep * 2, y + down * gradientStep * 2);
      return near >= gradient.least && near <= gradient.most && far >= near * 1.5 && far <= near * 2.5;
    }),
  );
}

/** Colors with a visible share, roughly: 8 levels per channel. */
function countColors(graphic: RawImage, opaque: number): number {
  const shares = new Map<number, number>();
  countPixels(graphic, (offset) => {
    const [red = 0, green = 0, blue = 0] = graphic.data.subarray(offset, offset + 3);
    const color = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    shares.set(color, (shares.get(color) ?? 0) + 1);
    return false;
  });
  return [...shares.values()].filter((count) => count >= opaque * leastShare * 2).length;
}
