import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// Brands and administrators see the questions of others too, so the author is a condition.
const ownInquiriesQuery = graphql(`
  query OwnProductInquiries(
    $where: product_inquiry_bool_exp!
    $order_by: [product_inquiry_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    product_inquiry(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      product_id
      type
      content
      is_secret
      state
      answer
      answered_at
      created_at
      product {
        id
        name_ko
        name_en
        image_src
      }
    }
    shop_policy_by_pk(id: 1) {
      id
      inquiry_max_chars
    }
  }
`);

export type OwnInquiriesData = ResultOf<typeof ownInquiriesQuery>;

/** The member's questions about products, the newest first. */
export const ownInquiryList = (viewerId: string) => ({
  document: ownInquiriesQuery,
  field: 'product_inquiry' as const,
  variables: {
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
