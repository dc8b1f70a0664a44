import { isDarkCloth } from '#src/shared/artwork.ts';
import type { Rgb } from './color.ts';
import { displaceArtwork } from './displacement.ts';
import type { DecodedMockupSide } from './mockup-side.ts';
import { blankImage, type RawImage } from './raw-image.ts';

/**
 * Composes one image of a decorated product, from the bottom up: background, product color inside the mask, artwork
 * inside the mask, overlay, foreground. Every layer is drawn with plain "over", so CSS can show the very same stack.
 * @param options.artwork an image of exactly the print area at the side's scale; null for an undecorated product
 * @param options.background null leaves everything around the product and its shadow transparent
 */
export function composeMockup(
  side: DecodedMockupSide,
  options: { color: Rgb; artwork: RawImage | null; background: Rgb | null },
): RawImage {
  const { size, overlay, foreground } = side;
  const canvas = blankImage(size, size);
  if (options.background) fill(canvas, options.background);
  drawProductColor(canvas, side, options.color);
  if (options.artwork) drawArtwork(canvas, side, displaceArtwork(options.artwork, side.displacement));
  drawImage(canvas, overlay);
  if (foreground) drawImage(canvas, foreground);
  if (!options.background) unpremultiply(canvas);
  return canvas;
}

function fill({ data }: RawImage, [red, green, blue]: Rgb): void {
  data.set([red, green, blue, 255]);
  // Doubling the filled part is many times faster than writing pixel by pixel.
  for (let done = 4; done < data.length; done *= 2)
    data.copyWithin(done, 0, Math.min(done, data.length - done));
}

function drawProductColor({ data }: RawImage, { mask, overlay }: DecodedMockupSide, color: Rgb): void {
  const isDark = isDarkCloth(...color);
  const [red, green, blue] = color;
  for (let i = 0; i < mask.length; i++) {
    const coverage = mask[i] ?? 0;
    if (coverage === 0) continue;
    const offset = i * 4;
    const shade = isDark ? (overlay.data[offset + 3] ?? 0) / 255 : 0;
    const light = (overlay.data[offset] ?? 0) * shade;
    const rest = 1 - shade;
    drawPixel(data, offset, red * rest + light, green * rest + light, blue * rest + light, coverage);
  }
}

function drawArtwork(canvas: RawImage, { area, size, mask }: DecodedMockupSide, artwork: RawImage): void {
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
      const coverage = (alpha * (mask[to] ?? 0)) / 255;
      drawPixel(canvas.data, to * 4, data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, coverage);
    }
}

function drawImage(canvas: RawImage, { data }: RawImage): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha !== 0) drawPixel(canvas.data, i, data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0, alpha);
  }
}

/** Porter-Duff "over". The canvas stays premultiplied until the end. */
function drawPixel(
  data: Uint8ClampedArray,
  offset: number,
  red: number,
  green: number,
  blue: number,
  alpha: number,
): void {
  const share = alpha / 255;
  const rest = 1 - share;
  data[offset] = red * share + (data[offset] ?? 0) * rest;
  data[offset + 1] = green * share + (data[offset + 1] ?? 0) * rest;
  data[offset + 2] = blue * share + (data[offset + 2] ?? 0) * rest;
  data[offset + 3] = alpha + (data[offset + 3] ?? 0) * rest;
}

function unpremultiply({ data }: RawImage): void {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    const gain = 255 / alpha;
    data[i] = (data[i] ?? 0) * gain;
    data[i + 1] = (data[i + 1] ?? 0) * gain;
    data[i + 2] = (data[i + 2] ?? 0) * gain;
  }
}
