import { customCardFragment } from '#src/components/cards/custom-card.tsx';
import { graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { mainBlockFragment } from './main-block.tsx';

/** Blocks that are fetched at a time. */
export const blocksPerQuery = 40;

/** The content of /main after its first `$shown` blocks; only the end of the page shows what is best. */
export const mainMoreQuery = graphql(
  `
    query MainMore($viewerId: uuid!, $shown: Int!) {
      main_page(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 40
        offset: $shown
      ) {
        id
        ...MainBlock_main_page
      }
      best_customs: product_custom(
        where: { is_best: { _eq: true }, type: { _eq: "SHOP" }, deleted_at: { _is_null: true } }
        order_by: { created_at: desc }
        limit: 8
      ) {
        id
        ...CustomCard_product_custom
      }
      best_graphics: graphic(
        where: { is_best: { _eq: true }, state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 12
      ) {
        id
        ...GraphicCard_graphic
      }
    }
  `,
  [mainBlockFragment, customCardFragment, graphicCardFragment],
);

export type MainMoreData = ResultOf<typeof mainMoreQuery>;
