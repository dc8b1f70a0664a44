import { setTimeout } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { finishRefundedClaim } from '#server/claims/finish-refunded-claim.ts';
import type { Pool } from '#server/database/pool.ts';
import { unseal } from '#server/identity/keys/seal.ts';
import type { CallAdapter, CallOutcome, OutboundCalls } from '#server/jobs/outbound-calls.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import type { CancelAnswer, GatewayPayment, PaymentPort, RefundAccount } from './payment-port.ts';

export type CancelRequest = {
  /** The row of the payment. */
  readonly payment: { readonly id: string };
  readonly amount: number;
  /** What the gateway says can be canceled. */
  readonly cancellableAmount: number;
  readonly reason: string;
  readonly requester: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
  readonly claimId?: string;
};

type CancelPayload = { readonly cancelId: string };
export type CancelAdapter = CallAdapter<CancelPayload>;

type Cancel = {
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly cancellableBefore: number;
  readonly isCalled: boolean;
  readonly reason: string;
  readonly requester: CancelRequest['requester'];
  readonly refundAccountEnc: Buffer | null;
};

/**
 * Records in the caller's transaction that money goes back. The gateway is called after, and only after, it is committed. What
 * was deposited waits until the buyer has named an account.
 */
export const createCancelRecorder =
  (calls: OutboundCalls, adapter: CancelAdapter) =>
  async (transaction: PoolClient, request: CancelRequest): Promise<string> => {
    const { payment, amount, cancellableAmount, reason, requester, claimId = null } = request;
    const { rows } = await transaction.query<{ id: string; needsAccount: boolean }>(
      `with stored as (insert into payment_cancel (payment_id, claim_id, amount, cancellable_before, reason, requester,
         refund_account_enc, refund_due_at)
     select $1, $2, $3, $4, $5, $6, o.refund_account_enc,
       case when p.method <> 'VIRTUAL_ACCOUNT' or o.refund_account_enc is not null then refund_due(now()) end
     from payment p join orders o on o.id = p.order_id where p.id = $1
     returning id, refund_account_enc)
     select id, refund_account_enc is null and (select method from payment where id = $1) = 'VIRTUAL_ACCOUNT'
       as "needsAccount" from stored`,
      [payment.id, claimId, amount, cancellableAmount, reason, requester],
    );
    const { id: cancelId = '', needsAccount } = rows[0] ?? {};
    if (!needsAccount) await calls.record(transaction, adapter, { cancelId });
    return cancelId;
  };

/** Calls once more, for what waited for an account, was refused, or is not heard of. Certainly no call is under way. */
export const createCancelRepeater =
  (calls: OutboundCalls, adapter: CancelAdapter) =>
  async (transaction: PoolClient, cancelId: string): Promise<void> => {
    await transaction.query(
      `update payment_cancel set refund_due_at = coalesce(refund_due_at, refund_due(now())),
         attempted_at = case when state = 'FAILED' then null else attempted_at end,
         called_at = case when state = 'FAILED' then null else called_at end,
         state = case when state = 'FAILED' then 'REQUESTED' else state end
       where id = $1 and state <> 'SUCCEEDED'`,
      [cancelId],
    );
    await calls.record(transaction, adapter, { cancelId });
  };

/** Whether any of it was ever asked back, with or without success. */
export async function isAskedBack(transaction: PoolClient, id: string): Promise<boolean> {
  const { rowCount } = await transaction.query('select from payment_cancel where payment_id = $1 limit 1', [
    id,
  ]);
  return rowCount === 1;
}

