import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { FollowButton } from '#src/components/follow-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { olderThan } from '#src/graphql/older-than.ts';
import { useListKey } from '#src/graphql/use-list-key.ts';
import { usePages } from '#src/graphql/use-pages.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { FollowRow } from './follow-row.tsx';
import styles from './followed.module.css';
import { followsPerPage } from './follows-per-page.ts';

export const followedBrandFragment = graphql(`
  fragment FollowedBrands_brand_follow on brand_follow {
    user_id
    brand_id
    created_at
    brand {
      id
      name_ko
      name_en
      logo_src
      follow_count
      brand_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        brand_id
      }
    }
  }
`);

const moreFollowedBrands = graphql(
  `
    query MoreFollowedBrands($viewerId: uuid!, $limit: Int!, $before: timestamptz!, $known: [uuid!]!) {
      brand_follow(
        where: {
          user_id: { _eq: $viewerId }
          deleted_at: { _is_null: true }
          created_at: { _lte: $before }
          brand_id: { _nin: $known }
          brand: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...FollowedBrands_brand_follow
      }
    }
  `,
  [followedBrandFragment],
);

type FollowedBrandsProps = {
  viewerId: string;
  first: readonly FragmentOf<typeof followedBrandFragment>[];
};

/** Whoever is no longer followed keeps the row until the page is left, with the button to follow again. */
export function FollowedBrands({ viewerId, first }: FollowedBrandsProps) {
  const heading = useId();
  const text = useLocaleText();
  const listKey = useListKey('followed-brands');
  const { rows, state, more } = usePages({
    first: readFragment(followedBrandFragment, first),
    pageSize: followsPerPage,
    document: moreFollowedBrands,
    after: (known) => ({ viewerId, limit: followsPerPage, ...olderThan(known, ({ brand_id }) => brand_id) }),
    rowsOf: (data) => readFragment(followedBrandFragment, data.brand_follow),
    keyOf: (row) => row.brand_id,
    listKey,
  });
  return (
    <InfiniteList state={state} onMore={more}>
      <h2 className={styles.heading} id={heading}>
        <Trans>Brands you follow</Trans>
      </h2>
      <ul aria-labelledby={heading}>
        {rows.map(({ brand_id: id, brand }) => {
          if (!brand) return null;
          const name = text(brand.name_ko, brand.name_en);
          return (
            <FollowRow
              key={id}
              face={brand.logo_src}
              name={
                <Link to="/brand/$id" params={{ id }}>
                  {name}
                </Link>
              }
              followers={brand.follow_count}
              button={
                <FollowButton
                  target={{ kind: 'brand_follow', id }}
                  name={name}
                  isFollowed={brand.brand_follows.length > 0}
                />
              }
            />
          );
        })}
      </ul>
    </InfiniteList>
  );
}
