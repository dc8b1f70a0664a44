import { useLingui } from '@lingui/react/macro';
import { ReviewCard, reviewCardFragment } from '#src/components/review-card.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { LikedCards } from './liked-cards.tsx';
import { likesPerPage } from './likes-per-page.ts';
import { UnavailableLike } from './unavailable-like.tsx';

export const likedReviewFragment = graphql(
  `
    fragment LikedReviews_review_like on review_like {
      user_id
      review_id
      created_at
      deleted_at
      review {
        id
        ...ReviewCard_review
      }
    }
  `,
  [reviewCardFragment],
);

const moreLikedReviews = graphql(
  `
    query MoreLikedReviews($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      review_like(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          review_id: { _nin: $known }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...LikedReviews_review_like
      }
    }
  `,
  [likedReviewFragment],
);

type LikedReviewsProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof likedReviewFragment>[];
};

export function LikedReviews({ viewerId, first }: LikedReviewsProps) {
  const { t } = useLingui();
  const listKey = useListKey('liked-reviews');
  const { rows, state, more } = usePages({
    first: readFragment(likedReviewFragment, first),
    pageSize: likesPerPage,
    document: moreLikedReviews,
    after: (known) => ({ viewerId, limit: likesPerPage, ...olderThan(known, ({ review_id }) => review_id) }),
    rowsOf: (data) => readFragment(likedReviewFragment, data.review_like),
    keyOf: (row) => row.review_id,
    listKey,
  });
  return (
    <LikedCards
      kind="review_like"
      label={t`Reviews you like`}
      cards={rows.flatMap(({ review_id: id, review, deleted_at }) => {
        if (deleted_at) return [];
        if (!review) return [{ id, card: <UnavailableLike kind="review_like" id={id} />, isWithdrawn: true }];
        return [{ id, card: <ReviewCard review={review} /> }];
      })}
      state={state}
      onMore={more}
    />
  );
}
