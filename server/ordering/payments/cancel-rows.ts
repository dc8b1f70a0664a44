import type { PoolClient } from 'pg';
import type { Pool } from '#server/platform/database/pool.ts';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import type { CancelAnswer } from './payment-gateway.ts';

/** A cancellation of ours, with what else is known of its payment. */
export type Cancel = CamelColumns<'payment', 'payment_id' | 'order_id' | 'provider'> &
  CamelColumns<
    'payment_cancel',
    'state' | 'amount' | 'cancellable_before' | 'reason' | 'requester' | 'refund_account_enc'
  > & {
    readonly isCalled: boolean;
    /** The last call was refused, and a person wants it made again. */
    readonly wasRefused: boolean;
    /** By which the gateway knows it, once it was accepted. */
    readonly acceptedId: string | null;
    /** The sum of the same payment: what has gone back by other cancellations, and their ids at the gateway. */
    readonly goneByOthers: number;
    readonly otherIds: readonly string[];
  };

export async function readCancel(pool: Pool, cancelId: string): Promise<Cancel | null> {
  const { rows } = await pool.query<Cancel>(
    `select p.payment_id as "paymentId", p.order_id as "orderId", p.provider, c.state, c.amount,
       c.cancellable_before as "cancellableBefore", c.called_at is not null as "isCalled", c.refused_at is not null as "wasRefused",
       case when c.accepted_at is not null then c.cancellation_id end as "acceptedId", c.reason, c.requester,
       c.refund_account_enc as "refundAccountEnc",
       coalesce((select sum(amount) from payment_cancel where payment_id = p.id and state = 'SUCCEEDED'), 0)::int
         as "goneByOthers",
       array(select cancellation_id from payment_cancel
         where payment_id = p.id and id <> c.id and cancellation_id is not null) as "otherIds"
     from payment_cancel c join payment p on p.id = c.payment_id where c.id = $1`,
    [cancelId],
  );
  return rows[0] ?? null;
}

/** @returns false when it was settled meanwhile: nothing is to be called */
export async function setCalled(pool: Pool, cancelId: string, cancellableAmount: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update payment_cancel set called_at = coalesce(called_at, now()), refused_at = null, cancellable_before = $2
     where id = $1 and state in ('REQUESTED', 'UNKNOWN') and accepted_at is null`,
    [cancelId, cancellableAmount],
  );
  return rowCount === 1;
}

type Receipt = Pick<Extract<CancelAnswer, { outcome: 'canceled' }>, 'cancellationId' | 'receiptUrl'>;

/** Once, though it may be found out twice: the amount is added by whoever changes the state. The payment is locked first. */
export async function setSucceeded(
  database: Pool | PoolClient,
  cancelId: string,
  { cancellationId, receiptUrl }: Receipt,
): Promise<void> {
  await database.query(
    `with paid as materialized (
      select id from payment where id = (select payment_id from payment_cancel where id = $1) for no key update),
    done as (
      update payment_cancel set state = 'SUCCEEDED', cancellation_id = coalesce($2, cancellation_id), receipt_url = $3
      where id = $1 and state <> 'SUCCEEDED' and payment_id in (select id from paid) returning payment_id, amount)
    update payment p set canceled_amount = least(p.amount, canceled.amount),
      state = case when p.state not in ('PAID', 'PARTIAL_CANCELLED') then p.state
        when canceled.amount >= p.amount then 'CANCELLED' else 'PARTIAL_CANCELLED' end
    from (
      select done.payment_id, greatest(payment.canceled_amount, done.amount + coalesce((
        select sum(amount) from payment_cancel other
        where other.payment_id = done.payment_id and other.state = 'SUCCEEDED' and other.id <> $1), 0))::int as amount
      from done join payment on payment.id = done.payment_id) canceled
    where p.id = canceled.payment_id`,
    [cancelId, cancellationId, receiptUrl],
  );
}

export async function setCancelState(pool: Pool, cancelId: string, state: 'FAILED' | 'UNKNOWN') {
  await pool.query(
    `update payment_cancel set state = $2, refused_at = case when $2 = 'FAILED' then now() end
     where id = $1 and state <> 'SUCCEEDED'`,
    [cancelId, state],
  );
}

/** The gateway has taken it on: from now on it is followed by this id. */
export async function setAccepted(pool: Pool, cancelId: string, cancellationId: string): Promise<void> {
  await pool.query(
    `update payment_cancel set state = 'REQUESTED', accepted_at = coalesce(accepted_at, now()), cancellation_id = $2
     where id = $1 and state <> 'SUCCEEDED'`,
    [cancelId, cancellationId],
  );
}

/** Told by a webhook: the one of ours that was called and of which no answer has come. */
export async function acceptPending(pool: Pool, paymentId: string, cancellationId: string): Promise<void> {
  await pool.query(
    `update payment_cancel cancel set state = 'REQUESTED', accepted_at = now(), cancellation_id = $2
     from payment where payment.id = cancel.payment_id and payment.payment_id = $1
       and called_at is not null and accepted_at is null and cancel.state in ('REQUESTED', 'UNKNOWN')
       and not exists (select from payment_cancel known
         where known.payment_id = payment.id and known.cancellation_id = $2)`,
    [paymentId, cancellationId],
  );
}
