import { graphql } from '#src/graphql/graphql.ts';
import { popupFragment } from './popup-fragment.ts';

export const popupsQuery = graphql(
  `
    query Popups {
      management_info(limit: 1) {
        id
        banner_autoplay
      }
      management_popup(
        where: { deleted_at: { _is_null: true }, start_date: { _lte: "now()" }, end_date: { _gte: "now()" } }
        order_by: { position: asc }
      ) {
        ...PopupCarousel_management_popup
      }
    }
  `,
  [popupFragment],
);
