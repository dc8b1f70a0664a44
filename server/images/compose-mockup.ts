import { isDarkCloth, type Rgb } from './cloth-colour.ts';
import { drapeArtwork } from './drape.ts';
import type { MockupPlate } from './mockup-plate.ts';
import { blankPicture, type Picture } from './picture.ts';

/**
 * One picture of a decorated product, from the bottom up: ground, cloth colour inside the mask, artwork inside the
 * mask, overlay, foreground. Everything is drawn with plain "over", so CSS can show the very same stack.
 * @param order.artwork a picture of exactly the print area at the plate's scale; null for an undecorated product
 * @param order.ground null leaves everything around the product and its shadow transparent
 */
export function composeMockup(
  plate: MockupPlate,
  order: { colour: Rgb; artwork: Picture | null; ground: Rgb | null },
): Picture {
  const { size, overlay, foreground } = plate;
  const canvas = blankPicture(size, size);
  if (order.ground) fill(canvas, order.ground);
  dye(canvas, plate, order.colour);
  if (order.artwork) print(canvas, plate, drapeArtwork(order.artwork, plate.drape));
  layOver(canvas, overlay);
  if (foreground) layOver(canvas, foreground);
  if (!order.ground) unpremultiply(canvas);
  return canvas;
}

function fill({ data }: Picture, [red, green, blue]: Rgb): void {
  data.set([red, green, blue, 255]);
  // Doubling what is there is many times faster than writing pixel by pixel.
  for (let done = 4; done < data.length; done *= 2)
    data.copyWithin(done, 0, Math.min(done, data.length - done));
}

function dye({ data }: Picture, { mask, overlay }: MockupPlate, colour: Rgb): void {
  const dark = isDarkCloth(colour);
  const [red, green, blue] = colour;
  for (let i = 0; i < mask.length; i++) {
    const cover = mask[i] ?? 0;
    if (cover === 0) continue;
    const at = i * 4;
    const shade = dark ? (overlay.data[at + 3] ?? 0) / 255 : 0;
    const light = (overlay.data[at] ?? 0) * shade;
    const rest = 1 - shade;
    over(data, at, red * rest + light, green * rest + light, blue * rest + light, cover);
  }
}

function print(canvas: Picture, { area, size, mask }: MockupPlate, artwork: Picture): void {
  const left = Math.round((area.x * size) / 1000);
  const top = Math.round((area.y * size) / 1000);
  const { data } = artwork;
  const columns = Math.min(artwork.width, size - left);
  const rows = Math.min(artwork.height, size - top);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const from = (y * artwork.width + x) * 4;
      const alpha = data[from + 3] ?? 0;
      if (alpha === 0) continue;
      const to = (y + top) * size + x + left;
      const cover = (alpha * (mask[to] ?? 0)) / 255;
      over(canvas.data, to * 4, data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, cover);
    }
}

function layOver(canvas: Picture, top: Picture): void {
  const { data } = top;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha !== 0) over(canvas.data, at, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, alpha);
  }
}

/** The canvas is kept premultiplied while it is worked on. */
function over(
  data: Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const share = alpha / 255;
  const rest = 1 - share;
  data[at] = red * share + (data[at] ?? 0) * rest;
  data[at + 1] = green * share + (data[at + 1] ?? 0) * rest;
  data[at + 2] = blue * share + (data[at + 2] ?? 0) * rest;
  data[at + 3] = alpha + (data[at + 3] ?? 0) * rest;
}

function unpremultiply({ data }: Picture): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    const gain = 255 / alpha;
    data[at] = (data[at] ?? 0) * gain;
    data[at + 1] = (data[at + 1] ?? 0) * gain;
    data[at + 2] = (data[at + 2] ?? 0) * gain;
  }
}
