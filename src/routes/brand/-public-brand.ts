import { isProductCode } from '#src/shared/product-code.ts';
import { readProductListSearch } from '#src/shared/product-list-search.ts';
import { onlyValue } from '#src/shared/public-page.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { productLinks } from '../-public-links.ts';
import { publicPage } from '../-public-page.ts';

export const brandPage = publicPage('/brand/$id/', {
  rows: {
    table: 'brand',
    address: '/brand/$id',
    columns: { id: 'brand.id' },
    keys: { id: uuidOf },
    sitemap: { name: 'brand', changedAt: 'brand.updated_at' },
  },
  shown({ query }) {
    const { sort } = readProductListSearch({ sort: onlyValue(query, 'sort') });
    return sort ? { sort } : {};
  },
  describe({ loaded: { brand_by_pk: brand }, products }, texts) {
    const description = texts.text(brand?.description, brand?.description_en);
    const picture = brand?.cover_src ?? brand?.logo_src;
    return { description, picture, above: [], items: productLinks(texts, products) };
  },
});

/** Redirects to the page of the product. */
export const brandProductPage = publicPage('/brand/$id/product/$code', {
  rows: {
    table: 'product',
    with: 'brand',
    address: '/product/$productId',
    columns: { productId: 'product.id', id: 'brand.id', code: 'product.code' },
    keys: { id: uuidOf, code: (code) => (isProductCode(code) ? code : undefined) },
  },
});
