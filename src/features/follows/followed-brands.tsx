import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FollowButton } from '#src/components/follow-button.tsx';
import { FollowRow } from '#src/components/follow-row.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useReactionList } from '#src/reactions/use-reaction-list.ts';
import { FollowList } from './follow-list.tsx';
import { followsPerPage } from './follows-per-page.ts';

const followedBrandsQuery = graphql(`
  query FollowedBrands(
    $viewerId: uuid!
    $where: brand_follow_bool_exp!
    $order_by: [brand_follow_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    brand_follow(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      user_id
      brand_id
      created_at
      deleted_at
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
  }
`);

export const followedBrands = (viewerId: string) => ({
  document: followedBrandsQuery,
  field: 'brand_follow' as const,
  variables: {
    viewerId,
    where: {
      user_id: { _eq: viewerId },
      deleted_at: { _is_null: true },
      brand: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
    },
    order_by: [{ created_at: 'desc' as const }, { brand_id: 'asc' as const }],
    limit: followsPerPage,
    offset: 0,
  },
});

type FollowedBrandsProps = {
  viewerId: string;
  loaded: ResultOf<typeof followedBrandsQuery>;
  newItems: ReactNode;
  none: ReactNode;
};

export function FollowedBrands({ viewerId, loaded, newItems, none }: FollowedBrandsProps) {
  const text = useLocaleText();
  const { data, state, more } = useReactionList({
    viewerId,
    kind: 'brand_follow',
    list: followedBrands(viewerId),
    loaded,
  });
  return (
    <FollowList
      kind="brand_follow"
      title={<Trans>Brands you follow</Trans>}
      follows={data.brand_follow.flatMap(({ brand_id: id, brand, deleted_at: deletedAt }) => {
        if (!brand) return [];
        const name = text(brand.name_ko, brand.name_en);
        const row = (
          <li key={id}>
            <FollowRow
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
          </li>
        );
        return [{ id, deletedAt, row }];
      })}
      state={state}
      onMore={more}
      newItems={newItems}
      none={none}
    />
  );
}
