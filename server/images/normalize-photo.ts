import sharp from 'sharp';

export type PhotoInput = { readonly kind: 'photo'; readonly source: Buffer };
export type Photo = { readonly data: Buffer; readonly width: number; readonly height: number };
export type PhotoResult = Photo | 'not-an-image' | 'wrong-dimensions';

const minEdge = 50;
const maxEdge = 12_000;
const maxPixels = 40_000_000;
/** Of what is stored. A photo of a review fills a phone's screen at most. */
const storedEdge = 2_048;

/**
 * Encodes a photo of a member anew: upright, in sRGB, without the place and the device that the camera wrote into it, and
 * without anything that is not a picture. Of an animation the first frame.
 */
export async function normalizePhoto(source: Buffer): Promise<PhotoResult> {
  try {
    // Reads the header only.
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (!isAllowed(width, height)) return 'wrong-dimensions';
    // Cameras write files with harmless faults; a truncated one is refused all the same.
    const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: storedEdge, height: storedEdge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return 'not-an-image';
  }
}

const isAllowed = (width: number, height: number) =>
  Math.min(width, height) >= minEdge && Math.max(width, height) <= maxEdge && width * height <= maxPixels;
