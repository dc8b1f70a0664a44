import { toSharp } from '#server/images/raw-image.ts';
import { type GraphicFiles, type MockupLayer, renderArtwork } from '#server/images/render-artwork.ts';
import { type PrintArea, unitsPerMm } from '#src/shared/artwork.ts';

export type PrintInput = {
  readonly kind: 'print';
  readonly area: PrintArea;
  readonly layers: readonly MockupLayer[];
  readonly graphics: GraphicFiles;
  readonly dpi: number;
};

const mmPerInch = 25.4;

/** The file that a printer needs of a side: a transparent PNG of exactly its print area, which says how large it is. */
export async function renderPrint({ area, layers, graphics, dpi }: PrintInput): Promise<Buffer> {
  const scale = dpi / mmPerInch / unitsPerMm(area);
  const artwork = await renderArtwork({ layers, graphics, area, scale });
  return toSharp(artwork)
    .png({ compressionLevel: 6, adaptiveFiltering: true })
    .withMetadata({ density: dpi })
    .toBuffer();
}
