import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

export const bannerPageQuery = graphql(`
  query BannerPage($id: uuid!, $viewerId: uuid!) {
    home_template_by_pk(id: $id) {
      id
      src
      content_type
      title
      title_en
      description
      description_en
      add_content
      add_content_en
      url
      is_custom_url
      like_count
      brand {
        id
        name_ko
        name_en
      }
      banner_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        home_template_id
      }
    }
  }
`);

export type BannerPageData = ResultOf<typeof bannerPageQuery>;
