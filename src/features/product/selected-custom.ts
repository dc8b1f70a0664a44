import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { sellableSides } from '#src/shared/sellable-sides.ts';

export const selectedCustomFragment = graphql(`
  fragment SelectedCustom_product_custom on product_custom {
    id
    name_ko
    name_en
    option_id
    method
    option {
      id
      name_ko
      name_en
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
    custom_mockups(
      where: { deleted_at: { _is_null: true } }
      order_by: { mockup_group: { position: asc } }
    ) {
      id
      src
      mockup_group {
        id
        name_ko
        name_en
        price
      }
      custom_layers(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
        id
        graphic {
          id
          name_ko
          name_en
          promotion_price
        }
      }
    }
  }
`);

/** The custom product of the address; `null` if there is none or it is no longer sold. */
export function readSelectedCustom(masked: FragmentOf<typeof selectedCustomFragment> | undefined) {
  const custom = readFragment(selectedCustomFragment, masked);
  const sides = custom && sellableSides(custom);
  return sides && custom.option ? { ...custom, option: custom.option, sides } : null;
}

export type SelectedCustom = NonNullable<ReturnType<typeof readSelectedCustom>>;
