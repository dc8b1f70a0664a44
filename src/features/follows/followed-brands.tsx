import { Trans } from '@lingui/react/macro';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useReactionList } from '#src/writes/reactions/use-reaction-list.ts';
import { type Follow, FollowList, type FollowsProps, followsPerPage } from './follow-list.tsx';

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

type Loaded = ResultOf<typeof followedBrandsQuery>;

export function FollowedBrands({ viewerId, loaded, ...slots }: FollowsProps<Loaded>) {
  const text = useLocaleText();
  const list = followedBrands(viewerId);
  const { data, state, more } = useReactionList({ viewerId, kind: 'brand_follow', list, loaded });
  const follows = data.brand_follow.flatMap(({ brand_id: id, brand, deleted_at: deletedAt }) => {
    if (!brand) return [];
    const follow: Follow = {
      id,
      deletedAt,
      name: text(brand.name_ko, brand.name_en),
      face: brand.logo_src,
      followers: brand.follow_count,
      isFollowed: brand.brand_follows.length > 0,
      link: { to: '/brand/$id', params: { id } },
    };
    return [follow];
  });
  return (
    <FollowList
      kind="brand_follow"
      title={<Trans>Brands you follow</Trans>}
      follows={follows}
      state={state}
      onMore={more}
      {...slots}
    />
  );
}
