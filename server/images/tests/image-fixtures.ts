import sharp from 'sharp';
import { blankImage, type RawImage } from '#server/images/raw-image.ts';

/** An SVG file of one color. */
export const square = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="${color}"/></svg>`,
  );

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export function pixelAt({ data, width }: RawImage, x: number, y: number): number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

/** An image whose pixels are computed. */
export function painted(size: number, colorAt: (x: number, y: number) => Rgba): RawImage {
  const image = blankImage(size, size);
  for (let i = 0; i < size * size; i++) image.data.set(colorAt(i % size, Math.floor(i / size)), i * 4);
  return image;
}

export function pngOf({ data, width, height }: RawImage): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
