import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

export const termsListQuery = graphql(`
  query TermsList {
    terms(where: { deleted_at: { _is_null: true } }, order_by: { created_at: desc }) {
      id
      type
      name
      name_en
      content
      content_en
      updated_at
    }
  }
`);

export type TermsListData = ResultOf<typeof termsListQuery>;
