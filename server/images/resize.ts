import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  type MethodPictureSize,
  methodPictureEdges,
  type ProductionMethod,
} from '#src/shared/method-picture.ts';
import { type PictureSize, pictureWidths } from '#src/shared/picture-sizes.ts';
import { applyPrintEffect } from './print-effects/print-effect.ts';
import { toSharp } from './raw-image.ts';
import type { ResizeFormat } from './resize-format.ts';
import { hasExternalReferences } from './svg-external-references.ts';

/** A width of the shop; what link previews show, 1200 x 630 pixels on a background; or a graphic as a method makes it. */
type PictureShape =
  | PictureSize
  | { readonly background: string }
  | { readonly method: ProductionMethod; readonly size: MethodPictureSize };

export type ResizeOptions = {
  /** The extension of the source file, with its dot: `.webp`. */
  readonly extension: string;
  readonly shape: PictureShape;
  readonly format: ResizeFormat;
};

/** The size that Open Graph and KakaoTalk recommend; a picture is never cut, so that a square crop shows it as well. */
const shareSize = { width: 1200, height: 630 } as const;

/** The format, in sharp's terms, that a file with this extension must have. */
const formatsByExtension: Readonly<Record<string, Metadata['format']>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.gif': 'gif',
  '.svg': 'svg',
  '.avif': 'heif',
  '.heic': 'heif',
};
// Only the first frame is used, but the decoder counts all of them first.
const maxFrames = 1_000;
const maxPixels = 40_000_000;
// Dots per inch. An SVG is rasterized at the requested width; at 72 it has its intrinsic size.
const intrinsicDensity = 72;
const maxDensity = 2_400;

/**
 * Scales an image down to the width; a narrower image is not enlarged.
 *
 * Encoder settings: measured on a 1200 px mock-up with one thread, AVIF takes 20 % fewer bytes than WebP in 1.2 to 1.5
 * times the time (480 px: 69 ms, WebP 47 ms). The next effort level saves another 2 % and takes twice as long.
 *
 * @returns a WebP file in place of an AVIF one with transparency; null when the bytes are not an image, not of the format that the extension says, or refer to other files
 */
export async function resize(
  source: Buffer,
  { extension, shape, format }: ResizeOptions,
): Promise<Buffer | null> {
  const width = widthOf(shape);
  try {
    const metadata = await sharp(source, { limitInputPixels: maxPixels }).metadata();
    if (metadata.format !== formatsByExtension[extension.toLowerCase()]) return null;
    if ((metadata.pages ?? 1) > maxFrames) return null;
    if (metadata.format === 'svg' && hasExternalReferences(source)) return null;
    const upright = sharp(source, {
      limitInputPixels: maxPixels,
      density: densityFor(metadata, width),
    }).autoOrient();
    const { image: scaled, background } = await scale(upright, shape);
    // Browsers take the transparency of AVIF files by libheif for a narrower range: faint shadows vanish.
    switch (format === 'avif' && metadata.hasAlpha ? 'webp' : format) {
      case 'avif':
        return await scaled.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer();
      case 'webp':
        return await scaled.webp(webpOptions(shape)).toBuffer();
      case 'jpeg':
        return await scaled.flatten({ background }).jpeg({ quality: 80 }).toBuffer();
    }
  } catch {
    return null;
  }
}

function widthOf(shape: PictureShape): number {
  if (typeof shape === 'string') return pictureWidths[shape];
  return 'method' in shape ? methodPictureEdges[shape.size] : shareSize.width;
}

/** Threads and edges are what a method picture is about. */
const webpOptions = (shape: PictureShape) =>
  typeof shape === 'object' && 'method' in shape ? { quality: 88, effort: 3 } : { quality: 78, effort: 4 };

type Scaled = { readonly image: Sharp /** Of a format without transparency. */; readonly background: string };

async function scale(upright: Sharp, shape: PictureShape): Promise<Scaled> {
  if (typeof shape === 'string') {
    const width = pictureWidths[shape];
    return { image: upright.resize({ width, withoutEnlargement: true }), background: '#ffffff' };
  }
  if ('background' in shape) {
    const { background } = shape;
    return { image: upright.resize({ ...shareSize, fit: 'contain', background }), background };
  }
  const edge = methodPictureEdges[shape.size];
  const { data, info } = await upright
    .resize(edge, edge, { fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const graphic = { data: pixels, width: info.width, height: info.height };
  return { image: toSharp(applyPrintEffect(graphic, shape.method)), background: '#ffffff' };
}

function densityFor({ format, width: intrinsicWidth }: Metadata, width: number): number {
  if (format !== 'svg') return intrinsicDensity;
  return Math.min(Math.max((intrinsicDensity * width) / intrinsicWidth, intrinsicDensity), maxDensity);
}
