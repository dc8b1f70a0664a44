import { productCardFragment } from '#src/components/cards/product-card.tsx';
import { type FragmentOf, graphql } from '#src/graphql/graphql.ts';

export const productItemFragment = graphql(
  `
    fragment ProductItem_main_page_item on main_page_item {
      id
      is_show_index
      product {
        id
        ...ProductCard_product
      }
    }
  `,
  [productCardFragment],
);

export type ProductItem = FragmentOf<typeof productItemFragment>;
