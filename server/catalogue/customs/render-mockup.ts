import { parseHexColor } from '#server/images/color.ts';
import { composeMockup } from '#server/images/compose-mockup.ts';
import { decodeMockupSide, type MockupSide } from '#server/images/mockup-side.ts';
import { encodeWebp } from '#server/images/raw-image.ts';
import { type GraphicFiles, type MockupLayer, renderArtwork } from '#server/images/render-artwork.ts';

export type MockupInput = {
  readonly kind: 'mockup';
  readonly side: MockupSide<Buffer>;
  /** `#rrggbb` of the product. */
  readonly color: string;
  readonly layers: readonly MockupLayer[];
  /** As the production method makes them. */
  readonly graphics: GraphicFiles;
  /** Pixels along one edge. */
  readonly size: number;
};

/** The finished picture of a decorated side, as WebP on the storefront's paper color. */
export async function renderMockup(input: MockupInput): Promise<Buffer> {
  const { side, color, layers, graphics, size } = input;
  const decoded = await decodeMockupSide(side, size);
  const artwork = await renderArtwork({ layers, graphics, area: side.area, scale: size / 1000 });
  return encodeWebp(
    composeMockup(decoded, { color: parseHexColor(color), artwork, background: paper }),
    false,
  );
}

/** `--color-paper` of the storefront. */
const paper = [246, 245, 242] as const;
