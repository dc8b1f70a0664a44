import type { CustomProduct, DemoProduct } from './demo-product.ts';
import { goods } from './goods.ts';
import { paperGoods } from './paper-goods.ts';
import { tops } from './tops.ts';

export const customProducts: readonly CustomProduct[] = [...tops, ...goods];

export const demoProducts: readonly DemoProduct[] = [...customProducts, ...paperGoods];

export const isCustomProduct = (product: DemoProduct): product is CustomProduct => 'methods' in product;
