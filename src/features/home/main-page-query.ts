import { customCardFragment } from '#src/components/custom-card.tsx';
import { graphicCardFragment } from '#src/components/graphic-card.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';
import { mainBlockFragment } from './main-block.tsx';

/** Everything /main shows in its usual form; `default-main-query.ts` adds the rest of the other one. */
export const mainPageQuery = graphql(
  `
    query MainPage($viewerId: uuid!) {
      management_info {
        id
        is_custom_main
      }
      main_page(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
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

export type MainPageData = ResultOf<typeof mainPageQuery>;
