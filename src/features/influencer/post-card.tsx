import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import card from '#src/components/cards/card.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { splitPost } from './post-title.ts';

export const postCardFragment = graphql(`
  fragment PostCard_influencer_feed on influencer_feed {
    id
    influencer_id
    image_src
    content
    content_en
    created_at
  }
`);

/** CSS `aspect-ratio` of the picture of a post. */
export const postRatio = '4 / 5';

type PostCardProps = {
  post: FragmentOf<typeof postCardFragment>;
  /** Instead of its date. */
  label?: ReactNode;
  /** In the first row of a screen: the picture is loaded at once. */
  priority?: boolean;
};

export function PostCard({ post: masked, label, priority = false }: PostCardProps) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  const post = readFragment(postCardFragment, masked);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <Picture src={post.image_src} alt="" size="m" ratio={postRatio} priority={priority} />
      </div>
      <div className={card.byline}>
        <p className={card.maker}>
          {label ?? <time dateTime={post.created_at}>{formatDay(post.created_at)}</time>}
        </p>
      </div>
      <h3 className={card.name}>
        <Link
          to="/influencer/$id/$feedId"
          params={{ id: post.influencer_id, feedId: post.id }}
          className={card.link}
        >
          {splitPost(text(post.content, post.content_en)).title}
        </Link>
      </h3>
    </article>
  );
}
