import { join } from 'node:path';
import sharp from 'sharp';
import { toSharp } from '#server/images/raw-image.ts';
import { type MockupLayer, renderArtwork } from '#server/images/render-artwork.ts';
import type { DemoSide } from '../mockups/demo-mockup.ts';
import { demoMockupsDirectory } from '../mockups/products.ts';
import type { DrawingContext } from '../seeding/pictures/drawing-context.ts';
import { litMaterial, type Material } from './materials.ts';

/** A square of a mock-up, in its units. */
export type Window = { readonly x: number; readonly y: number; readonly size: number };

type Zoom = {
  readonly side: DemoSide;
  readonly window: Window;
  readonly material: Material;
  /** `#rrggbb` */
  readonly color: string;
  readonly layers: readonly MockupLayer[];
};

/** A part of a product, close up. Its files are enlarged; print and thread are drawn at this size, so they are sharp. */
export async function drawZoom(context: DrawingContext, zoom: Zoom): Promise<Buffer> {
  const { side, window, material, color, layers } = zoom;
  const size = context.pixels(1000);
  const scale = size / window.size;
  const mask = await enlarged(side.mask, window, size);
  const cut = (layer: Buffer) =>
    sharp(layer)
      .composite([{ input: mask, blend: 'dest-in' }])
      .png()
      .toBuffer();
  const raw = { raw: { width: size, height: size, channels: 4 as const } };
  const layersOfPicture = await Promise.all([
    sharp({ create: { width: size, height: size, channels: 3, background: color } })
      .png()
      .toBuffer()
      .then(cut),
    renderArtwork({
      layers,
      graphics: context.graphics,
      area: { x: window.x, y: window.y, width: window.size, height: window.size },
      scale,
    }).then(async (image) => cut(await toSharp(image).resize(size, size).png().toBuffer())),
    sharp(litMaterial(material, size, scale, [window.x, window.y]), raw)
      .png()
      .toBuffer()
      .then(cut),
    enlarged(side.overlay, window, size),
    side.foreground && enlarged(side.foreground, window, size),
  ]);
  return sharp({ create: { width: size, height: size, channels: 3, background: '#f6f5f2' } })
    .composite(layersOfPicture.flatMap((input) => (input ? [{ input }] : [])))
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}

async function enlarged(file: string, { x, y, size: edge }: Window, size: number): Promise<Buffer> {
  const image = sharp(join(demoMockupsDirectory, file));
  const { width } = await image.metadata();
  const pixels = (units: number) => Math.round((units * width) / 1000);
  return image
    .extract({ left: pixels(x), top: pixels(y), width: pixels(edge), height: pixels(edge) })
    .resize(size, size, { kernel: 'cubic' })
    .png()
    .toBuffer();
}
