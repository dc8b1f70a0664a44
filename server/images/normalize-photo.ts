import sharp from 'sharp';

/** `artwork` is printed, a `photo` is looked at. */
export type PhotoUse = 'photo' | 'artwork';
export type PhotoInput = { readonly kind: PhotoUse; readonly source: Buffer };
export type Photo = { readonly data: Buffer; readonly width: number; readonly height: number };
export type PhotoResult = Photo | 'not-an-image' | 'wrong-dimensions';

const maxEdge = 12_000;
const maxPixels = 40_000_000;
/** `storedEdge`: pixels of the longer edge. A photo fills a phone's screen at most, artwork 34 cm at 300 dpi. */
const uses = {
  photo: { minEdge: 50, storedEdge: 2_048, webp: { quality: 82, effort: 4 } },
  artwork: { minEdge: 1_000, storedEdge: 4_000, webp: { quality: 95, effort: 2 } },
} as const satisfies Record<PhotoUse, unknown>;

/**
 * Encodes a photo of a member anew: upright, in sRGB, without the place and the device that the camera wrote into it, and
 * without anything that is not a picture. Of an animation the first frame.
 */
export async function normalizePhoto({ kind, source }: PhotoInput): Promise<PhotoResult> {
  const { minEdge, storedEdge, webp } = uses[kind];
  try {
    // Reads the header only.
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (!isAllowed(width, height, minEdge)) return 'wrong-dimensions';
    // Cameras write files with harmless faults; a truncated one is refused all the same.
    const { data, info } = await sharp(source, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: storedEdge, height: storedEdge, fit: 'inside', withoutEnlargement: true })
      .webp(webp)
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return 'not-an-image';
  }
}

const isAllowed = (width: number, height: number, minEdge: number) =>
  Math.min(width, height) >= minEdge && Math.max(width, height) <= maxEdge && width * height <= maxPixels;
