import { Picture } from '#src/components/picture.tsx';
import { SafeLink } from '#src/components/safe-link.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

export const promotionBannerFragment = graphql(`
  fragment PromotionBanner_home_template on home_template {
    id
    src
    title
    title_en
    url
    is_custom_url
  }
`);

type PromotionBannerProps = {
  banner: FragmentOf<typeof promotionBannerFragment>;
  priority: boolean;
};

/** A banner leads to its own page unless the operator gave it another address. */
export function PromotionBanner({ banner: masked, priority }: PromotionBannerProps) {
  const text = useLocaleText();
  const banner = readFragment(promotionBannerFragment, masked);
  return (
    <SafeLink to={banner.is_custom_url ? banner.url : `/banner/${banner.id}`}>
      <Picture
        src={banner.src}
        alt={text(banner.title, banner.title_en)}
        size="l"
        sizes="(width >= 48rem) 480px, 100vw"
        ratio="4 / 5"
        priority={priority}
      />
    </SafeLink>
  );
}
