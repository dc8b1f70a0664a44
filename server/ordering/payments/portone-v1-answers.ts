import * as v from 'valibot';
import { bankCodeOf } from '#src/shared/banks.ts';
import { cleanText, text, won } from './answer-values.ts';
import {
  type CashReceipt,
  type Deposit,
  type GatewayPayment,
  type GatewayState,
  paymentIdPattern,
  type RawWebhook,
  type Unknown,
  type Webhook,
} from './payment-gateway.ts';
import { orderIdIn } from './portone-v2-answers.ts';

export type V1Answer =
  | { readonly outcome: 'done'; readonly response: unknown }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'absent' }
  | Unknown;

const seconds = v.nullish(v.pipe(v.number(), v.maxValue(8.64e12)), 0);

const payment = v.object({
  imp_uid: v.pipe(v.string(), v.transform(cleanText), v.minLength(1)),
  merchant_uid: v.string(),
  status: v.picklist(['ready', 'paid', 'failed', 'cancelled']),
  pg_provider: text,
  pg_id: text,
  amount: won,
  cancel_amount: v.nullish(won, 0),
  currency: v.string(),
  custom_data: text,
  buyer_name: text,
  paid_at: seconds,
  fail_reason: text,
  receipt_url: text,
  vbank_name: text,
  vbank_num: text,
  vbank_holder: text,
  vbank_date: seconds,
  cancel_history: v.nullish(
    v.array(
      v.object({
        cancellation_id: text,
        amount: v.nullish(won, 0),
        receipt_url: text,
        cancelled_at: seconds,
      }),
    ),
    [],
  ),
});
type Read = v.InferOutput<typeof payment>;

/** V1 names neither store nor kind of channel: its token is that of one store, and a merchant id is live or not. */
type Account = { readonly storeId: string; readonly channelType: string };
type V1Payment = GatewayPayment & {
  readonly lastCancellation: { readonly cancellationId: string; readonly receiptUrl: string | null };
};

/** Null: nothing that can be relied on. */
export function readV1Payment(content: unknown, { storeId, channelType }: Account): V1Payment | null {
  const { success, output } = v.safeParse(payment, content);
  if (!success) return null;
  const last = output.cancel_history.at(-1);
  return {
    paymentId: output.merchant_uid,
    state: stateOf(output),
    storeId,
    channelKey: `${output.pg_provider}.${output.pg_id}`,
    channelType,
    currency: output.currency,
    amount: output.amount,
    canceledAmount: output.cancel_amount,
    cancellations: output.cancel_history.flatMap(
      ({ cancellation_id: id, amount, receipt_url: receiptUrl }) =>
        id ? [{ id, state: 'SUCCEEDED', amount, receiptUrl } as const] : [],
    ),
    orderId: orderIdIn(output.custom_data),
    transactionId: output.imp_uid,
    paidAt: dateOfSeconds(output.paid_at),
    receiptUrl: output.receipt_url,
    deposit: depositOf(output),
    cashReceipt: null,
    failure: output.status === 'failed' ? { code: 'FAILED', message: output.fail_reason ?? '' } : null,
    lastCancellation: {
      cancellationId: last?.cancellation_id ?? `${output.imp_uid}-${output.cancel_amount}`,
      receiptUrl: last?.receipt_url ?? null,
    },
  };
}

function stateOf({ status, amount, cancel_amount: canceled, vbank_num: account }: Read): GatewayState {
  switch (status) {
    case 'ready':
      return account ? 'VIRTUAL_ACCOUNT_ISSUED' : 'READY';
    case 'paid':
      return canceled > 0 && canceled < amount ? 'PARTIAL_CANCELLED' : 'PAID';
    case 'failed':
      return 'FAILED';
    case 'cancelled':
      return 'CANCELLED';
  }
}

function depositOf({ vbank_num, vbank_name, vbank_date, buyer_name }: Read): Deposit | null {
  const deadline = dateOfSeconds(vbank_date);
  if (!vbank_num || !deadline) return null;
  return {
    bank: bankCodeOf(vbank_name ?? ''),
    accountNumber: vbank_num,
    depositorName: buyer_name ?? '',
    deadline,
  };
}

const dateOfSeconds = (time: number): Date | null => (time > 0 ? new Date(time * 1000) : null);

const receipt = v.object({
  amount: v.nullish(won, null),
  apply_num: text,
  applied_at: seconds,
  cancelled_at: seconds,
});

/** Null: nothing that can be relied on. */
export function readV1Receipt(content: unknown): CashReceipt | null {
  const { success, output } = v.safeParse(receipt, content);
  const issuedAt = success ? dateOfSeconds(output.applied_at ?? 0) : null;
  if (!success || !output.apply_num || !issuedAt) return null;
  const { amount, apply_num: issueNumber } = output;
  return { issueNumber, issuedAt, isCanceled: (output.cancelled_at ?? 0) > 0, amount };
}

const webhook = v.object({
  merchant_uid: v.pipe(v.string(), v.regex(paymentIdPattern)),
  status: v.picklist(['ready', 'paid', 'failed', 'cancelled']),
  cancellation_id: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), ''),
});

/** JSON or a form, of which nothing is believed: the gateway is asked about the payment that it names. */
export function readV1Webhook({ headers, body }: RawWebhook): Webhook | null {
  const { success, output } = v.safeParse(webhook, contentOf(headers['content-type'], body));
  if (!success) return null;
  const { merchant_uid: paymentId, status, cancellation_id: cancellationId } = output;
  return {
    id: `v1:${paymentId}:${status}:${cancellationId}`,
    type: status,
    paymentId,
    pendingCancellationId: null,
  };
}

function contentOf(type: string | string[] | undefined, body: string): unknown {
  if (String(type).startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
