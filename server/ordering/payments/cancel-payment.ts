import type { PoolClient } from 'pg';
import type { CallAdapter, OutboundCalls } from '#server/platform/jobs/outbound-calls.ts';

export type CancelRequest = {
  /** The row of the payment. */
  readonly payment: { readonly id: string };
  readonly amount: number;
  /** The amount that the gateway says can be canceled. */
  readonly cancellableAmount: number;
  readonly reason: string;
  readonly requester: 'CUSTOMER' | 'ADMIN' | 'SYSTEM';
  readonly claimId?: string;
};

export type CancelPayload = { readonly cancelId: string };
export type CancelAdapter = CallAdapter<CancelPayload>;

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

/**
 * Calls once more, for what waited for an account, was refused, or is not heard of. Certainly no call is under way. What was
 * called before stays so, because the gateway's own amount decides whether it was made; only one that the gateway has accepted
 * and then calls failed itself was certainly not.
 */
export const createCancelRepeater =
  (calls: OutboundCalls, adapter: CancelAdapter) =>
  async (transaction: PoolClient, cancelId: string): Promise<void> => {
    await transaction.query(
      `update payment_cancel set refund_due_at = coalesce(refund_due_at, refund_due(now())),
         attempted_at = case when state = 'FAILED' then null else attempted_at end,
         called_at = case when state = 'FAILED' and accepted_at is not null then null else called_at end,
         accepted_at = case when state = 'FAILED' then null else accepted_at end,
         cancellation_id = case when state = 'FAILED' then null else cancellation_id end,
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

type AskedBack = { readonly asked: number; readonly gone: number };

/** `asked`: what the gateway does not show as canceled yet; of a refused one a person decides. `gone`: what has gone back. */
export async function amountsAskedBack(transaction: PoolClient, id: string): Promise<AskedBack> {
  const { rows } = await transaction.query<AskedBack>(
    `select coalesce(sum(amount) filter (where state <> 'SUCCEEDED'), 0)::int as asked,
       coalesce(sum(amount) filter (where state = 'SUCCEEDED'), 0)::int as gone
     from payment_cancel where payment_id = $1`,
    [id],
  );
  return rows[0] ?? { asked: 0, gone: 0 };
}
