import type { OwnCoupon } from '#src/features/coupons/load-coupons.ts';

/** A coupon of the viewer, as the server sends it. */
export const ownCoupon = (changes: Partial<OwnCoupon> = {}): OwnCoupon => ({
  id: 'c1',
  name_ko: '첫 주문 할인',
  name_en: 'First order',
  type: 'ORDER',
  discount_type: 'AMOUNT',
  discount_value: 5_000,
  min_order_amount: 0,
  max_discount: null,
  max_discount_unit: null,
  applicable_quantity: null,
  is_combinable: true,
  targets: [],
  valid_from: null,
  state: 'ISSUED',
  expires_at: '2099-12-24T14:59:59Z',
  expiring_soon: false,
  used_at: null,
  order_id: null,
  ...changes,
});
