import { graphql } from '#src/graphql/graphql.ts';

export const inquiryPolicyQuery = graphql(`
  query InquiryPolicy {
    shop_policy_by_pk(id: 1) {
      id
      inquiry_max_chars
      inquiry_photos
    }
  }
`);
