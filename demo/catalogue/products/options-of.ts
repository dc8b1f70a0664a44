import type { DemoColor } from '../../mockups/demo-mockup.ts';
import { colorOf, mockupOf } from '../mockup-of.ts';
import { isCustomProduct } from './all.ts';
import type { DemoProduct } from './demo-product.ts';

/** A product that is sold as it is comes in one color. */
const asItIs: DemoColor = { key: 'basic', name_ko: '기본', name_en: 'Standard', hex: '#ffffff' };

/** Its colors as shoppers see them: the one on its picture first. */
export function optionsOf(product: DemoProduct): readonly DemoColor[] {
  if (!isCustomProduct(product)) return [asItIs];
  const face = colorOf(product.key, product.face);
  return [face, ...mockupOf(product.key).colors.filter((color) => color !== face)];
}
