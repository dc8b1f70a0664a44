import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './promotion-banner.module.css';

export const promotionBannerFragment = graphql(`
  fragment PromotionBanner_home_template on home_template {
    id
    src
    title
    title_en
    url
    is_custom_url
    like_count
    banner_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      home_template_id
    }
  }
`);

type PromotionBannerProps = {
  banner: FragmentOf<typeof promotionBannerFragment>;
  priority: boolean;
};

/** Links to the banner's own page unless the operator has entered another URL. */
export function PromotionBanner({ banner: masked, priority }: PromotionBannerProps) {
  const text = useLocaleText();
  const banner = readFragment(promotionBannerFragment, masked);
  const title = text(banner.title, banner.title_en);
  return (
    <div>
      <SafeLink to={banner.is_custom_url ? banner.url : `/banner/${banner.id}`}>
        <Picture
          src={banner.src}
          alt={title}
          size="l"
          sizes="(width >= 48rem) 30rem, 100vw"
          ratio="4 / 5"
          priority={priority}
        />
      </SafeLink>
      <div className={styles.caption}>
        <p aria-hidden="true">{title}</p>
        <LikeButton
          target={{ kind: 'banner_like', id: banner.id }}
          name={title}
          isLiked={banner.banner_likes.length > 0}
          count={banner.like_count}
        />
      </div>
    </div>
  );
}
