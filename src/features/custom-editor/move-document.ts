import { type PrintArea, printedPart } from '#src/shared/artwork.ts';
import { type CustomDocument, type Layer, layersOf } from './custom-document.ts';

/** The color, the production method, or both. */
export type Choice = Partial<Pick<CustomDocument, 'optionId' | 'method'>>;

type Offered = {
  /** The print areas of the product, by the ids of its sides. */
  readonly areas: ReadonlyMap<string, PrintArea>;
  readonly isSold: (graphicId: string) => boolean;
  /** The sizes in the chosen color by the chosen method. */
  readonly sizes: readonly string[];
};

export type MovedDocument = {
  readonly document: CustomDocument;
  /** The layers that cannot be made of it: nothing of them lies in a print area, or their graphic is not sold. */
  readonly left: readonly Layer[];
};

/** The custom in another color or by another method: all that can be made stays where it is. */
export function moveDocument(document: CustomDocument, choice: Choice, offered: Offered): MovedDocument {
  const { areas, isSold, sizes } = offered;
  const fits = (sideId: string, layer: Layer): boolean => {
    const area = areas.get(sideId);
    return area !== undefined && printedPart(layer, area) !== null && isSold(layer.graphicId);
  };
  const sideIds = Object.keys(document.sides);
  const kept = sideIds.map(
    (sideId) => [sideId, layersOf(document, sideId).filter((layer) => fits(sideId, layer))] as const,
  );
  const left = sideIds.flatMap((sideId) =>
    layersOf(document, sideId).filter((layer) => !fits(sideId, layer)),
  );
  const size = document.size !== null && sizes.includes(document.size) ? document.size : null;
  return { document: { ...document, ...choice, size, sides: Object.fromEntries(kept) }, left };
}
