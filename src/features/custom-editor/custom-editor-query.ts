import { productPriceFragment } from '#src/components/product/price.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** Everything that a product is decorated with, but the graphics themselves. `$customId`: nil UUID for none. */
export const customEditorQuery = graphql(
  `
    query CustomEditor($id: uuid!, $customId: uuid!) {
      product_by_pk(id: $id) {
        id
        name_ko
        name_en
        image_src
        is_custom
        state
        stock_count
        ...Price_product
        product_options(
          where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
          order_by: { position: asc }
        ) {
          id
          name_ko
          name_en
          color_code
          price
          product_variants(
            where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
            order_by: { position: asc }
          ) {
            id
            size
            production_method
            add_price
            stock_count
          }
        }
        mockup_groups(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
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
        requested_customs: product_customs(
          where: { id: { _eq: $customId }, deleted_at: { _is_null: true } }
        ) {
          id
          type
          user_id
          name_ko
          name_en
          option_id
          method
          custom_mockups(
            where: { deleted_at: { _is_null: true } }
            order_by: { mockup_group: { position: asc } }
          ) {
            id
            mockup_group_id
            custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
              id
              graphic_id
              x_coordinate
              y_coordinate
              width
              height
              position
              graphic {
                id
                name_ko
                name_en
                src
                width
                height
                extension
                promotion_price
              }
            }
          }
        }
      }
      shop_policy_by_pk(id: 1) {
        id
        custom_side_graphics_max
        custom_graphics_max
      }
    }
  `,
  [productPriceFragment],
);

type CustomEditorData = ResultOf<typeof customEditorQuery>;
export type EditorProduct = NonNullable<CustomEditorData['product_by_pk']>;
export type EditorGroup = EditorProduct['mockup_groups'][number];
export type EditorOption = EditorProduct['product_options'][number];
export type StoredCustom = EditorProduct['requested_customs'][number];
