import sharp, { type Sharp } from 'sharp';

/** Pixels in memory: 8-bit RGBA, not premultiplied, rows from the top. */
export type RawImage = { data: Uint8ClampedArray; width: number; height: number };

export function blankImage(width: number, height: number): RawImage {
  return { data: new Uint8ClampedArray(width * height * 4), width, height };
}

/** Decodes any format sharp reads; stretched to width x height, because the images of a mock-up must align. */
export async function decodeImage(source: Buffer | string, width: number, height: number): Promise<RawImage> {
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

export function toSharp({ data, width, height }: RawImage): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
}

/** @param hasAlpha false drops a fully opaque alpha channel, which costs the encoder more than all colours */
export function encodeWebp(image: RawImage, hasAlpha: boolean): Promise<Buffer> {
  const pipeline = hasAlpha ? toSharp(image) : toSharp(image).removeAlpha();
  return pipeline.webp({ quality: 82, effort: 3 }).toBuffer();
}
