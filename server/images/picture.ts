import sharp, { type Sharp } from 'sharp';

/** Pixels in memory: 8-bit RGBA, not premultiplied, rows from the top. */
export type Picture = { data: Uint8ClampedArray; width: number; height: number };

export function blankPicture(width: number, height: number): Picture {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}

/** Decodes any format sharp reads; stretched to width x height, because a mock-up's parts must lie on one another. */
export async function decodePicture(
  source: Buffer | string,
  width: number,
  height: number,
): Promise<Picture> {
  const { data } = await sharp(source)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength), width, height };
}

/** The alpha channel alone, one byte per pixel. */
export async function decodeAlpha(
  source: Buffer | string,
  width: number,
  height: number,
): Promise<Uint8Array> {
  return sharp(source)
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
}

export function sharpOf({ data, width, height }: Picture): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
}

/** @param transparent false saves the encoder an empty alpha channel, which costs more than all colour */
export function encodeWebp(picture: Picture, transparent: boolean): Promise<Buffer> {
  const pixels = transparent ? sharpOf(picture) : sharpOf(picture).removeAlpha();
  return pixels.webp({ quality: 82, effort: 3 }).toBuffer();
}
