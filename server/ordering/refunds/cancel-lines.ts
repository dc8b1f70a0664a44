import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import { type Actor, changeLineState } from '../order-core/order-state.ts';
import type { RefundCalls } from '../payments/refund-calls.ts';
import type { Fault } from '../reading/order-actions.ts';
import { returnToStock } from '../stock/stock-reservations.ts';
import { type Pieces, planRefund, type RefundPlan } from './plan-refund.ts';
import { canPayBack, recordRefund } from './record-refund.ts';

type Cancellation = {
  readonly orderId: string;
  /** All that is left of their lines. */
  readonly pieces: readonly Pieces[];
  readonly actor: Actor;
  readonly reason: string;
  readonly fault: Fault;
  /** False: they were made already, and nobody else wants them. */
  readonly restocks: boolean;
  readonly claimId?: string;
};

/**
 * Cancels lines before they are sent: what was paid goes back, coupons and points with it, the pieces can be sold again, and
 * nothing is printed any more. The order is locked by the caller.
 *
 * @returns `conflict` when a line cannot be canceled any more
 */
export async function cancelLines(
  transaction: PoolClient,
  payments: RefundCalls,
  { orderId, pieces, actor, reason, fault, restocks, claimId }: Cancellation,
): Promise<Result<RefundPlan, 'conflict' | 'no-gateway'>> {
  const lineIds = pieces.map(({ lineId }) => lineId);
  const plan = await planRefund(transaction, { orderId, pieces, fault });
  if (!canPayBack(payments, plan)) return { ok: false, problem: 'no-gateway' };
  const refused = await changeLineState(transaction, { lineIds, to: 'CANCELED', actor, reason });
  if (refused.length > 0) return { ok: false, problem: 'conflict' };
  await transaction.query('update order_product set is_print_due = false where id = any($1)', [lineIds]);
  const requester = actor.type === 'USER' ? 'CUSTOMER' : 'ADMIN';
  await recordRefund(transaction, payments, plan, {
    reason,
    requester,
    canceledLineIds: lineIds,
    ...(claimId && { claimId }),
  });
  if (restocks) await returnToStock(transaction, orderId, await demandsOf(transaction, pieces));
  return { ok: true, value: plan };
}

export async function demandsOf(transaction: PoolClient, pieces: readonly Pieces[]) {
  const { rows } = await transaction.query<{ variantId: string; quantity: number }>(
    `select product_variant_id as "variantId", piece.quantity
     from unnest($1::uuid[], $2::int[]) as piece (line_id, quantity) join order_product on id = line_id`,
    [pieces.map(({ lineId }) => lineId), pieces.map(({ quantity }) => quantity)],
  );
  return rows;
}
