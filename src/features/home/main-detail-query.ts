import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { blockItemFragment } from './block-item.ts';

export const mainDetailQuery = graphql(`
  query MainDetail($id: uuid!) {
    main_page_by_pk(id: $id) {
      id
      title
      title_en
      sub_title
      sub_title_en
    }
  }
`);

export type MainDetailData = ResultOf<typeof mainDetailQuery>;

const mainDetailItemsQuery = graphql(
  `
    query MainDetailItems(
      $viewerId: uuid!
      $where: main_page_item_bool_exp!
      $order_by: [main_page_item_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      main_page_item(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        position
        refer_id
        ...BlockItem_main_page_item
      }
    }
  `,
  [blockItemFragment],
);

export type MainDetailItemsData = ResultOf<typeof mainDetailItemsQuery>;

/** All items of a block, those of its thumbnails too: the first of each, then the second. The order is that of an index of migration 032. */
export const mainDetailItems = (blockId: string, viewerId: string) => ({
  document: mainDetailItemsQuery,
  field: 'main_page_item' as const,
  variables: {
    viewerId,
    where: { main_page_id: { _eq: blockId } },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: 12,
    offset: 0,
  },
});
