import { toEcommerceItem } from '#src/analytics/ecommerce-item.ts';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import type { Quote } from './checkout-values.ts';

const contentOf = ({ product_amount, lines }: Quote) => ({
  currency: 'KRW',
  value: product_amount,
  items: lines.map(toEcommerceItem),
});

export const pushBeginCheckout = (quote: Quote): void =>
  pushEcommerceEvent('begin_checkout', contentOf(quote));

/** Nothing of who orders and where it goes. */
export function pushOrderPlaced(
  quote: Quote,
  { payment_method = 'FREE' }: { readonly payment_method?: string | undefined },
): void {
  const shipping = quote.delivery.area ?? 'MAINLAND';
  pushEcommerceEvent('add_shipping_info', { ...contentOf(quote), shipping_tier: shipping });
  pushEcommerceEvent('add_payment_info', { ...contentOf(quote), payment_type: payment_method });
}
