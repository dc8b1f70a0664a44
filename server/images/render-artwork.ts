import sharp from 'sharp';
import type { MockupLayer, PrintArea } from './print-area.ts';
import { blankImage, type RawImage } from './raw-image.ts';

type PixelBox = { left: number; top: number; width: number; height: number };

/** The encoded files (SVG, PNG, WebP, ...) of the graphics that the layers name. */
export type GraphicFiles = ReadonlyMap<string, Buffer>;

/**
 * Draws layers into a transparent image of exactly the print area, at `scale` pixels per mock-up unit. Preview, mock-up
 * and print file all come from here; only the scale differs. Layers are clipped at the area's edge.
 * @throws Error when a layer names a graphic without a file
 */
export async function renderArtwork(options: {
  layers: readonly MockupLayer[];
  graphics: GraphicFiles;
  area: PrintArea;
  scale: number;
}): Promise<RawImage> {
  const { layers, graphics, area, scale } = options;
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const drawn = await Promise.all(
    layers.map((layer) =>
      drawLayer(graphicFile(graphics, layer.graphic), boxOf(layer, area, scale), { width, height }),
    ),
  );
  const visible = drawn.filter((overlay) => overlay !== null);
  if (visible.length === 0) return blankImage(width, height);
  const data = await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite(visible)
    .raw()
    .toBuffer();
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width, height };
}

function graphicFile(graphics: GraphicFiles, key: string): Buffer {
  const file = graphics.get(key);
  if (!file) throw new Error(`No file for graphic ${key}`);
  return file;
}

function boxOf(layer: MockupLayer, area: PrintArea, scale: number): PixelBox {
  return {
    left: Math.round((layer.x - area.x) * scale),
    top: Math.round((layer.y - area.y) * scale),
    width: Math.max(1, Math.round(layer.width * scale)),
    height: Math.max(1, Math.round(layer.height * scale)),
  };
}

/** sharp refuses to composite an image that exceeds the canvas, so the visible part is extracted first. */
async function drawLayer(file: Buffer, box: PixelBox, canvas: { width: number; height: number }) {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(canvas.width, box.left + box.width) - left;
  const height = Math.min(canvas.height, box.top + box.height) - top;
  if (width <= 0 || height <= 0) return null;
  const { data, info } = await sharp(file)
    .resize(box.width, box.height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .extract({ left: left - box.left, top: top - box.top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: 4 as const }, left, top };
}
