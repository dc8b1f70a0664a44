import type { Box } from '#src/shared/artwork.ts';

/** A graphic on a side, in mock-up units. */
export type Layer = Box & { readonly id: string; readonly graphicId: string };

/** The design that a shopper works on. The order of layers is their z-order, lowest first. */
export type CustomDocument = {
  readonly optionId: string;
  readonly method: string;
  /** Only for the price: a custom is saved without a size. */
  readonly size: string | null;
  /** By the id of their mock-up group. */
  readonly sides: Readonly<Record<string, readonly Layer[]>>;
};

export type PlacedLayer = { readonly sideId: string; readonly layer: Layer };

const none: readonly Layer[] = [];

export const layersOf = (document: CustomDocument, sideId: string): readonly Layer[] =>
  document.sides[sideId] ?? none;

export const allLayers = ({ sides }: CustomDocument): readonly Layer[] => Object.values(sides).flat();

export function findLayer({ sides }: CustomDocument, layerId: string): PlacedLayer | null {
  for (const [sideId, layers] of Object.entries(sides)) {
    const layer = layers.find(({ id }) => id === layerId);
    if (layer) return { sideId, layer };
  }
  return null;
}

/** On top of the others. */
export function addLayer(document: CustomDocument, sideId: string, layer: Layer): CustomDocument {
  return withLayers(document, sideId, (layers) => [...layers, layer]);
}

/** Moves and resizes. */
export function placeLayer(document: CustomDocument, layerId: string, box: Box): CustomDocument {
  const { x, y, width, height } = box;
  return changeSideOf(document, layerId, (layers) =>
    layers.map((layer) => (layer.id === layerId ? { ...layer, x, y, width, height } : layer)),
  );
}

export function removeLayer(document: CustomDocument, layerId: string): CustomDocument {
  return changeSideOf(document, layerId, (layers) => layers.filter(({ id }) => id !== layerId));
}

/** `steps` towards the front, negative to the back; as far as possible. */
export function reorderLayer(document: CustomDocument, layerId: string, steps: number): CustomDocument {
  return changeSideOf(document, layerId, (layers) => {
    const from = layers.findIndex(({ id }) => id === layerId);
    const to = Math.max(0, Math.min(layers.length - 1, from + steps));
    const layer = layers[from];
    return layer && to !== from ? layers.toSpliced(from, 1).toSpliced(to, 0, layer) : layers;
  });
}

/** Another color or production method with empty sides (specification, section 4), for who starts anew. */
export function resetTo(
  document: CustomDocument,
  choice: Partial<Pick<CustomDocument, 'optionId' | 'method'>>,
): CustomDocument {
  return { ...document, ...choice, sides: {} };
}

function changeSideOf(
  document: CustomDocument,
  layerId: string,
  change: (layers: readonly Layer[]) => readonly Layer[],
): CustomDocument {
  const placed = findLayer(document, layerId);
  return placed ? withLayers(document, placed.sideId, change) : document;
}

function withLayers(
  document: CustomDocument,
  sideId: string,
  change: (layers: readonly Layer[]) => readonly Layer[],
): CustomDocument {
  const layers = layersOf(document, sideId);
  const changed = change(layers);
  return changed === layers ? document : { ...document, sides: { ...document.sides, [sideId]: changed } };
}
