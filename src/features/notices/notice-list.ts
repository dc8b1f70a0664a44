import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

// Rows that nobody may see yet are left out here too: the row filter does not apply to administrators.
const noticeListQuery = graphql(`
  query NoticeList(
    $where: notice_bool_exp!
    $order_by: [notice_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    notice(
      where: { _and: [$where, { deleted_at: { _is_null: true }, created_at: { _lte: "now()" } }] }
      order_by: $order_by
      limit: $limit
      offset: $offset
    ) {
      id
      title
      title_en
      content
      content_en
      is_fixed
      created_at
    }
  }
`);

export type NoticeListData = ResultOf<typeof noticeListQuery>;

/** The notices that the shop has pinned, then the others from the newest. */
export const noticeList = {
  document: noticeListQuery,
  field: 'notice' as const,
  variables: {
    where: {},
    order_by: [{ is_fixed: 'desc' as const }, { created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: 20,
    offset: 0,
  },
};

/** The notice that an address names, which may be on a later page of the list. */
export const linkedNotice = (id: string) => ({
  document: noticeListQuery,
  variables: { ...noticeList.variables, where: { id: { _eq: id } }, limit: 1 },
});
