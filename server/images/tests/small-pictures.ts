import sharp from 'sharp';
import { blankPicture, type Picture } from '../picture.ts';

/** An SVG file of one colour. */
export const square = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`,
  );

export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export function pixelAt({ data, width }: Picture, x: number, y: number): number[] {
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

/** A picture whose pixels are computed. */
export function painted(size: number, colourAt: (x: number, y: number) => Rgba): Picture {
  const picture = blankPicture(size, size);
  for (let i = 0; i < size * size; i++) picture.data.set(colourAt(i % size, Math.floor(i / size)), i * 4);
  return picture;
}

export function pngOf({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
