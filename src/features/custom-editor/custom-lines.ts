import { readProductPrices } from '#src/components/price.tsx';
import type { PriceLine } from '#src/shared/custom-price.ts';
import { unitPriceLines } from '#src/shared/unit-price.ts';
import { type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import type { EditorGraphic } from './editor-graphic.ts';

/** What the custom costs as it is now, itemised; a graphic that is not sold any more costs nothing and is not saved. */
export function customLines(
  product: EditorProduct,
  document: CustomDocument,
  graphics: ReadonlyMap<string, EditorGraphic>,
): readonly PriceLine[] {
  const option = product.product_options.find(({ id }) => id === document.optionId);
  const variant = option?.product_variants.find(
    ({ size, production_method }) => size === document.size && production_method === document.method,
  );
  const sides = product.mockup_groups.map((group) => ({
    id: group.id,
    mockup_group: group,
    custom_layers: layersOf(document, group.id).flatMap(({ id, graphicId }) => {
      const graphic = graphics.get(graphicId);
      return graphic ? [{ id, graphic }] : [];
    }),
  }));
  return unitPriceLines(
    { ...product, ...readProductPrices(product) },
    option ?? { id: document.optionId, name_ko: '', name_en: null, price: 0 },
    variant ? { ...variant, name_ko: variant.size, name_en: variant.size } : null,
    sides,
  );
}
