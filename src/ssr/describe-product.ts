import { readProductPrices } from '#src/components/product/price.tsx';
import { productPageFragment } from '#src/features/product/product-page.tsx';
import type { productPageQuery } from '#src/features/product/product-page-query.ts';
import { readSelectedCustom } from '#src/features/product/selected-custom.ts';
import { type ResultOf, readFragment } from '#src/graphql/graphql.ts';
import { localeText } from '#src/i18n/locale-text.ts';
import { totalOf } from '#src/shared/custom-price.ts';
import type { Locale } from '#src/shared/locale.ts';
import { effectivePrice } from '#src/shared/price.ts';
import { isSoldOut } from '#src/shared/stock.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import type { PageDescription } from './page-description.ts';

type Product = ResultOf<typeof productPageQuery>['product_by_pk'] | undefined;

/** A product, or the custom product that the address requests, which has a name, a price and an address of its own. */
export function describeProduct(product: Product, locale: Locale): PageDescription {
  if (!product) return {};
  const { brand } = product;
  const { requested_customs: customs, ...parts } = readFragment(productPageFragment, product);
  const custom = readSelectedCustom(customs[0]);
  const item = itemOf(product, custom);
  const own = { name: localeText(locale, product.name_ko, product.name_en), path: `/product/${product.id}` };
  const maker = brand && {
    name: localeText(locale, brand.name_ko, brand.name_en),
    path: `/brand/${brand.id}`,
  };
  const lines = custom && designPriceLines({ ...parts, ...readProductPrices(parts) }, custom, custom.sides);
  return {
    description: localeText(locale, product.description, product.description_en),
    picture: custom?.sides[0]?.src ?? product.image_src,
    sharePicture: `/share-pictures/${item.kind}/${item.id}`,
    ...(custom && { query: { product_custom_id: custom.id } }),
    above: [...(maker ? [maker] : []), ...(custom ? [own] : [])],
    data: {
      kind: 'product',
      id: item.id,
      name: custom ? localeText(locale, custom.name_ko, custom.name_en) : own.name,
      price: lines ? totalOf(lines) : effectivePrice(product),
      inStock: product.state === 'ACT' && !isSoldOut(product),
      brand: maker?.name ?? null,
      // The reviews are about the product, whatever is printed on it.
      rating: ratingOf(product),
    },
  };
}

const itemOf = ({ id }: { id: string }, custom: { readonly id: string } | null | undefined) =>
  custom ? { kind: 'custom' as const, id: custom.id } : { kind: 'product' as const, id };

type Rated = { readonly average_score: number; readonly review_count: number };

export const ratingOf = ({ average_score: average, review_count: count }: Rated) =>
  count > 0 ? { average, count } : null;
