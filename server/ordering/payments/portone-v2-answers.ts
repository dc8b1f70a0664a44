import * as v from 'valibot';
import { cleanText, text, won } from './answer-values.ts';
import {
  type CancelAnswer,
  type CashReceipt,
  type Deposit,
  type GatewayPayment,
  type GatewayState,
  paymentIdPattern,
  type Webhook,
} from './payment-gateway.ts';

// The types of the SDK describe what the gateway promises; this reads what it has really sent.

const states: Readonly<Record<string, GatewayState>> = {
  READY: 'READY',
  PENDING: 'PENDING',
  PAY_PENDING: 'PENDING',
  VIRTUAL_ACCOUNT_ISSUED: 'VIRTUAL_ACCOUNT_ISSUED',
  PAID: 'PAID',
  FAILED: 'FAILED',
  PARTIAL_CANCELLED: 'PARTIAL_CANCELLED',
  CANCELLED: 'CANCELLED',
};

const cancellation = v.object({ status: v.string(), id: v.string(), totalAmount: won, receiptUrl: text });

const payment = v.object({
  status: v.string(),
  id: v.string(),
  transactionId: v.pipe(v.string(), v.transform(cleanText), v.minLength(1)),
  storeId: v.string(),
  currency: v.string(),
  amount: v.object({ total: won, cancelled: won }),
  customData: text,
  paidAt: text,
  receiptUrl: text,
  channel: v.nullish(v.object({ key: text, type: text }), null),
  method: v.nullish(v.object({ bank: text, accountNumber: text, remitterName: text, expiredAt: text }), null),
  customer: v.nullish(v.object({ name: text }), null),
  cashReceipt: v.nullish(v.object({ status: v.string(), issueNumber: text, issuedAt: text }), null),
  failure: v.nullish(v.object({ reason: text, pgCode: text, pgMessage: text }), null),
  cancellations: v.nullish(v.array(cancellation), []),
});
type Read = v.InferOutput<typeof payment>;

/** Null: nothing that can be relied on. */
export function readV2Payment(content: unknown): GatewayPayment | null {
  const { success, output } = v.safeParse(payment, content);
  const state = success && states[output.status];
  if (!state) return null;
  const { amount, channel, failure } = output;
  return {
    paymentId: output.id,
    state,
    storeId: output.storeId,
    channelKey: channel?.key ?? null,
    channelType: channel?.type ?? null,
    currency: output.currency,
    amount: amount.total,
    canceledAmount: amount.cancelled,
    cancellations: output.cancellations.flatMap(cancellationOf),
    orderId: orderIdIn(output.customData),
    transactionId: output.transactionId,
    paidAt: dateOf(output.paidAt),
    receiptUrl: output.receiptUrl,
    deposit: depositOf(output),
    cashReceipt: cashReceiptOf(output),
    failure: failure && {
      code: failure.pgCode ?? 'FAILED',
      message: failure.pgMessage ?? failure.reason ?? '',
    },
  };
}

const cancellationStates = ['SUCCEEDED', 'REQUESTED', 'FAILED'] as const;

function cancellationOf({ status, id, totalAmount, receiptUrl }: v.InferOutput<typeof cancellation>) {
  const state = cancellationStates.find((each) => each === status);
  return state ? [{ id, state, amount: totalAmount, receiptUrl }] : [];
}

function depositOf({ method, customer }: Read): Deposit | null {
  const deadline = dateOf(method?.expiredAt ?? null);
  if (!method?.accountNumber || !deadline) return null;
  const depositorName = method.remitterName ?? customer?.name ?? '';
  return { bank: method.bank ?? '', accountNumber: method.accountNumber, depositorName, deadline };
}

function cashReceiptOf({ cashReceipt }: Read): CashReceipt | null {
  const issuedAt = dateOf(cashReceipt?.issuedAt ?? null);
  if (!cashReceipt?.issueNumber || !issuedAt) return null;
  return { issueNumber: cashReceipt.issueNumber, issuedAt, isCanceled: cashReceipt.status === 'CANCELLED' };
}

function dateOf(text: string | null): Date | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const order = v.object({ order_id: v.string() });

/** The text that we gave to the payment window comes back as text. */
export function orderIdIn(customData: string | null): string | null {
  try {
    const { success, output } = v.safeParse(order, JSON.parse(customData ?? ''));
    return success ? output.order_id : null;
  } catch {
    return null;
  }
}

const canceled = v.object({
  cancellation: v.object({ status: v.string(), id: v.string(), receiptUrl: text, reason: text }),
});

export function readV2Cancellation(content: unknown): CancelAnswer {
  const { success, output } = v.safeParse(canceled, content);
  if (!success) return { outcome: 'unknown', reason: 'unreadable cancellation' };
  const { status, id, receiptUrl } = output.cancellation;
  if (status === 'SUCCEEDED') return { outcome: 'canceled', cancellationId: id, receiptUrl };
  if (status === 'REQUESTED') return { outcome: 'accepted', cancellationId: id };
  return status === 'FAILED'
    ? { outcome: 'refused', reason: 'cancellation failed' }
    : { outcome: 'unknown', reason: `cancellation ${status}` };
}

const webhook = v.object({
  type: v.string(),
  data: v.nullish(v.object({ paymentId: text, storeId: text, cancellationId: text }), null),
});

/** Types that are not known yet, and those of another store, are about no payment of ours. */
export function readV2Webhook(content: unknown, id: string, storeId: string): Webhook {
  const { success, output } = v.safeParse(webhook, content);
  if (!success) return { id, type: 'unreadable', paymentId: null, pendingCancellationId: null };
  const { type, data } = output;
  const isOurs = type.startsWith('Transaction.') && data?.storeId === storeId;
  const paymentId = isOurs && paymentIdPattern.test(data.paymentId ?? '') ? data.paymentId : null;
  const pendingCancellationId = type === 'Transaction.CancelPending' ? (data?.cancellationId ?? null) : null;
  return { id, type, paymentId, pendingCancellationId };
}
