import page from '#src/components/page/detail-page.module.css';
import { ProfileHead } from '#src/components/page/profile-head.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { InfluencerPageData } from './influencer-page-query.ts';
import { InfluencerPosts } from './influencer-posts.tsx';
import type { InfluencerPostsData } from './post-list.ts';

const InfluencerProducts = lazyComponent(
  () => import('./influencer-products.tsx'),
  'InfluencerProducts',
  DeferredPlaceholder,
);

type InfluencerPageProps = {
  influencer: NonNullable<InfluencerPageData['influencer_by_pk']>;
  posts: InfluencerPostsData;
  viewerId: string;
};

export function InfluencerPage({ influencer, posts, viewerId }: InfluencerPageProps) {
  const text = useLocaleText();
  const { id, profile_src, name_ko, name_en, description, description_en } = influencer;
  return (
    <div className={page.page}>
      <ProfileHead
        cover={null}
        face={profile_src}
        name={text(name_ko, name_en)}
        description={text(description, description_en)}
      />
      <InfluencerPosts influencerId={id} loaded={posts} />
      {posts.influencer_feed.length > 0 && (
        <Deferred>
          <InfluencerProducts id={id} viewerId={viewerId} />
        </Deferred>
      )}
    </div>
  );
}
