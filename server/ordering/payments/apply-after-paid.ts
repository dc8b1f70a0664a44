import type { PoolClient } from 'pg';
import { holdOrder } from '../order-core/held-orders.ts';
import type { Applied, ApplyParts } from './applied.ts';
import { setCashReceipt } from './cash-receipts.ts';
import type { PaidAlert } from './paid-alerts.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { setReceipt } from './payment-rows.ts';
import type { PayableOrder } from './settle-order.ts';
import { takeOverRefunds } from './take-over.ts';

type Answer = { readonly payment: GatewayPayment; readonly wasPaid: boolean };

/** The answer of the gateway about a payment that has paid: who judges it again, looks at what has changed since. */
export async function applyAfterPaid(
  parts: ApplyParts,
  transaction: PoolClient,
  payable: PayableOrder,
  { payment, wasPaid }: Answer,
): Promise<Applied> {
  const { transactionId } = payable.payment;
  const alertOf = (kind: PaidAlert['kind']): Applied => {
    const { state, canceledAmount } = payment;
    return { outcome: 'paid', alert: { kind, state, canceledAmount, transactionId: payment.transactionId } };
  };
  const isOther = transactionId !== null && transactionId !== payment.transactionId;
  switch (changeOf(payment, isOther)) {
    case 'second-transaction':
      // Money that nobody has asked for is left to a person: given back, it might be that of the order.
      return alertOf('second-transaction');
    case 'none':
      return { outcome: 'paid' };
    case 'changed': {
      // Asked before the order was paid, an answer is only late.
      const isHeld = wasPaid && (await holdOrder(transaction, payable.order.id, 'PAYMENT_CHANGED'));
      return isHeld ? alertOf('changed') : { outcome: 'paid' };
    }
    case 'money': {
      await storeReceipts(transaction, payable, payment);
      const takenOver = await takeOverRefunds(transaction, parts, payable, payment);
      return takenOver === 'given-back' || takenOver === 'held' ? alertOf(takenOver) : { outcome: 'paid' };
    }
  }
}

function changeOf(
  { state }: GatewayPayment,
  isOther: boolean,
): 'second-transaction' | 'none' | 'changed' | 'money' {
  if (state === 'PAID' || state === 'PARTIAL_CANCELLED') return isOther ? 'second-transaction' : 'money';
  if (state === 'CANCELLED') return isOther ? 'changed' : 'money';
  // Another attempt that has failed says nothing.
  return isOther ? 'none' : 'changed';
}

export async function storeReceipts(
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  payment: GatewayPayment,
): Promise<void> {
  await setReceipt(transaction, row.id, payment);
  await setCashReceipt(transaction, order.id, payment);
}
