import { Link } from '@tanstack/react-router';
import card from '#src/components/cards/card.module.css';
import head from '#src/components/page/detail-head.module.css';
import page from '#src/components/page/detail-page.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { FollowRow } from '#src/components/reaction/follow-row.tsx';
import { ShareButton } from '#src/components/share/share-button.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { postRatio } from './post-card.tsx';
import type { PostPageData } from './post-page-query.ts';
import { splitPost } from './post-title.ts';

const PostItems = lazyComponent(() => import('./post-items.tsx'), 'PostItems', DeferredPlaceholder);
const PostNeighbours = lazyComponent(
  () => import('./post-neighbours.tsx'),
  'PostNeighbours',
  DeferredPlaceholder,
);

type PostPageProps = { post: PostPageData['influencer_feed'][number]; viewerId: string };

export function PostPage({ post, viewerId }: PostPageProps) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  const { id, influencer_id: influencerId, influencer, created_at: createdAt } = post;
  const { title, rest } = splitPost(text(post.content, post.content_en));
  const name = text(influencer?.name_ko, influencer?.name_en);
  return (
    <div className={page.page}>
      <article>
        <FollowRow
          face={influencer?.profile_src ?? null}
          name={
            <Link to="/influencer/$id" params={{ id: influencerId }}>
              {name}
            </Link>
          }
          button={<ShareButton title={title} picture={post.image_src} />}
        />
        <Picture
          src={post.image_src}
          alt=""
          size="l"
          sizes="(width >= 48rem) 30rem, 100vw"
          ratio={postRatio}
          priority
        />
        <div className={head.texts}>
          <h2 className={head.name}>{title}</h2>
          {rest && <p className={head.description}>{rest}</p>}
          <p className={card.maker}>
            <time dateTime={createdAt}>{formatDay(createdAt)}</time>
          </p>
        </div>
      </article>
      <Deferred>
        {(post.product_id ?? post.product_custom_id) && <PostItems id={id} viewerId={viewerId} />}
        <PostNeighbours id={id} influencerId={influencerId} createdAt={createdAt} name={name ?? ''} />
      </Deferred>
    </div>
  );
}
