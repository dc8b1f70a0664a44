import type { GatewayPayment, PaymentGateway, PaymentMethod } from './payment-gateway.ts';

/** Our own row, which says what was to be paid, and how. */
type Expected = {
  readonly orderId: string;
  readonly amount: number;
  readonly method: PaymentMethod;
  /** Null for a payment without a gateway, which no payment of the gateway is for. */
  readonly channelKey: string | null;
};

export type Mismatch = 'channel' | 'method' | 'currency' | 'amount' | 'order' | 'deadline' | 'transaction';

/** A week, and what the clocks of two machines may differ by. */
const maxDepositMs = (168 * 60 + 10) * 60_000;

/** Does what the gateway holds pay for this order, to the won? Null: it does. */
export function checkGatewayPayment(
  gateway: Pick<PaymentGateway, 'accepts'>,
  expected: Expected,
  payment: GatewayPayment,
): Mismatch | null {
  // A channel for tests pays with no money.
  const { storeId, channelKey, channelType } = payment;
  if (channelType !== 'LIVE' && channelType !== 'TEST') return 'channel';
  if (channelKey === null || channelKey !== expected.channelKey) return 'channel';
  if (!gateway.accepts({ storeId, channelType })) return 'channel';
  const isDeposit = payment.state === 'VIRTUAL_ACCOUNT_ISSUED';
  if (isDeposit && expected.method !== 'VIRTUAL_ACCOUNT') return 'method';
  if (payment.currency !== 'KRW') return 'currency';
  if (payment.amount !== expected.amount) return 'amount';
  if (payment.orderId !== expected.orderId) return 'order';
  return isDeposit && !hasDeposit(payment) ? 'deadline' : null;
}

function hasDeposit({ deposit }: GatewayPayment): boolean {
  return deposit !== null && deposit.deadline.getTime() <= Date.now() + maxDepositMs;
}
