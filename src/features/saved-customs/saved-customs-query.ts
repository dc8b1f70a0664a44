import { graphql } from '#src/graphql/graphql.ts';
import { savedCustomFragment } from './saved-customs-page.tsx';

export const savedCustomsQuery = graphql(
  `
    query SavedCustoms($viewerId: uuid!, $limit: Int!) {
      product_custom(
        where: {
          user_id: { _eq: $viewerId }
          type: { _eq: "USER" }
          deleted_at: { _is_null: true }
        }
        order_by: { created_at: desc }
        limit: $limit
      ) {
        ...SavedCustoms_product_custom
      }
    }
  `,
  [savedCustomFragment],
);
