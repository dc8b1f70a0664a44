import { graphql } from '#src/graphql/graphql.ts';

export const termsQuery = graphql(`
  query SelectTerms($type: String!) {
    terms(
      where: { deleted_at: { _is_null: true }, type: { _eq: $type } }
      order_by: { created_at: desc }
      limit: 1
    ) {
      id
      type
      name
      name_en
      content
      content_en
      created_at
      updated_at
      deleted_at
    }
  }
`);
