import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { bannerCardFragment } from './banner-card.tsx';

const bannersPerPage = 10;

const bannersQuery = graphql(
  `
    query Banners(
      $viewerId: uuid!
      $where: home_template_bool_exp!
      $order_by: [home_template_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      home_template(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        position
        ...BannerCard_home_template
      }
    }
  `,
  [bannerCardFragment],
);

export type BannersData = ResultOf<typeof bannersQuery>;

export const banners = (viewerId: string) => ({
  document: bannersQuery,
  field: 'home_template' as const,
  variables: {
    viewerId,
    where: { state: { _eq: 'ACT' }, deleted_at: { _is_null: true } },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: bannersPerPage,
    offset: 0,
  },
});
