import sharp from 'sharp';
import { artworkBox, type Box } from '#src/shared/artwork.ts';
import { blankImage, drawOver, type RawImage } from './raw-image.ts';

/** A graphic on a mock-up, in mock-up units. The order of an array of layers is their z-order, lowest first. */
export type MockupLayer = Box & { readonly graphic: string };

const maxPixels = 50_000_000;
// Dots per inch: at 72 an SVG has its intrinsic size.
const intrinsicDensity = 72;
const maxDensity = 20_000;

type PixelBox = { left: number; top: number; width: number; height: number };

/** The encoded files (SVG, PNG, WebP, ...) of the graphics that the layers name. */
export type GraphicFiles = ReadonlyMap<string, Buffer>;

type Options = {
  readonly layers: readonly MockupLayer[];
  readonly graphics: GraphicFiles;
  readonly area: Box;
  /** Pixels per mock-up unit. */
  readonly scale: number;
};

/**
 * Draws layers into a transparent image of exactly the print area. Preview, mock-up and print file all come from here; only
 * the scale differs. Layers are clipped at the area's edge.
 * @throws Error when a layer names a graphic without a file
 */
export async function renderArtwork({ layers, graphics, area, scale }: Options): Promise<RawImage> {
  const canvas = blankImage(
    Math.max(1, Math.round(area.width * scale)),
    Math.max(1, Math.round(area.height * scale)),
  );
  // One after the other: at the scale of a print file each may take as much memory as the whole.
  for (const layer of layers) {
    const file = graphicFile(graphics, layer.graphic);
    await drawLayer(canvas, file, toPixels(artworkBox(layer, area, scale)));
  }
  return canvas;
}

function graphicFile(graphics: GraphicFiles, key: string): Buffer {
  const file = graphics.get(key);
  if (!file) throw new Error(`No file for graphic ${key}`);
  return file;
}

/** Edges are rounded, not sizes: no edge is more than half a pixel off. */
function toPixels({ x, y, width, height }: Box): PixelBox {
  const left = Math.round(x);
  const top = Math.round(y);
  return {
    left,
    top,
    width: Math.max(1, Math.round(x + width) - left),
    height: Math.max(1, Math.round(y + height) - top),
  };
}

/** Only the part that lies on the canvas is drawn. */
async function drawLayer(canvas: RawImage, file: Buffer, box: PixelBox): Promise<void> {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(canvas.width, box.left + box.width) - left;
  const height = Math.min(canvas.height, box.top + box.height) - top;
  if (width <= 0 || height <= 0) return;
  const { data } = await sharp(file, { density: await densityFor(file, box), limitInputPixels: maxPixels })
    .resize(box.width, box.height, { fit: 'fill' })
    .toColorspace('srgb')
    .ensureAlpha()
    .extract({ left: left - box.left, top: top - box.top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  drawOver(canvas, { data: pixels, width, height }, left, top);
}

/** An SVG is rasterized as large as it is drawn, so that it stays sharp; within what memory allows. */
async function densityFor(file: Buffer, box: PixelBox): Promise<number> {
  const { format, width, height } = await sharp(file).metadata();
  if (format !== 'svg') return intrinsicDensity;
  const factor = Math.max(box.width / width, box.height / height);
  const largest = Math.sqrt(maxPixels / (width * height)) * 0.99;
  return Math.min(Math.max(intrinsicDensity * Math.min(factor, largest), 1), maxDensity);
}
