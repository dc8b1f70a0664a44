import { expect, test } from 'vitest';
import { checkGatewayPayment } from './check-gateway-payment.ts';
import type { GatewayPayment } from './payment-gateway.ts';

const gateway = { accepts: () => true };
const expected = { orderId: 'order', amount: 1_000, method: 'CARD', channelKey: 'channel' } as const;
const payment: GatewayPayment = {
  paymentId: 'order-1',
  state: 'PAID',
  storeId: 'store',
  channelKey: 'channel',
  channelType: 'TEST',
  currency: 'KRW',
  amount: 1_000,
  canceledAmount: 0,
  cancellations: [],
  orderId: 'order',
  transactionId: 'transaction',
  paidAt: new Date(),
  receiptUrl: null,
  deposit: null,
  cashReceipt: null,
  failure: null,
};

test('a payment by the channel of its order pays for it', () => {
  expect(checkGatewayPayment(gateway, expected, payment)).toBeNull();
});

test('a payment without a channel pays for no order, not even for one without a channel', () => {
  const without = { ...payment, channelKey: null };
  expect(checkGatewayPayment(gateway, expected, without)).toBe('channel');
  expect(checkGatewayPayment(gateway, { ...expected, channelKey: null }, without)).toBe('channel');
});
