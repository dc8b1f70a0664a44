import type { CustomPreview, CustomWrite, LayerRow } from '#src/customs/custom-write.ts';
import { newUuid } from '#src/session/new-uuid.ts';
import { readPrintArea } from '#src/shared/artwork.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { customLines } from './custom-lines.ts';
import type { EditorGraphic } from './editor-graphic.ts';

/** A row that was written for a layer. */
export type WrittenRow = {
  readonly layerId: string;
  readonly groupId: string;
  readonly position: number;
  readonly row: LayerRow;
};

type WriteOptions = {
  readonly product: EditorProduct;
  readonly document: CustomDocument;
  readonly graphics: ReadonlyMap<string, EditorGraphic>;
  readonly customId: string;
  readonly name: string;
  /** Of the write before. */
  readonly written: readonly WrittenRow[];
  /** Rows that the server is known to have: only they can be logged as deleted. */
  readonly storedIds: readonly string[];
  readonly draft: unknown;
};

/** The custom as it is sent. A layer that has not changed keeps its row; one that has gets a new row. */
export function writeCustom(options: WriteOptions): {
  readonly write: CustomWrite;
  readonly written: readonly WrittenRow[];
} {
  const { product, document, graphics, customId, name, draft } = options;
  const written = product.mockup_groups.flatMap(({ id }) => rowsOfSide(document, id, options.written));
  const sides = product.mockup_groups.flatMap(({ id: groupId }) => {
    const layers = written.filter((row) => row.groupId === groupId).map(({ row }) => row);
    return layers.length > 0 ? [{ groupId, layers }] : [];
  });
  const kept = new Set(written.map(({ row }) => row.id));
  const write = {
    customId,
    productId: product.id,
    optionId: document.optionId,
    method: document.method,
    name,
    sides,
    removedLayerIds: options.storedIds.filter((id) => !kept.has(id)),
    preview: previewOf(product, document, graphics),
    draft,
  };
  return { write, written };
}

function rowsOfSide(document: CustomDocument, groupId: string, before: readonly WrittenRow[]): WrittenRow[] {
  return layersOf(document, groupId).map((layer, position) => {
    const former = before.find(
      (each) =>
        each.layerId === layer.id &&
        each.groupId === groupId &&
        each.position === position &&
        isSameRow(each.row, layer),
    );
    const { id: layerId, graphicId, x, y, width, height } = layer;
    const row = former?.row ?? { id: newUuid(), graphicId, x, y, width, height };
    return { layerId, groupId, position, row };
  });
}

const isSameRow = (one: Omit<LayerRow, 'id'>, other: Omit<LayerRow, 'id'>): boolean =>
  one.graphicId === other.graphicId &&
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.height === other.height;

/** The first decorated side. */
function previewOf(
  product: EditorProduct,
  document: CustomDocument,
  graphics: ReadonlyMap<string, EditorGraphic>,
): CustomPreview {
  const groups = product.mockup_groups;
  const group = groups.find(({ id }) => layersOf(document, id).length > 0) ?? groups[0];
  if (!group) throw new Error('A product without a side cannot be decorated.');
  const { mask_src, overlay_src, foreground_src } = group;
  const option = product.product_options.find(({ id }) => id === document.optionId);
  return {
    color: option?.color_code ?? '#ffffff',
    images: { mask_src, overlay_src, foreground_src },
    area: readPrintArea(group),
    layers: layersOf(document, group.id).flatMap(({ id, graphicId, x, y, width, height }) => {
      const graphic = graphics.get(graphicId);
      return graphic ? [{ id, x, y, width, height, src: graphic.src }] : [];
    }),
    price: totalOf(customLines(product, document, graphics)),
  };
}
