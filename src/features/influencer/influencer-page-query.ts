import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The influencer without the posts, which are in `post-list.ts`. */
export const influencerPageQuery = graphql(`
  query InfluencerPage($id: uuid!) {
    influencer_by_pk(id: $id) {
      id
      name_ko
      name_en
      profile_src
      description
      description_en
    }
  }
`);

export type InfluencerPageData = ResultOf<typeof influencerPageQuery>;
