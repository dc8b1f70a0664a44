import { useLingui } from '@lingui/react/macro';
import { ReviewCard, reviewCardFragment } from '#src/components/review/review-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useReactionList } from '#src/writes/reactions/use-reaction-list.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

const likedReviewsQuery = graphql(
  `
    query LikedReviews(
      $viewerId: uuid!
      $where: review_like_bool_exp!
      $order_by: [review_like_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      review_like(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        user_id
        review_id
        created_at
        deleted_at
        review {
          id
          ...ReviewCard_review
        }
      }
    }
  `,
  [reviewCardFragment],
);

/** A like of something that has left the shop is listed, too: `review` is null. */
export const likedReviews = (viewerId: string) => ({
  document: likedReviewsQuery,
  field: 'review_like' as const,
  variables: {
    viewerId,
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { review_id: 'asc' as const }],
    limit: likesPerPage,
    offset: 0,
  },
});

type LikedReviewsProps = { viewerId: string; loaded: ResultOf<typeof likedReviewsQuery> };

export function LikedReviews({ viewerId, loaded }: LikedReviewsProps) {
  const { t } = useLingui();
  const { data, state, more } = useReactionList({
    viewerId,
    kind: 'review_like',
    list: likedReviews(viewerId),
    loaded,
  });
  return (
    <LikedCards
      kind="review_like"
      label={t`Reviews you like`}
      cards={data.review_like.flatMap(({ review_id: id, review, deleted_at }) => {
        if (deleted_at) return [];
        if (!review) return [{ id, card: <UnavailableLike kind="review_like" id={id} />, isWithdrawn: true }];
        return [{ id, card: <ReviewCard review={review} /> }];
      })}
      state={state}
      onMore={more}
    />
  );
}
