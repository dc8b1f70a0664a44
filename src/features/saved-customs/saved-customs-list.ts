import { customSidePictureFragment } from '#src/components/product/custom-side-picture.tsx';
import { productPriceFragment } from '#src/components/product/price.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const customsPerPage = 8;

const savedCustomsQuery = graphql(
  `
    query SavedCustoms(
      $where: product_custom_bool_exp!
      $order_by: [product_custom_order_by!]!
      $limit: Int!
      $offset: Int!
    ) {
      product_custom(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
        id
        created_at
        name_ko
        name_en
        method
        option_id
        option {
          id
          name_ko
          name_en
          color_code
          price
          product_variants(
            where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
            distinct_on: production_method
            order_by: [{ production_method: asc }, { add_price: asc }]
          ) {
            id
            production_method
            add_price
          }
        }
        product {
          id
          name_ko
          name_en
          image_src
          state
          stock_count
          is_custom
          ...Price_product
        }
        custom_shares(limit: 1) {
          id
        }
        custom_mockups(
          where: { deleted_at: { _is_null: true } }
          order_by: { mockup_group: { position: asc } }
        ) {
          id
          ...CustomSidePicture_custom_mockup
          src
          mockup_group_id
          mockup_group {
            id
            name_ko
            name_en
            price
            area_x
            area_y
            area_width
            area_height
            area_width_mm
            mask_src
            overlay_src
            foreground_src
          }
          custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
            id
            graphic_id
            x_coordinate
            y_coordinate
            width
            height
            graphic {
              id
              name_ko
              name_en
              src
              promotion_price
            }
          }
        }
      }
    }
  `,
  [customSidePictureFragment, productPriceFragment],
);

export type SavedCustomsData = ResultOf<typeof savedCustomsQuery>;
export type SavedCustom = SavedCustomsData['product_custom'][number];

/** The saved customs of a member, newest first. */
export const savedCustoms = (viewerId: string) => ({
  document: savedCustomsQuery,
  field: 'product_custom' as const,
  variables: {
    where: { user_id: { _eq: viewerId }, type: { _eq: 'USER' }, deleted_at: { _is_null: true } },
    order_by: [{ created_at: 'desc' as const }, { id: 'asc' as const }],
    limit: customsPerPage,
    offset: 0,
  },
});
