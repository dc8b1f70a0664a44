import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type OrderPage = ResponseOf<'GET /orders'>;
type Order = ResponseOf<'GET /orders/:id'>;
type Line = Order['products'][number];
type Claim = ResponseOf<'GET /claims/:id'>;

const id = (number: number) => `0b6a7f0e-6b0f-4e0f-9a39-${String(number).padStart(12, '0')}`;

/** A paid line of one T-shirt, as the server tells of it. */
export const sampleLine = (changes: Partial<Line> = {}): Line => ({
  id: id(1),
  product_id: id(2),
  product_variant_id: id(3),
  product_custom_id: null,
  brand: { id: id(4), name_ko: '모노드로잉', name_en: 'Mono Drawing' },
  name_ko: '반팔 티셔츠',
  name_en: 'T-shirt',
  option_name_ko: '검정',
  option_name_en: 'Black',
  size: 'M',
  production_method: 'NONE',
  image_src: '/tee.webp',
  price_lines: [],
  quantity: 1,
  unit_price: 29_000,
  coupon_discount: 0,
  order_discount_share: 0,
  point_share: 0,
  paid_amount: 29_000,
  state: 'PAID',
  withdrawal_limited: false,
  delivered_at: null,
  auto_confirm_at: null,
  delivery_id: null,
  refunded_quantity: 0,
  exchange_of: null,
  earned_point: null,
  claim: null,
  actions: ['CANCEL'],
  reason_no_cancel: null,
  ...changes,
});

export const sampleListedOrder = (
  changes: Partial<OrderPage['orders'][number]> = {},
): OrderPage['orders'][number] => ({
  id: id(10),
  order_number: '20261124-7K3M9QX2',
  state: 'PAID',
  ordered_at: '2026-11-24T03:00:00Z',
  payment_method: 'CARD',
  payment_amount: 32_000,
  refunded_amount: 0,
  deposit_deadline: null,
  can_cancel_whole: true,
  products: [sampleLine()],
  ...changes,
});

export const sampleOrderPage = (
  orders: OrderPage['orders'] = [sampleListedOrder()],
  total = orders.length,
): OrderPage => ({ orders, total, counts: { PAYMENT: 1, PRODUCTION: 2, DELIVERED: 3, CONFIRMED: 4 } });

export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  ...sampleListedOrder(),
  payment_id: 'payment-1',
  paid_at: '2026-11-24T03:01:00Z',
  expires_at: null,
  orderer: { name: '김하루', phone: '01012345678', email: 'haru@example.com' },
  destination: {
    recipient: '김하루',
    phone: '01012345678',
    zip_code: '04524',
    address: '서울 중구 세종대로 110',
    detail_address: '1층',
    request: '',
  },
  product_amount: 29_000,
  delivery_amount: 3_000,
  discount_amount: 0,
  point_amount: 0,
  deposit: null,
  receipt_url: null,
  fail_message: null,
  fail_code: null,
  can_pay: false,
  cancellations: [],
  claims: [],
  deliveries: [],
  cash_receipt: null,
  earned_point_expected: 290,
  ...changes,
});

export const sampleClaim = (changes: Partial<Claim> = {}): Claim => ({
  id: id(20),
  claim_number: 'R20261124-7K3M9QX2',
  order_id: id(10),
  order_number: '20261124-7K3M9QX2',
  type: 'RETURN',
  state: 'REQUESTED',
  reason_code: 'SIZE',
  reason: '생각보다 작아요.',
  fault: 'BUYER',
  images: [],
  return_fee: 3_000,
  fee_payment: 'DEDUCT',
  refund_amount: 26_000,
  refund_point: 0,
  exchange: null,
  pickup: sampleOrder().destination,
  decided_reason: null,
  created_at: '2026-11-24T03:00:00Z',
  history: [{ state: 'REQUESTED', at: '2026-11-24T03:00:00Z' }],
  lines: [{ ...sampleLine({ state: 'DELIVERED' }), claimed_quantity: 1 }],
  can_withdraw: true,
  cancellation: null,
  ...changes,
});
