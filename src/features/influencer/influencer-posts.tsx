import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ListMore } from '#src/ui/list-more.tsx';
import { PostCard } from './post-card.tsx';
import { type InfluencerPostsData, influencerPosts } from './post-list.ts';

const NoPostsYet = lazyComponent(() => import('./no-posts-yet.tsx'), 'NoPostsYet');

type InfluencerPostsProps = { influencerId: string; loaded: InfluencerPostsData };

/** All posts of an influencer. More of them come when asked for, because a section follows. */
export function InfluencerPosts({ influencerId, loaded }: InfluencerPostsProps) {
  const { t } = useLingui();
  const { data, state, more } = useList(influencerPosts(influencerId), loaded);
  if (data.influencer_feed.length === 0) return <NoPostsYet />;
  return (
    <section className={page.section} aria-label={t`Posts`}>
      <SectionHeading title={t`Posts`} />
      <Cards
        cards={data.influencer_feed.map((post, index) => ({
          id: post.id,
          card: <PostCard post={post} priority={index < 2} />,
        }))}
      />
      <ListMore state={state} onMore={more} />
    </section>
  );
}
