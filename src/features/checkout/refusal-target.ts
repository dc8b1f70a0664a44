import type { OrderRefusal } from './use-payment.ts';
import type { QuoteRefusal } from './use-quote.ts';

/** Where on the page a refusal is said. `page`: at the pay button. */
export type RefusalTarget =
  | 'lines'
  | 'coupons'
  | 'point'
  | 'zipCode'
  | 'method'
  | 'agreed'
  | 'amounts'
  | 'page';

type RefusedCode = OrderRefusal['code'] | Extract<QuoteRefusal, { kind: 'refused' }>['code'];

const targets: Readonly<Partial<Record<RefusedCode, RefusalTarget>>> = {
  OUT_OF_STOCK: 'lines',
  PRODUCT_SUSPENDED: 'lines',
  COUPON_LOCKED: 'coupons',
  COUPON_NOT_APPLICABLE: 'coupons',
  POINT_INSUFFICIENT: 'point',
  DELIVERY_NOT_AVAILABLE: 'zipCode',
  PAYMENT_METHOD_REQUIRED: 'method',
  TOO_MANY_OPEN_ORDERS: 'method',
  REQUIRED_AGREEMENT: 'agreed',
  PRICE_CHANGED: 'amounts',
};

export const targetOf = (code: RefusedCode): RefusalTarget => targets[code] ?? 'page';
