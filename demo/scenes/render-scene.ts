import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { MockupRenderer } from '#server/images/mockup-renderer.ts';
import { toSharp } from '#server/images/raw-image.ts';
import type { GraphicFiles } from '#server/images/render-artwork.ts';
import { backdropSvg } from './backdrop.ts';
import type { Scene, SceneItem } from './scene.ts';
import { drawSticker } from './sticker.ts';
import { windowLightSvg } from './window-light.ts';

export type SceneTools = { mockupRenderer: MockupRenderer; graphics: GraphicFiles };

/** A WebP file of the scene's size. */
export async function renderScene(tools: SceneTools, scene: Scene): Promise<Buffer> {
  const placed = await Promise.all(scene.items.map((item) => placeThing(tools, item, scene)));
  const light = scene.window ? [{ input: windowLightSvg(scene, scene.window) }] : [];
  return sharp(backdropSvg(scene))
    .composite([...placed.filter((item) => item !== null), ...light])
    .removeAlpha()
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
}

async function placeThing(tools: SceneTools, item: SceneItem, scene: Scene): Promise<OverlayOptions | null> {
  if ('drawing' in item) return { input: drawingSvg(item.drawing, scene) };
  const size = Math.max(8, Math.round(item.size * scene.width));
  const drawn = await drawThing(tools, item, size);
  const { data, info } = await drawn
    .rotate(item.turn ?? 0, { background: '#0000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(item.x * scene.width - info.width / 2);
  const top = Math.round(item.y * scene.height - info.height / 2);
  return cutToFrame(data, { left, top, width: info.width, height: info.height }, scene);
}

async function drawThing(
  { mockupRenderer, graphics }: SceneTools,
  item: Exclude<SceneItem, { drawing: string }>,
  size: number,
): Promise<Sharp> {
  if ('mockup' in item) {
    const picture = await mockupRenderer.renderPixels({
      ...item.mockup,
      size: printSize(size),
      background: null,
    });
    return toSharp(picture).resize(size);
  }
  const key = 'graphic' in item ? item.graphic : item.sticker;
  const file = graphics.get(key);
  if (!file) throw new Error(`No file for graphic ${key}`);
  if ('sticker' in item) return drawSticker(file, size);
  return sharp(file).resize(size, size, { fit: 'inside' }).ensureAlpha();
}

const drawingSvg = (content: string, { width, height }: Scene): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${(1000 * height) / width}" width="${width}" height="${height}">${content}</svg>`,
  );

/** Decoding a side of a product takes longer than printing it, so all scenes share a few sizes of it. */
const printSize = (size: number): number => [125, 500, 1000].find((shared) => shared >= size * 0.85) ?? 1000;

type Box = { left: number; top: number; width: number; height: number };

/** sharp composites nothing that begins outside its ground, so what lies beyond the frame is cut first. */
async function cutToFrame(data: Buffer, box: Box, scene: Scene): Promise<OverlayOptions | null> {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(scene.width, box.left + box.width) - left;
  const height = Math.min(scene.height, box.top + box.height) - top;
  if (width <= 0 || height <= 0) return null;
  const cut = await sharp(data, { raw: { width: box.width, height: box.height, channels: 4 } })
    .extract({ left: left - box.left, top: top - box.top, width, height })
    .raw()
    .toBuffer();
  return { input: cut, raw: { width, height, channels: 4 }, left, top };
}
