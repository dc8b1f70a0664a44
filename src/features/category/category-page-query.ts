import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// The picture of a category without one of its own is that of its most popular product.
export const categoryPageQuery = graphql(`
  query CategoryPage {
    category(
      where: { parent_id: { _is_null: true } }
      order_by: [{ position: asc }, { id: asc }]
      limit: 50
    ) {
      id
      path_name
      name_ko
      name_en
      image_src
      products(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: [{ popularity: desc }, { id: desc }]
        limit: 1
      ) {
        id
        image_src
      }
      children(order_by: [{ position: asc }, { id: asc }], limit: 50) {
        id
        path_name
        name_ko
        name_en
        image_src
        products(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: [{ popularity: desc }, { id: desc }]
          limit: 1
        ) {
          id
          image_src
        }
      }
    }
    brand(order_by: [{ position: asc }, { id: asc }], limit: 12) {
      id
      name_ko
      name_en
      logo_src
    }
    artist(order_by: [{ position: asc }, { id: asc }], limit: 16) {
      id
      name_ko
      name_en
      profile_src
    }
  }
`);

export type CategoryPageData = ResultOf<typeof categoryPageQuery>;
