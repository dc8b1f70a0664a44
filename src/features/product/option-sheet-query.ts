import { productPriceFragment } from '#src/components/product/price.tsx';
import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

/** The options and variants of a product, with prices and stock of this moment. */
export const optionSheetQuery = graphql(
  `
    query ProductOptionSheet($id: uuid!) {
      product_by_pk(id: $id) {
        id
        name_ko
        name_en
        state
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
      }
      shop_policy_by_pk(id: 1) {
        id
        max_qty_per_line
      }
    }
  `,
  [productPriceFragment],
);

export type SheetProduct = NonNullable<ResultOf<typeof optionSheetQuery>['product_by_pk']>;
export type SheetVariant = SheetProduct['product_options'][number]['product_variants'][number];
