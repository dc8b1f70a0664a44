import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArticleLink, ArticlePage } from '#src/components/page/article-page.tsx';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Badge } from '#src/ui/badge.tsx';
import { bannerKinds, bannerRatio } from './banner-kinds.ts';
import type { BannerPageData } from './banner-page-query.ts';

export function BannerPage({ banner }: { banner: NonNullable<BannerPageData['home_template_by_pk']> }) {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const { brand } = banner;
  const title = text(banner.title, banner.title_en);
  const description = text(banner.description, banner.description_en);
  const kind = bannerKinds.get(banner.content_type);
  return (
    <ArticlePage
      src={banner.src}
      ratio={bannerRatio}
      label={kind && <Badge>{i18n._(kind)}</Badge>}
      title={title}
      aside={
        <LikeButton
          target={{ kind: 'banner_like', id: banner.id }}
          name={title}
          isLiked={banner.banner_likes.length > 0}
          count={banner.like_count}
        />
      }
      lead={
        <>
          {brand && (
            <Link to="/brand/$id" params={{ id: brand.id }}>
              {text(brand.name_ko, brand.name_en)}
            </Link>
          )}
          {description && <SafeHtml html={description} />}
        </>
      }
      html={text(banner.add_content, banner.add_content_en)}
      action={
        banner.is_custom_url ? (
          <ArticleLink to={banner.url}>
            <Trans>Go there now</Trans>
          </ArticleLink>
        ) : (
          <ArticleLink to="/product">
            <Trans>See all products</Trans>
          </ArticleLink>
        )
      }
    />
  );
}