/** What the gateway does not show as canceled yet. Of a refused cancellation a person decides. */
export async function amountAskedBack(transaction: PoolClient, id: string): Promise<number> {
  const { rows } = await transaction.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::int as amount from payment_cancel
     where payment_id = $1 and state <> 'SUCCEEDED'`,
    [id],
  );
  return rows[0]?.amount ?? 0;
}

/**
 * Gives money back, for `openOutboundCalls`. The gateway is asked first: whatever became of an earlier attempt, what is left
 * tells whether it was made. Of several cancellations of a payment one is under way at a time, because each names what it
 * believes is left.
 */
export function createCancelAdapter(pool: Pool, port: PaymentPort, dataKey: Buffer): CancelAdapter {
  async function call(_id: string, { cancelId }: CancelPayload): Promise<CallOutcome> {
    const cancel = await readCancel(pool, cancelId);
    if (!cancel) return { outcome: 'refused', reason: 'no such cancellation' };
    if (!(await waitForTurn(pool, cancelId)))
      return { outcome: 'not-made', reason: 'another cancellation is under way' };
    const known = await port.read(cancel.paymentId);
    if (known.outcome !== 'found') return { outcome: 'not-made', reason: `asked first: ${known.outcome}` };
    const answer = await makeOnce(cancelId, cancel, known.payment);
    const outcome = await settle(pool, cancelId, answer);
    // Found out again by the next attempt if it is not written now.
    if (outcome.outcome === 'done') await finishRefundedClaim(pool, cancelId);
    return outcome;
  }

  /** Of one that was called before, what is left at the gateway says whether it was made. */
  async function makeOnce(
    cancelId: string,
    cancel: Cancel,
    { amount, canceledAmount, receiptUrl }: GatewayPayment,
  ): Promise<CancelAnswer> {
    const left = amount - canceledAmount;
    if (cancel.isCalled && left <= cancel.cancellableBefore - cancel.amount)
      return { outcome: 'canceled', cancellationId: null, receiptUrl };
    const cancellableAmount = cancel.isCalled ? cancel.cancellableBefore : left;
    if (cancellableAmount < cancel.amount)
      return { outcome: 'refused', reason: `less than that is left: ${left}` };
    return callGateway(cancelId, cancel, cancellableAmount);
  }

  async function callGateway(cancelId: string, cancel: Cancel, cancellableAmount: number) {
    await pool.query(
      'update payment_cancel set called_at = now(), cancellable_before = $2 where id = $1 and called_at is null',
      [cancelId, cancellableAmount],
    );
    return port.cancel({
      ...{ paymentId: cancel.paymentId, amount: cancel.amount, cancellableAmount, reason: cancel.reason },
      requester: cancel.requester === 'CUSTOMER' ? 'CUSTOMER' : 'ADMIN',
      refundAccount: readRefundAccount(dataKey, cancel),
    });
  }

  return { kind: 'payment-cancel', call, whenUnknown: 'repeat' };
}

/** Some seconds for those that are under way; after that a later attempt. */
async function waitForTurn(pool: Pool, cancelId: string): Promise<boolean> {
  for (let tries = 0; tries < 28; tries += 1) {
    if (await takeTurn(pool, cancelId)) return true;
    await setTimeout(250);
  }
  return false;
}

/** @returns false when another one of the payment has begun and is not settled */
async function takeTurn(pool: Pool, cancelId: string): Promise<boolean> {
  try {
    await pool.query(
      `update payment_cancel set attempted_at = now()
       where id = $1 and attempted_at is null and state in ('REQUESTED', 'UNKNOWN')`,
      [cancelId],
    );
    return true;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'payment_cancel_attempt_key') return false;
    throw error;
  }
}

async function settle(pool: Pool, cancelId: string, answer: CancelAnswer): Promise<CallOutcome> {
  switch (answer.outcome) {
    case 'canceled':
      await setSucceeded(pool, cancelId, answer);
      return { outcome: 'done' };
    case 'refused':
      await setCancelState(pool, cancelId, 'FAILED');
      return answer;
    case 'unknown':
      await setCancelState(pool, cancelId, 'UNKNOWN');
      return answer;
  }
}

async function readCancel(pool: Pool, cancelId: string): Promise<Cancel | null> {
  const { rows } = await pool.query<Cancel>(
    `select p.payment_id as "paymentId", p.order_id as "orderId", c.amount, c.cancellable_before as "cancellableBefore",
       c.called_at is not null as "isCalled", c.reason, c.requester, c.refund_account_enc as "refundAccountEnc"
     from payment_cancel c join payment p on p.id = c.payment_id where c.id = $1`,
    [cancelId],
  );
  return rows[0] ?? null;
}

function readRefundAccount(dataKey: Buffer, { refundAccountEnc, orderId }: Cancel): RefundAccount | null {
  const text = refundAccountEnc && unseal(dataKey, orderId, refundAccountEnc);
  const account = fieldsOf(text === null ? null : parseJson(text));
  const [bank, number, holderName] = [account?.bank, account?.number, account?.holder].map(textOf);
  return bank && number && holderName ? { bank, number, holderName } : null;
}

type Receipt = { readonly cancellationId: string | null; readonly receiptUrl: string | null };

/** Once, though it may be found out twice: the amount is added by whoever changes the state. */
async function setSucceeded(pool: Pool, cancelId: string, { cancellationId, receiptUrl }: Receipt) {
  await pool.query(
    `with done as (
      update payment_cancel set state = 'SUCCEEDED', cancellation_id = $2, receipt_url = $3
      where id = $1 and state <> 'SUCCEEDED' returning payment_id, amount, cancellable_before)
    update payment p set
      canceled_amount = least(p.amount, greatest(p.canceled_amount, p.amount - done.cancellable_before + done.amount)),
      state = case when p.state not in ('PAID', 'PARTIAL_CANCELLED') then p.state
        when done.amount >= done.cancellable_before then 'CANCELLED' else 'PARTIAL_CANCELLED' end
    from done where p.id = done.payment_id`,
    [cancelId, cancellationId, receiptUrl],
  );
}

async function setCancelState(pool: Pool, cancelId: string, state: 'FAILED' | 'UNKNOWN') {
  await pool.query(`update payment_cancel set state = $2 where id = $1 and state <> 'SUCCEEDED'`, [
    cancelId,
    state,
  ]);
}
