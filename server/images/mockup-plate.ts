import { type Drape, drapeOf } from './drape.ts';
import { decodeAlpha, decodePicture, type Picture } from './picture.ts';
import type { PrintArea } from './print-area.ts';

/** Where the parts of one side of a product lie; see docs of {@link composeMockup} for what each is. */
export type MockupSide = {
  area: PrintArea;
  mask: string;
  overlay: string;
  foreground: string | null;
};

/** A side decoded at one pixel size, ready to be printed in any colour. All parts measure size x size. */
export type MockupPlate = {
  size: number;
  area: PrintArea;
  /** How much of each pixel the cloth colour covers, 0-255. */
  mask: Uint8Array;
  /** Neutral light and shadow of cloth, seams and ground: black or white with alpha, drawn with plain "over". */
  overlay: Picture;
  /** What lies above a print: cords, a label, a lens. */
  foreground: Picture | null;
  drape: Drape;
};

/** @param size pixels along one edge */
export async function loadMockupPlate(side: MockupSide, size: number): Promise<MockupPlate> {
  const [mask, overlay, foreground] = await Promise.all([
    decodeAlpha(side.mask, size, size),
    decodePicture(side.overlay, size, size),
    side.foreground === null ? null : decodePicture(side.foreground, size, size),
  ]);
  return { size, area: side.area, mask, overlay, foreground, drape: drapeOf(overlay, side.area) };
}
