import { accessories } from './accessories.ts';
import type { CustomProduct, DemoProduct } from './demo-product.ts';
import { paperGoods } from './paper-goods.ts';
import { tops } from './tops.ts';

export const customProducts: readonly CustomProduct[] = [...tops, ...accessories];

export const demoProducts: readonly DemoProduct[] = [...customProducts, ...paperGoods];

export const isCustomProduct = (product: DemoProduct): product is CustomProduct => 'methods' in product;
