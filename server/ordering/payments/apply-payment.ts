import type { PoolClient } from 'pg';
import { sendBuyerMessage } from '../notices/buyer-messages.ts';
import type { Applied, ApplyParts } from './applied.ts';
import { applyAfterPaid, storeReceipts } from './apply-after-paid.ts';
import { amountsAskedBack, isAskedBack } from './cancel-payment.ts';
import { checkGatewayPayment, type Mismatch } from './check-gateway-payment.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import { isNewFailure, isTransactionTaken, setMismatch } from './payment-rows.ts';
import {
  markDepositWaiting,
  markPaid,
  markPaymentFailed,
  type PayableOrder,
  releaseOrder,
  reviveOrder,
} from './settle-order.ts';
import { settleOwnCancels } from './take-over.ts';

/**
 * Brings the order to where its payment is, within one transaction that holds both rows. What is applied twice, late or in
 * another order changes nothing the second time: the states decide, not the messages.
 *
 * @param wasPaid the order was paid before the gateway was asked: the answer is no older than that
 */
export async function applyPayment(
  parts: ApplyParts,
  transaction: PoolClient,
  payable: PayableOrder,
  payment: GatewayPayment,
  wasPaid = false,
): Promise<Applied> {
  if (payable.order.paidAt && payable.payment.state !== 'SUPERSEDED')
    return applyAfterPaid(parts, transaction, payable, { payment, wasPaid });
  const mismatch = await findMismatch(parts, transaction, payable, payment);
  switch (payment.state) {
    case 'READY':
    case 'PENDING':
      return undecided(payable);
    case 'FAILED':
      return applyFailure(transaction, payable, payment);
    case 'VIRTUAL_ACCOUNT_ISSUED':
      if (mismatch) return refuse(parts, transaction, payable, payment, mismatch);
      return applyDeposit(parts, transaction, payable, payment);
    case 'PAID':
    case 'PARTIAL_CANCELLED':
      if (mismatch) return refuse(parts, transaction, payable, payment, mismatch);
      return applyMoney(parts, transaction, payable, payment);
    case 'CANCELLED':
      return applyCancellation(parts, transaction, payable, payment);
  }
}

/** The gateway has nothing to say that would change the order. */
export function undecided({ order }: PayableOrder): Applied {
  if (order.paidAt) return { outcome: 'paid' };
  const isOpen = order.state === 'PAYMENT_PENDING' || order.state === 'DEPOSIT_WAITING';
  return isOpen ? { outcome: 'pending' } : { outcome: 'failed', message: null };
}

async function findMismatch(
  { gateway }: ApplyParts,
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  payment: GatewayPayment,
): Promise<Mismatch | null> {
  const mismatch = checkGatewayPayment(gateway, { ...row, orderId: order.id }, payment);
  if (mismatch) return mismatch;
  return (await isTransactionTaken(transaction, row.id, payment.transactionId)) ? 'transaction' : null;
}

/** Never delivered; the money goes back. */
async function refuse(
  parts: ApplyParts,
  transaction: PoolClient,
  payable: PayableOrder,
  payment: GatewayPayment,
  reason: Mismatch,
): Promise<Applied> {
  const closesAccount = payment.state === 'VIRTUAL_ACCOUNT_ISSUED';
  const { order, payment: row } = payable;
  if (!order.paidAt && row.state !== 'SUPERSEDED') {
    await endUnpaid(transaction, payable, 'MISMATCH');
    await setMismatch(transaction, row.id, reason);
  }
  if (!closesAccount) await requestRefund(parts, transaction, payable, payment, `MISMATCH ${reason}`);
  return { outcome: 'mismatch', reason, closesAccount };
}

async function applyDeposit(
  { dataKey, remindLater }: ApplyParts,
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  { deposit }: GatewayPayment,
): Promise<Applied> {
  const isExpected = row.state !== 'SUPERSEDED' && deposit !== null;
  const marked = isExpected ? await markDepositWaiting(transaction, order.id, deposit, dataKey) : 'conflict';
  if (marked === 'changed' && deposit) await remindLater(transaction, order.id, deposit.deadline);
  if (marked !== 'conflict') return { outcome: 'deposit-waiting' };
  if (order.paidAt) return { outcome: 'paid' };
  return { outcome: 'failed', message: null, closesAccount: true };
}

