import type { Pool } from '#server/platform/database/pool.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { quoteCancellation as contract } from '#src/shared/contracts/order-cancellations.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { isUnpaid } from '../reading/order-actions.ts';
import { readOrderLines } from '../reading/read-order-lines.ts';
import { piecesOf } from './cancel-order.ts';
import { type CancelRefusal, selectForCancel } from './cancel-selection.ts';
import { planRefund } from './plan-refund.ts';

type Quoted = ResponseBody<typeof contract>;
type Question = {
  readonly memberId: string;
  readonly orderId: string;
  readonly lineIds: readonly string[] | undefined;
};

/** Computes what a cancellation would give back now. Nothing is locked: the cancellation itself decides. */
export async function quoteCancellation(
  pool: Pool,
  { memberId, orderId, lineIds }: Question,
): Promise<Quoted | CancelRefusal> {
  const { rows } = await pool.query<{ state: OrderState }>(
    'select state from orders where id = $1 and user_id = $2 and deleted_at is null',
    [orderId, memberId],
  );
  const [order] = rows;
  if (!order) return refuse('ORDER_NOT_FOUND');
  const lines = await readOrderLines(pool, [orderId]);
  const selection = selectForCancel(order.state, lines, lineIds);
  if (selection instanceof Refusal) return selection;
  const nothing = { refund_amount: 0, refund_point: 0, delivery_charge: 0, refund_account_required: false };
  if (isUnpaid(order.state)) return { ...nothing, requested: false };
  const plan = await planRefund(pool, { orderId, pieces: piecesOf(selection), fault: 'BUYER' });
  return {
    refund_amount: plan.amount,
    refund_point: plan.point,
    delivery_charge: Math.max(0, -plan.delivery),
    refund_account_required: plan.needsAccount,
    requested: selection.requested.length > 0,
  };
}
