import { Type } from 'typebox';

export const orderState = Type.Enum([
  'PAYMENT_PENDING',
  'DEPOSIT_WAITING',
  'PAID',
  'PRODUCING',
  'PRODUCED',
  'SHIPPING_READY',
  'SHIPPING',
  'DELIVERED',
  'CONFIRMED',
  'PAYMENT_FAILED',
  'EXPIRED',
  'CANCELED',
  'RETURNED',
  'EXCHANGED',
]);

export const paymentMethod = Type.Enum(['CARD', 'VIRTUAL_ACCOUNT', 'NAVER_PAY', 'KAKAO_PAY']);

export const orderPaymentMethod = Type.Enum(['CARD', 'VIRTUAL_ACCOUNT', 'NAVER_PAY', 'KAKAO_PAY', 'FREE']);

/** The agreements that an order needs; the last one when something is made to order. */
export const orderAgreement = Type.Enum(['ORDER', 'PRIVACY', 'THIRD_PARTY', 'CUSTOM_MADE']);
