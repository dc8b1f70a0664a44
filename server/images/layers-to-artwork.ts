import sharp from 'sharp';
import { blankPicture, type Picture } from './picture.ts';
import type { MockupLayer, PrintArea } from './print-area.ts';

type PixelBox = { left: number; top: number; width: number; height: number };

/** The encoded files (SVG, PNG, WebP, ...) of the graphics that the layers name. */
export type GraphicFiles = ReadonlyMap<string, Buffer>;

/**
 * Draws layers into a transparent picture of exactly the print area, at `scale` pixels per mock-up unit. Preview,
 * mock-up and print file all come from here; only the scale differs. What passes the area's edge is cut.
 * @throws Error when a layer names a graphic without a file.
 */
export async function layersToArtwork(order: {
  layers: readonly MockupLayer[];
  graphics: GraphicFiles;
  area: PrintArea;
  scale: number;
}): Promise<Picture> {
  const { layers, graphics, area, scale } = order;
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const drawn = await Promise.all(
    layers.map((layer) =>
      drawLayer(graphicFile(graphics, layer.graphic), boxOf(layer, area, scale), { width, height }),
    ),
  );
  const visible = drawn.filter((layer) => layer !== null);
  if (visible.length === 0) return blankPicture(width, height);
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

/** sharp refuses to composite what is larger than the ground or begins outside it, so the visible part is cut first. */
async function drawLayer(file: Buffer, box: PixelBox, ground: { width: number; height: number }) {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(ground.width, box.left + box.width) - left;
  const height = Math.min(ground.height, box.top + box.height) - top;
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