async function applyMoney(
  parts: ApplyParts,
  transaction: PoolClient,
  payable: PayableOrder,
  payment: GatewayPayment,
): Promise<Applied> {
  const { order, payment: row } = payable;
  const { transactionId } = payment;
  const receipt = { paidAt: payment.paidAt ?? new Date(), transactionId };
  const isOther = row.state === 'SUPERSEDED' || (row.transactionId ?? transactionId) !== transactionId;
  const isSpent = isOther || (await isGoingBack(transaction, payable, payment));
  const outcome = isSpent ? 'conflict' : await markPaidOrRevive(transaction, order.id, receipt);
  if (outcome !== 'conflict') {
    await storeReceipts(transaction, payable, payment);
    if (outcome === 'changed') await parts.settleCashReceipt(transaction, order.id);
    return { outcome: 'paid' };
  }
  await requestRefund(parts, transaction, payable, payment, isOther ? 'OTHER_ATTEMPT' : 'LATE_PAYMENT');
  // Of its own attempt nothing more will come.
  if (!isOther && !order.paidAt) await endUnpaid(transaction, payable, 'GIVEN_BACK');
  // By the other attempt.
  return { outcome: order.paidAt ? 'paid' : 'given-back' };
}

/** Money that was once asked back pays nothing any more, also while the gateway still has it. */
async function isGoingBack(
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  { canceledAmount }: GatewayPayment,
): Promise<boolean> {
  if (order.paidAt) return false;
  return canceledAmount > 0 || (await isAskedBack(transaction, row.id));
}

/** An order that has ended buys what is still there. */
async function markPaidOrRevive(...[transaction, orderId, receipt]: Parameters<typeof reviveOrder>) {
  const paid = await markPaid(transaction, orderId, receipt);
  return paid === 'conflict' ? reviveOrder(transaction, orderId, receipt) : paid;
}

async function requestRefund(
  { cancel, messages }: ApplyParts,
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  { amount, canceledAmount }: GatewayPayment,
  reason: string,
): Promise<void> {
  // The amount that we know to have gone back counts as well: the answer may be older than that.
  const { asked, gone } = await amountsAskedBack(transaction, row.id);
  const cancellableAmount = amount - Math.max(canceledAmount, gone);
  const left = cancellableAmount - asked;
  if (left <= 0) return;
  await cancel(transaction, { payment: row, amount: left, cancellableAmount, reason, requester: 'SYSTEM' });
  const needsAccount = row.method === 'VIRTUAL_ACCOUNT' && !order.refundAccountEnc;
  if (order.state === 'CANCELED' && !order.paidAt) {
    const kind = needsAccount ? 'PAID_AFTER_CANCEL_ACCOUNT' : 'PAID_AFTER_CANCEL';
    await sendBuyerMessage(transaction, messages, { orderId: order.id, kind });
  } else if (needsAccount)
    await sendBuyerMessage(transaction, messages, { orderId: order.id, kind: 'REFUND_ACCOUNT_REQUIRED' });
}

async function applyFailure(
  transaction: PoolClient,
  { order, payment: row }: PayableOrder,
  { failure, transactionId }: GatewayPayment,
): Promise<Applied> {
  const isNew = row.state !== 'SUPERSEDED' && (await isNewFailure(transaction, row.id, transactionId));
  const { code, message } = failure ?? { code: 'FAILED', message: '' };
  const isOver = order.expiresAt !== null && order.expiresAt.getTime() < Date.now();
  // An account that has failed waits for nothing; an old failure ends it once its time is over.
  if (order.state === 'DEPOSIT_WAITING' && (isNew || isOver))
    await releaseOrder(transaction, order.id, 'EXPIRED');
  else if (isNew) await markPaymentFailed(transaction, order.id, { code, message });
  else if (order.state === 'PAYMENT_PENDING') return { outcome: 'pending' };
  return order.paidAt ? { outcome: 'paid' } : { outcome: 'failed', message: message || null };
}

/** By the shop, by the gateway's own console, or because an account was closed. */
async function applyCancellation(
  parts: ApplyParts,
  transaction: PoolClient,
  payable: PayableOrder,
  payment: GatewayPayment,
): Promise<Applied> {
  const { payment: row } = payable;
  await storeReceipts(transaction, payable, payment);
  await settleOwnCancels(transaction, parts, row.id);
  if (row.state === 'SUPERSEDED') return { outcome: 'failed', message: null };
  await endUnpaid(transaction, payable, 'CANCELLED');
  return { outcome: 'failed', message: null };
}

/** An order that waits for money does so no more; any other stays as it is. */
async function endUnpaid(transaction: PoolClient, { order }: PayableOrder, code: string): Promise<void> {
  if (order.state === 'DEPOSIT_WAITING') await releaseOrder(transaction, order.id, 'EXPIRED');
  if (order.state === 'PAYMENT_PENDING')
    await markPaymentFailed(transaction, order.id, { code, message: '' });
}
