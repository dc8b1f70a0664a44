import { productCardFragment } from '#src/components/cards/product-card.tsx';
import type { ProductListData } from '#src/features/product-list/product-list-query.ts';
import { readFragment } from '#src/graphql/graphql.ts';
import type { PageLink, ProductMeta } from '#src/shared/ssr.ts';
import type { Describing } from './-public-page.ts';

type Category = Parameters<Describing['named']>[0] & { readonly path_name: string };

export const categoryLink = ({ named }: Describing, category: Category): PageLink => ({
  name: named(category),
  path: `/product?category=${category.path_name}`,
});

export const productLinks = ({ named }: Describing, { product }: ProductListData): readonly PageLink[] =>
  product.map((masked) => ({
    name: named(readFragment(productCardFragment, masked)),
    path: `/product/${masked.id}`,
  }));

type Rated = { readonly average_score: number; readonly review_count: number };

export const ratingOf = ({ average_score: average, review_count: count }: Rated): ProductMeta['rating'] =>
  count > 0 ? { average, count } : null;
