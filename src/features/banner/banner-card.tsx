import { useLingui } from '@lingui/react/macro';
import { ArticleCard } from '#src/components/cards/article-card.tsx';
import card from '#src/components/cards/card.module.css';
import article from '#src/components/page/article.module.css';
import { SafeLink } from '#src/components/page/safe-link.tsx';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { bannerKinds, bannerRatio } from './banner-kinds.ts';

export const bannerCardFragment = graphql(`
  fragment BannerCard_home_template on home_template {
    id
    src
    content_type
    title
    title_en
    description
    description_en
    url
    is_custom_url
    like_count
    brand {
      id
      name_ko
      name_en
    }
    banner_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      home_template_id
    }
  }
`);

type BannerCardProps = { banner: FragmentOf<typeof bannerCardFragment>; priority: boolean };

/** Leads to the banner's own page unless the operator has entered another URL. */
export function BannerCard({ banner: masked, priority }: BannerCardProps) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const banner = readFragment(bannerCardFragment, masked);
  const { brand } = banner;
  const title = text(banner.title, banner.title_en);
  const kind = bannerKinds.get(banner.content_type);
  return (
    <ArticleCard
      src={banner.src}
      ratio={bannerRatio}
      priority={priority}
      byline={
        <>
          <p className={card.maker}>
            {[kind && i18n._(kind), text(brand?.name_ko, brand?.name_en)].filter(Boolean).join(' · ')}
          </p>
          <div className={card.like}>
            <LikeButton
              target={{ kind: 'banner_like', id: banner.id }}
              name={title}
              isLiked={banner.banner_likes.length > 0}
              count={banner.like_count}
            />
          </div>
        </>
      }
      title={
        <SafeLink to={banner.is_custom_url ? banner.url : `/banner/${banner.id}`} className={card.link}>
          {title}
        </SafeLink>
      }
    >
      <p className={article.lead}>{text(banner.description, banner.description_en)}</p>
    </ArticleCard>
  );
}
