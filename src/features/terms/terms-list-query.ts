import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The latest text of each type that shoppers agree to. */
export const termsListQuery = graphql(`
  query TermsList {
    terms(
      where: { deleted_at: { _is_null: true }, type: { _neq: "ABOUT-US" } }
      distinct_on: type
      order_by: [{ type: asc }, { created_at: desc }]
    ) {
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
