import { useLingui } from '@lingui/react/macro';
import { mixesCustoms, ProductCard, productCardFragment } from '#src/components/cards/product-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useReactionList } from '#src/writes/reactions/use-reaction-list.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

const likedProductsQuery = graphql(
  `
    query LikedProducts(
      $viewerId: uuid!
      $where: product_like_bool_exp!
      $order_by: [product_like_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      product_like(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        user_id
        product_id
        created_at
        deleted_at
        product {
          id
          ...ProductCard_product
        }
      }
    }
  `,
  [productCardFragment],
);

/** A like of something that has left the shop is listed, too: `product` is null. */
export const likedProducts = (viewerId: string) => ({
  document: likedProductsQuery,
  field: 'product_like' as const,
  variables: {
    viewerId,
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { product_id: 'asc' as const }],
    limit: likesPerPage,
    offset: 0,
  },
});

type LikedProductsProps = { viewerId: string; loaded: ResultOf<typeof likedProductsQuery> };

export function LikedProducts({ viewerId, loaded }: LikedProductsProps) {
  const { t } = useLingui();
  const { data, state, more } = useReactionList({
    viewerId,
    kind: 'product_like',
    list: likedProducts(viewerId),
    loaded,
  });
  const mixed = mixesCustoms(data.product_like.flatMap(({ product }) => product ?? []));
  return (
    <LikedCards
      kind="product_like"
      label={t`Products you like`}
      cards={data.product_like.flatMap(({ product_id: id, product, deleted_at }) => {
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
