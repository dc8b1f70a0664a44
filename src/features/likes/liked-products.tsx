import { useLingui } from '@lingui/react/macro';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/product-card.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

export const likedProductFragment = graphql(
  `
    fragment LikedProducts_product_like on product_like {
      user_id
      product_id
      created_at
      deleted_at
      product {
        id
        ...ProductCard_product
      }
    }
  `,
  [productCardFragment],
);

const moreLikedProducts = graphql(
  `
    query MoreLikedProducts($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      product_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          product_id: { _nin: $known }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedProducts_product_like
      }
    }
  `,
  [likedProductFragment],
);

type LikedProductsProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof likedProductFragment>[];
};

export function LikedProducts({ viewerId, first }: LikedProductsProps) {
  const { t } = useLingui();
  const listKey = useListKey('liked-products');
  const { rows, state, more } = usePages({
    first: readFragment(likedProductFragment, first),
    pageSize: likesPerPage,
    document: moreLikedProducts,
    after: (known) => ({
      viewerId,
      limit: likesPerPage,
      ...olderThan(known, ({ product_id }) => product_id),
    }),
    rowsOf: (data) => readFragment(likedProductFragment, data.product_like),
    keyOf: (row) => row.product_id,
    listKey,
  });
  const mixed = mixesCustoms(rows.flatMap(({ product }) => product ?? []));
  return (
    <LikedCards
      kind="product_like"
      label={t`Products you like`}
      cards={rows.flatMap(({ product_id: id, product, deleted_at }) => {
        if (deleted_at) return [];
        if (!product)
          return [{ id, card: <UnavailableLike kind="product_like" id={id} />, isWithdrawn: true }];
        return [{ id, card: <ProductCard product={product} isMixed={mixed} /> }];
      })}
      state={state}
      onMore={more}
    />
  );
}
