import { newUuid } from '#src/api/new-uuid.ts';
import type { CustomWrite, LayerRow } from '#src/writes/customs/custom-write.ts';
import { type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { previewOf } from './custom-preview.ts';
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
  /** The rows of the write before. */
  readonly written: readonly WrittenRow[];
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
  const write = {
    customId,
    productId: product.id,
    optionId: document.optionId,
    method: document.method,
    name,
    sides,
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
