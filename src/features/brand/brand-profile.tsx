import head from '#src/components/detail-head.module.css';
import { FollowButton } from '#src/components/follow-button.tsx';
import { FollowRow } from '#src/components/follow-row.tsx';
import { Picture } from '#src/components/picture.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './brand-profile.module.css';

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
  const description = text(brand.description, brand.description_en);
  return (
    <header className={styles.profile}>
      {brand.cover_src && (
        <Picture
          src={brand.cover_src}
          alt=""
          size="l"
          sizes="(width >= 48rem) 480px, 100vw"
          ratio="16 / 9"
          priority
        />
      )}
      <FollowRow
        face={brand.logo_src}
        name={<h2 className={head.name}>{name}</h2>}
        followers={brand.follow_count}
        button={
          <FollowButton
            target={{ kind: 'brand_follow', id: brand.id }}
            name={name}
            isFollowed={brand.brand_follows.length > 0}
          />
        }
      />
      {description && <p className={styles.description}>{description}</p>}
    </header>
  );
}
