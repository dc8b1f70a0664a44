type Line = {
  readonly product_id: string;
  readonly name_ko: string;
  readonly brand: { readonly name_ko: string };
  readonly option_name_ko: string;
  readonly size: string;
  readonly production_method: string;
  readonly unit_price: number;
  readonly quantity: number;
};

/** A line of a cart or an order as Google Analytics 4 expects it. The name of a member's own design is told nobody. */
export function toEcommerceItem(line: Line) {
  return {
    item_id: line.product_id,
    item_name: line.name_ko,
    item_brand: line.brand.name_ko,
    item_variant: [line.option_name_ko, line.size, line.production_method].join('/'),
    price: line.unit_price,
    quantity: line.quantity,
  };
}
