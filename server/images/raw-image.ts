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
    .toColorspace('srgb')
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

/** Porter-Duff "over" of an image that lies within the canvas. */
export function drawOver(canvas: RawImage, image: RawImage, left: number, top: number): void {
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++)
      drawPixel(
        canvas.data,
        ((y + top) * canvas.width + x + left) * 4,
        image.data,
        (y * image.width + x) * 4,
      );
}

function drawPixel(canvas: Uint8ClampedArray, to: number, image: Uint8ClampedArray, from: number): void {
  const alpha = image[from + 3] ?? 0;
  if (alpha === 0) return;
  const below = ((canvas[to + 3] ?? 0) * (255 - alpha)) / 255;
  const sum = alpha + below;
  for (let channel = 0; channel < 3; channel++)
    canvas[to + channel] = ((image[from + channel] ?? 0) * alpha + (canvas[to + channel] ?? 0) * below) / sum;
  canvas[to + 3] = sum;
}

/** @param hasAlpha false drops a fully opaque alpha channel, which costs the encoder more than all colors */
export function encodeWebp(image: RawImage, hasAlpha: boolean): Promise<Buffer> {
  const pipeline = hasAlpha ? toSharp(image) : toSharp(image).removeAlpha();
  return pipeline.webp({ quality: 82, effort: 3 }).toBuffer();
}
