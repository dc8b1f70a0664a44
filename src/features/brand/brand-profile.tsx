import { ProfileHead } from '#src/components/page/profile-head.tsx';
import { FollowButton } from '#src/components/reaction/follow-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

export const brandProfileFragment = graphql(`
  fragment BrandProfile_brand on brand {
    id
    name_ko
    name_en
    logo_src
    cover_src
    description
    description_en
    follow_count
    brand_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      brand_id
    }
  }
`);

export function BrandProfile({ brand: masked }: { brand: FragmentOf<typeof brandProfileFragment> }) {
  const text = useLocaleText();
  const brand = readFragment(brandProfileFragment, masked);
  const name = text(brand.name_ko, brand.name_en);
  return (
    <ProfileHead
      cover={brand.cover_src}
      face={brand.logo_src}
      name={name}
      followers={brand.follow_count}
      followButton={
        <FollowButton
          target={{ kind: 'brand_follow', id: brand.id }}
          name={name}
          isFollowed={brand.brand_follows.length > 0}
        />
      }
      description={text(brand.description, brand.description_en)}
    />
  );
}
