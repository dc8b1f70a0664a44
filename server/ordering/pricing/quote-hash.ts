import { createHash } from 'node:crypto';
import type { Static } from 'typebox';
import type { quote } from '#src/shared/contracts/quotes.ts';

export type Quote = Static<typeof quote>;

import { type ChosenCoupons, couponUses, type PricedLine } from './quote-coupons.ts';

/**
 * Stands for all that a shopper agrees to: what is bought, how it is decorated, what each line costs, and the coupons. Stock,
 * pictures and other coupons may change without another confirmation.
 */
export function hashQuote(
  quote: Omit<Quote, 'quote_hash'>,
  lines: readonly PricedLine[],
  chosen: ChosenCoupons,
): string {
  const content = [
    quote.lines.map((line, index) => [
      line.product_variant_id,
      line.product_custom_id,
      line.quantity,
      line.unit_price,
      line.paid_amount,
      line.product_coupon_discount,
      line.graphic_coupon_discount,
      line.withdrawal_limited,
      printOf(lines[index]),
    ]),
    [
      quote.product_amount,
      quote.delivery_amount,
      quote.discount_amount,
      quote.point_amount,
      quote.payment_amount,
    ],
    quote.required_agreements,
    couponUses(chosen),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** The fields that are printed, without the names and pictures beside it. */
function printOf(line: PricedLine | undefined) {
  return line?.custom_snapshot?.sides.map(({ mockup_group, layers }) => [
    mockup_group.id,
    layers.map(({ graphic, ...layer }) => [layer, graphic.id]),
  ]);
}
