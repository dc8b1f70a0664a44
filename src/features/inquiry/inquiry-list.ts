import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// Administrators see the inquiries of others too, so the author is a condition.
const inquiriesQuery = graphql(`
  query Inquiries($where: inquiry_bool_exp!, $order_by: [inquiry_order_by!]!, $limit: Int!, $offset: Int!) {
    inquiry(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
      id
      type
      title
      content
      state
      answer
      answered_at
      created_at
      inquiry_images(order_by: { position: asc }) {
        inquiry_id
        position
        upload_id
        width
        height
      }
    }
  }
`);

export type InquiriesData = ResultOf<typeof inquiriesQuery>;

/** The questions that the member has asked the shop, the newest first. */
export const inquiryList = (viewerId: string) => ({
  document: inquiriesQuery,
  field: 'inquiry' as const,
  variables: {
    where: { user_id: { _eq: viewerId }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
});
