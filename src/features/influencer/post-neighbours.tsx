import { Trans, useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { graphql } from '#src/graphql/graphql.ts';
import { PostCard, postCardFragment } from './post-card.tsx';

// `_lte` and `_gte` are implied by the other conditions. With them the index is read from the post on.
const postNeighboursQuery = graphql(
  `
    query PostNeighbours($id: uuid!, $influencerId: uuid!, $createdAt: timestamptz!) {
      older: influencer_feed(
        where: {
          influencer_id: { _eq: $influencerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $createdAt }
          _or: [{ created_at: { _lt: $createdAt } }, { id: { _lt: $id } }]
        }
        order_by: [{ created_at: desc }, { id: desc }]
        limit: 1
      ) {
        id
        ...PostCard_influencer_feed
      }
      newer: influencer_feed(
        where: {
          influencer_id: { _eq: $influencerId }
          deleted_at: { _is_null: true }
          created_at: { _gte: $createdAt }
          _or: [{ created_at: { _gt: $createdAt } }, { id: { _gt: $id } }]
        }
        order_by: [{ created_at: asc }, { id: asc }]
        limit: 1
      ) {
        id
        ...PostCard_influencer_feed
      }
    }
  `,
  [postCardFragment],
);

type PostNeighboursProps = {
  id: string;
  influencerId: string;
  createdAt: string;
  /** The name of the influencer. */
  name: string;
};

/** The posts of an influencer before and after one. */
export function PostNeighbours({ name, ...variables }: PostNeighboursProps) {
  const { t } = useLingui();
  return (
    <DeferredQuery query={postNeighboursQuery} variables={variables}>
      {({ older, newer }) => {
        const cards = [
          ...older.map((post) => ({
            id: post.id,
            card: <PostCard post={post} label={<Trans>Previous post</Trans>} />,
          })),
          ...newer.map((post) => ({
            id: post.id,
            card: <PostCard post={post} label={<Trans>Next post</Trans>} />,
          })),
        ];
        if (cards.length === 0) return null;
        return (
          <section className={page.section} aria-label={t`More from ${name}`}>
            <SectionHeading title={t`More from ${name}`} />
            <Cards cards={cards} />
          </section>
        );
      }}
    </DeferredQuery>
  );
}
