import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { postCardFragment } from './post-card.tsx';

const influencerPostsQuery = graphql(
  `
    query InfluencerPosts(
      $where: influencer_feed_bool_exp!
      $order_by: [influencer_feed_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      influencer_feed(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        created_at
        content
        content_en
        ...PostCard_influencer_feed
      }
    }
  `,
  [postCardFragment],
);

export type InfluencerPostsData = ResultOf<typeof influencerPostsQuery>;

/** Newest first, which is the order of an index of migration 032. */
export const influencerPosts = (influencerId: string) => ({
  document: influencerPostsQuery,
  field: 'influencer_feed' as const,
  variables: {
    where: { influencer_id: { _eq: influencerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'desc' as const }],
    limit: 12,
    offset: 0,
  },
});
