import { priceColumns } from '../catalogue/offers.ts';
import { type DemoProduct, demoProducts, isCustomProduct, optionsOf } from '../catalogue/products.ts';
import { brandId, categoryId, optionId, productId } from '../keys/ids.ts';
import { demoPaths } from '../keys/paths.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';
import { variantRows } from './variant-rows.ts';

export function productRows(calendar: Calendar): TableRows[] {
  return [
    { table: 'product', rows: demoProducts.map((product, at) => productRow(product, at, calendar)) },
    { table: 'product_option', rows: demoProducts.flatMap(optionRows) },
    { table: 'product_variant', rows: demoProducts.flatMap(variantRows) },
  ];
}

function productRow(product: DemoProduct, position: number, calendar: Calendar): Row {
  return {
    id: productId(product.key),
    brand_id: brandId(product.brand),
    code: product.code,
    name_ko: product.name.ko,
    name_en: product.name.en,
    description: product.description.ko,
    description_en: product.description.en,
    image_src: isCustomProduct(product)
      ? demoPaths.mockup(product.key, 'front', product.face)
      : demoPaths.product(product.key),
    category_id: categoryId(product.category),
    type: isCustomProduct(product) ? 'CUSTOM' : 'GENERAL',
    state: 'ACT',
    is_custom: isCustomProduct(product),
    is_new: product.badges.includes('new'),
    is_sale: product.badges.includes('sale'),
    is_best: product.badges.includes('best'),
    ...priceColumns(product, 0),
    production_days: product.productionDays,
    thickness: product.cloth?.thickness ?? null,
    see_through: product.cloth?.seeThrough ?? null,
    stretch: product.cloth?.stretch ?? null,
    stock_count: 0,
    like_count: 0,
    review_count: 0,
    average_score: 0,
    position,
    created_at: calendar.daysAgo(product.daysOld),
  };
}

function optionRows(product: DemoProduct): Row[] {
  return optionsOf(product).map(({ key, name_ko, name_en, hex }, position) => ({
    id: optionId(product.key, key),
    product_id: productId(product.key),
    name_ko,
    name_en,
    color_code: hex,
    price: 0,
    position,
    state: 'ACT',
  }));
}
