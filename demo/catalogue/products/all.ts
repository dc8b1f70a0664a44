import { accessories } from './accessories.ts';
import type { CustomProduct, DemoProduct } from './demo-product.ts';
import { deskGoods } from './desk-goods.ts';
import { living } from './living.ts';
import { moreClothes } from './more-clothes.ts';
import { paperGoods } from './paper-goods.ts';
import { tops } from './tops.ts';

export const customProducts: readonly CustomProduct[] = [
  ...tops,
  ...accessories,
  ...moreClothes,
  ...living,
  ...deskGoods,
];

export const demoProducts: readonly DemoProduct[] = [...customProducts, ...paperGoods];

export const isCustomProduct = (product: DemoProduct): product is CustomProduct => 'methods' in product;
