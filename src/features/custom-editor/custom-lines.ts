import { readProductPrices } from '#src/components/product/price.tsx';
import type { PriceLine } from '#src/shared/custom-price.ts';
import { blankAddPrice, cheapestOf, unitPriceLines } from '#src/shared/unit-price.ts';
import { type CustomDocument, layersOf } from './custom-document.ts';
import type { EditorProduct } from './custom-editor-query.ts';
import type { EditorGraphic } from './editor-graphic.ts';
import { variantsOf } from './opened-custom.ts';

/**
 * The price of the custom as it is now, itemized; a graphic that is not sold any more costs nothing and is not saved. Without a
 * size it is the least that its production method costs.
 */
export function customLines(
  product: EditorProduct,
  document: CustomDocument,
  graphics: ReadonlyMap<string, EditorGraphic>,
  methodName: string,
): readonly PriceLine[] {
  const option = product.product_options.find(({ id }) => id === document.optionId);
  const variants = variantsOf(option, document.method);
  const variant = variants.find(({ size }) => size === document.size) ?? cheapestOf(variants);
  const sizes = option?.product_variants.filter(({ size }) => !document.size || size === document.size) ?? [];
  const variantName = [methodName, document.size].filter(Boolean).join(' · ');
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
    variant
      ? { ...variant, name_ko: variantName, name_en: variantName, blank_add_price: blankAddPrice(sizes) }
      : null,
    sides,
  );
}
