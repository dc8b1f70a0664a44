import type { Box } from '#src/shared/artwork.ts';
import { type DisplacementMap, estimateDisplacement, readDisplacement } from './displacement.ts';
import { decodeAlpha, decodeImage, type RawImage } from './raw-image.ts';

/** The image files of one side of a product, by path or content; {@link DecodedMockupSide} says what each contains. */
export type MockupSide<File extends Buffer | string = string> = {
  area: Box;
  mask: File;
  overlay: File;
  foreground: File | null;
  /** Null where nobody has measured the surface: the print follows the shading then. */
  uv: File | null;
};

/** A side decoded at one pixel size, to be composed in any color. All images measure size x size. */
export type DecodedMockupSide = {
  size: number;
  area: Box;
  /** How much of each pixel the product color covers, 0-255. */
  mask: Uint8Array;
  /** Light and shadow of fabric, seams and background: black or white with alpha, drawn with plain "over". */
  overlay: RawImage;
  /** The parts that cover a print: cords, a label, a lens. */
  foreground: RawImage | null;
  displacement: DisplacementMap;
};

/** @param size pixels along one edge */
export async function decodeMockupSide(
  side: MockupSide<Buffer | string>,
  size: number,
): Promise<DecodedMockupSide> {
  const [mask, overlay, foreground, uv] = await Promise.all([
    decodeAlpha(side.mask, size, size),
    decodeImage(side.overlay, size, size),
    side.foreground === null ? null : decodeImage(side.foreground, size, size),
    side.uv === null ? null : decodeImage(side.uv, size, size),
  ]);
  const displacement = uv ? readDisplacement(uv, side.area) : estimateDisplacement(overlay, side.area);
  return { size, area: side.area, mask, overlay, foreground, displacement };
}
