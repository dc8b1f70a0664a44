import { colourOf, mockupOf } from '#server/demo/catalogue/mockup-of.ts';
import type { DemoColour } from '#server/demo/mockups/demo-mockup.ts';
import { isCustomProduct } from './all.ts';
import type { DemoProduct } from './demo-product.ts';

/** A product that is sold as it is comes in one colour. */
const asItIs: DemoColour = { key: 'basic', name_ko: '기본', name_en: 'Standard', hex: '#ffffff' };

/** Its colours as shoppers see them: the one on its picture first. */
export function optionsOf(product: DemoProduct): readonly DemoColour[] {
  if (!isCustomProduct(product)) return [asItIs];
  const face = colourOf(product.key, product.face);
  return [face, ...mockupOf(product.key).colours.filter((colour) => colour !== face)];
}
