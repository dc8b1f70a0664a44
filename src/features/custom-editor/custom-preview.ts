import { readPrintArea } from '#src/shared/artwork.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import type { CustomPreview } from '#src/writes/customs/custom-write.ts';
import { type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import { customLines } from './custom-lines.ts';
import type { EditorGraphic } from './editor-graphic.ts';

/** The picture that lists show of a custom that the server has no picture of: its first decorated side. */
export function previewOf(
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
    method: document.method,
    color: option?.color_code ?? '#ffffff',
    images: { mask_src, overlay_src, foreground_src },
    area: readPrintArea(group),
    layers: layersOf(document, group.id).flatMap(({ id, graphicId, x, y, width, height }) => {
      const graphic = graphics.get(graphicId);
      return graphic ? [{ id, x, y, width, height, src: graphic.src, graphicId }] : [];
    }),
    price: totalOf(customLines(product, document, graphics, '')),
  };
}
