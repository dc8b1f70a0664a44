import type { PoolClient } from 'pg';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { holdOrder, writeUnassigned } from '../order-core/held-orders.ts';
import type { ApplyParts } from './applied.ts';
import { setSucceeded } from './cancel-rows.ts';
import { goneAmount } from './gone-amount.ts';
import type { GatewayPayment } from './payment-gateway.ts';
import type { PayableOrder } from './settle-order.ts';

type OwnCancel = CamelColumns<'payment_cancel', 'id' | 'amount' | 'state' | 'cancellation_id'> & {
  readonly isCalled: boolean;
};

type RefundParts = Pick<ApplyParts, 'settleCashReceipt' | 'finishClaim' | 'cancelGivenBack'>;

/** `given-back`: all of the order that was left is canceled. `held`: nobody can tell for which lines it was. */
export type TakenOver = 'nothing-new' | 'settled' | 'given-back' | 'held';

/**
 * Money of a paid order that has gone back without us, for instance by the payment company's own console: the books take it
 * over. What we have asked for ourselves comes first, because an operator who helps out does the same there. Order and payment
 * are locked by the caller.
 */
export async function takeOverRefunds(
  transaction: PoolClient,
  parts: RefundParts,
  payable: PayableOrder,
  payment: GatewayPayment,
): Promise<TakenOver> {
  const { payment: row } = payable;
  const own = await readOwnCancels(transaction, row.id);
  const gone = Math.min(row.amount, goneAmount(payment));
  const isDone = ({ state }: OwnCancel) => state === 'SUCCEEDED';
  let fresh = gone - sum(own.filter(isDone));
  if (fresh <= 0) return 'nothing-new';
  // The attempts that are under way find out by themselves whether the money is theirs.
  const underWay = own.filter(
    ({ state, isCalled }) => isCalled && (state === 'REQUESTED' || state === 'UNKNOWN'),
  );
  for (const cancel of underWay) {
    fresh -= cancel.amount;
    const made = payment.cancellations.find(
      ({ id, state }) => state === 'SUCCEEDED' && id === cancel.cancellationId,
    );
    if (made)
      await settle(transaction, parts, cancel.id, { cancellationId: made.id, receiptUrl: made.receiptUrl });
  }
  if (fresh <= 0) return 'nothing-new';
  const pending = own.filter((cancel) => !isDone(cancel) && !underWay.includes(cancel));
  const settled = settledBy(pending, fresh, gone === row.amount);
  for (const { id } of settled)
    await settle(transaction, parts, id, { cancellationId: null, receiptUrl: null });
  fresh -= sum(settled);
  if (fresh <= 0) return 'settled';
  return enter(transaction, parts, payable, { payment, amount: fresh, own });
}

/** Which of ours the money was for: all of them, the first of just this amount, or all when nothing is left to be given. */
function settledBy(pending: readonly OwnCancel[], amount: number, isAll: boolean): readonly OwnCancel[] {
  if (isAll || sum(pending) === amount) return pending;
  return pending.filter((cancel) => cancel.amount === amount).slice(0, 1);
}

type Fresh = {
  readonly payment: GatewayPayment;
  readonly amount: number;
  readonly own: readonly OwnCancel[];
};

async function enter(
  transaction: PoolClient,
  parts: RefundParts,
  { order, payment: row }: PayableOrder,
  { payment, amount: fresh, own }: Fresh,
): Promise<TakenOver> {
  // The amount that is promised by refunds that are refused may be more than what is left there.
  const amount = Math.min(fresh, order.paymentAmount - order.refundedAmount);
  if (amount <= 0) return (await holdOrder(transaction, order.id, 'GIVEN_BACK')) ? 'held' : 'nothing-new';
  const known = new Set(own.map(({ cancellationId }) => cancellationId));
  const listed = payment.cancellations.filter(({ id, state }) => state === 'SUCCEEDED' && !known.has(id));
  const cancelId = await insertMade(transaction, {
    paymentId: row.id,
    amount,
    cancellationId: (listed.length === 1 && listed[0]?.id) || null,
  });
  if (await parts.cancelGivenBack(transaction, parts, { orderId: order.id, amount, cancelId }))
    return 'given-back';
  await writeUnassigned(transaction, { orderId: order.id, amount, cancelId });
  await holdOrder(transaction, order.id, 'GIVEN_BACK');
  return 'held';
}

type Made = { readonly paymentId: string; readonly amount: number; readonly cancellationId: string | null };

/** It was made before we heard of it. */
async function insertMade(
  transaction: PoolClient,
  { paymentId, amount, cancellationId }: Made,
): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    `insert into payment_cancel (payment_id, amount, cancellable_before, reason, requester, cancellation_id)
     select id, $2, greatest($2, amount - canceled_amount), 'GATEWAY_CONSOLE', 'ADMIN', $3 from payment where id = $1
     returning id`,
    [paymentId, amount, cancellationId],
  );
  const [cancel] = rows;
  if (!cancel) throw new Error('An insert returned no row.');
  await setSucceeded(transaction, cancel.id, { cancellationId, receiptUrl: null });
  return cancel.id;
}

/**
 * All money of a payment that has paid for nothing has gone back: by our own cancellations, which had waited or were refused.
 * Those that are under way find out by themselves.
 */
export async function settleOwnCancels(
  transaction: PoolClient,
  parts: Pick<ApplyParts, 'finishClaim'>,
  paymentId: string,
): Promise<void> {
  for (const { id, state, isCalled } of await readOwnCancels(transaction, paymentId))
    if (state === 'FAILED' || !isCalled)
      await settle(transaction, parts, id, { cancellationId: null, receiptUrl: null });
}

async function settle(
  transaction: PoolClient,
  { finishClaim }: Pick<ApplyParts, 'finishClaim'>,
  id: string,
  receipt: Parameters<typeof setSucceeded>[2],
): Promise<void> {
  await setSucceeded(transaction, id, receipt);
  await finishClaim(transaction, id);
}

async function readOwnCancels(transaction: PoolClient, paymentId: string): Promise<readonly OwnCancel[]> {
  const { rows } = await transaction.query<OwnCancel>(
    `select id, amount, state, called_at is not null as "isCalled", cancellation_id as "cancellationId"
     from payment_cancel where payment_id = $1 order by created_at, id for no key update`,
    [paymentId],
  );
  return rows;
}

const sum = (cancels: readonly { readonly amount: number }[]) =>
  cancels.reduce((total, { amount }) => total + amount, 0);
