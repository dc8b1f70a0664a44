import { discountPercent, type Prices } from './discount.ts';
import { effectivePrice, type Offer, productOffer } from './price.ts';

type Named = { readonly name_ko: string; readonly name_en: string | null };

export type PricedProduct = Named & Pick<Prices, 'price' | 'promotion_price'> & { readonly id: string };

/** One decorated side and the graphics that lie on it. */
export type PricedSide = {
  readonly id: string;
  readonly mockup_group: Named & { readonly price: number };
  readonly custom_layers: readonly {
    readonly id: string;
    readonly graphic: Named & { readonly promotion_price: number };
  }[];
};

/** One line of the calculation; `id` is that of the product, the custom mock-up or the layer. Whole KRW. */
export type PriceLine = Named & {
  readonly id: string;
  /** `option` and `variant`: what color, size and production method add, see unit-price.ts. */
  readonly part: 'base' | 'option' | 'variant' | 'side' | 'graphic';
  readonly amount: number;
};

/** The price of a custom product, itemized: its base, then each side with graphics, followed by those. */
export function customPriceLines(product: PricedProduct, sides: readonly PricedSide[]): PriceLine[] {
  return [
    line('base', product.id, product, effectivePrice(product)),
    ...sides
      .filter(isDecorated)
      .flatMap(({ id, mockup_group, custom_layers }) => [
        line('side', id, mockup_group, mockup_group.price),
        ...custom_layers.map((layer) =>
          line('graphic', layer.id, layer.graphic, layer.graphic.promotion_price),
        ),
      ]),
  ];
}

/** Its total price; what its product is cheaper by, the whole is cheaper by. */
export function customOffer(product: Prices, lines: readonly PriceLine[]): Offer {
  const now = totalOf(lines);
  const { discount } = productOffer(product);
  const was = discount ? now + discount.was - effectivePrice(product) : now;
  const percent = discountPercent({ price: was, origin_price: was, sale_rate: 0, promotion_price: now });
  return { now, discount: percent > 0 ? { percent, was } : null };
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

const isDecorated = ({ custom_layers }: PricedSide) => custom_layers.length > 0;

function line(part: PriceLine['part'], id: string, { name_ko, name_en }: Named, amount: number): PriceLine {
  return { part, id, name_ko, name_en, amount };
}
