import { readProductPrices } from '#src/components/product/price.tsx';
import { productPageFragment } from '#src/features/product/product-page.tsx';
import { readSelectedCustom } from '#src/features/product/selected-custom.ts';
import { readFragment } from '#src/graphql/graphql.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import { effectivePrice } from '#src/shared/price.ts';
import { onlyValue, type PublicRows } from '#src/shared/public-page.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import { ratingOf } from '../-public-links.ts';
import { publicPage } from '../-public-page.ts';

const customRows = {
  address: '/product/$product_id?product_custom_id=$id',
  columns: { product_id: 'product_custom.product_id', id: 'product_custom.id' },
  keys: { id: uuidOf },
};

const products: PublicRows = {
  table: 'product',
  address: '/product/$id',
  columns: { id: 'product.id' },
  keys: { id: uuidOf },
  // The sides that the query of the page can select.
  facts: {
    sides: `array(select mockup_group.id::text from mockup_group
      where mockup_group.product_id = product.id and mockup_group.deleted_at is null)`,
  },
  sitemap: { name: 'product', changedAt: 'product.updated_at' },
};

const listedCustoms: PublicRows = {
  ...customRows,
  table: 'product_custom',
  sitemap: { name: 'custom', changedAt: 'product_custom.updated_at' },
};

/** The page of a custom that has lost a part is rendered, too, and says so. */
const namedCustoms: PublicRows = { ...customRows, table: 'shop_custom' };

/** A product, or the custom product that the address requests, which has a name, a price and an address of its own. */
export const productPage = publicPage('/product/$id', {
  rows: products,
  listed: [products, listedCustoms],
  async shown({ query, find }, product) {
    const side = onlyValue(query, 'mockup_group_id');
    const custom = await find(namedCustoms, { id: onlyValue(query, 'product_custom_id') });
    if (!custom) return 'skeleton';
    const isOwn = custom !== 'not-found' && custom.address.startsWith(`${product.address}?`);
    return {
      ...(product.facts.sides?.includes(side) && { mockup_group_id: side }),
      ...(isOwn && { product_custom_id: custom.keys.id ?? '' }),
    };
  },
  describe({ loaded: { product_by_pk: product } }, { text, named }) {
    if (!product) return {};
    const { brand } = product;
    const { requested_customs: customs, ...parts } = readFragment(productPageFragment, product);
    const custom = readSelectedCustom(customs[0]);
    const own = { name: named(product), path: `/product/${product.id}` };
    const maker = brand && { name: named(brand), path: `/brand/${brand.id}` };
    const lines = custom && designPriceLines({ ...parts, ...readProductPrices(parts) }, custom, custom.sides);
    const item = itemOf(product, custom);
    return {
      description: text(product.description, product.description_en) || null,
      picture: custom?.sides[0]?.src ?? product.image_src,
      sharePicture: `/share-pictures/${item.kind}/${item.id}`,
      ...(custom && { query: { product_custom_id: custom.id } }),
      above: [...(maker ? [maker] : []), ...(custom ? [own] : [])],
      data: {
        kind: 'product',
        id: item.id,
        name: custom ? named(custom) : own.name,
        price: lines ? totalOf(lines) : effectivePrice(product),
        inStock: product.state === 'ACT' && !isSoldOut(product),
        brand: maker?.name ?? null,
        // The reviews are about the product, whatever is printed on it.
        rating: ratingOf(product),
      },
    };
  },
});

const itemOf = ({ id }: { id: string }, custom: { readonly id: string } | null | undefined) =>
  custom ? { kind: 'custom', id: custom.id } : { kind: 'product', id };
