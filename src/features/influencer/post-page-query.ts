import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// Not by its key: the post of another influencer has another address.
export const postPageQuery = graphql(`
  query PostPage($id: uuid!, $influencerId: uuid!) {
    influencer_feed(
      where: {
        id: { _eq: $id }
        influencer_id: { _eq: $influencerId }
        deleted_at: { _is_null: true }
      }
      limit: 1
    ) {
      id
      influencer_id
      image_src
      content
      content_en
      created_at
      product_id
      product_custom_id
      influencer {
        id
        name_ko
        name_en
        profile_src
      }
    }
  }
`);

export type PostPageData = ResultOf<typeof postPageQuery>;
