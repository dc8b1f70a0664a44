import type { PoolClient } from 'pg';
import { changeLineState, type OrderState } from '../order-core/order-state.ts';
import type { GivenBack, RefundCalls } from '../payments/refund-calls.ts';
import { returnToStock } from '../stock/stock-reservations.ts';
import { demandsOf } from './cancel-lines.ts';
import { type Pieces, planRefund } from './plan-refund.ts';
import { enterRefund } from './record-refund.ts';

type OpenLine = Pieces & {
  readonly state: OrderState;
  readonly isDecorated: boolean;
  readonly hasOpenClaim: boolean;
};

const unsent: ReadonlySet<OrderState> = new Set<OrderState>([
  'PAID',
  'PRODUCING',
  'PRODUCED',
  'SHIPPING_READY',
]);

/**
 * Cancels what is left of an order when just that has been given back at the payment company, and nothing of it was sent.
 *
 * @returns false when the amount does not say so: nothing has changed
 */
export async function cancelGivenBack(
  transaction: PoolClient,
  payments: Pick<RefundCalls, 'settleCashReceipt'>,
  { orderId, amount, cancelId }: GivenBack,
): Promise<boolean> {
  const lines = await readOpenLines(transaction, orderId);
  if (lines.length === 0 || lines.some(({ state, hasOpenClaim }) => hasOpenClaim || !unsent.has(state)))
    return false;
  const pieces = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
  const plan = await planRefund(transaction, { orderId, pieces, fault: 'SELLER' });
  if (plan.amount !== amount) return false;
  const lineIds = pieces.map(({ lineId }) => lineId);
  // An operator has done so, at the payment company.
  const actor = { type: 'ADMIN' } as const;
  const refused = await changeLineState(transaction, {
    lineIds,
    to: 'CANCELED',
    actor,
    reason: 'GATEWAY_CONSOLE',
  });
  if (refused.length > 0) return false;
  await transaction.query('update order_product set is_print_due = false where id = any($1)', [lineIds]);
  await enterRefund(transaction, payments, plan, { cancelId, canceledLineIds: lineIds });
  // A piece that was decorated for somebody is nobody else's.
  const whole = lines.filter(({ state, isDecorated }) => state === 'PAID' || !isDecorated);
  if (whole.length > 0) await returnToStock(transaction, orderId, await demandsOf(transaction, whole));
  return true;
}

async function readOpenLines(transaction: PoolClient, orderId: string): Promise<readonly OpenLine[]> {
  const { rows } = await transaction.query<OpenLine>(
    `select id as "lineId", state, quantity - refunded_quantity - exchanged_quantity as quantity,
       custom_snapshot is not null as "isDecorated",
       exists (select from order_claim_product where order_product_id = line.id and is_open) as "hasOpenClaim"
     from order_product line where order_id = $1
       and state not in ('PAYMENT_FAILED', 'EXPIRED', 'CANCELED', 'RETURNED', 'EXCHANGED', 'CONFIRMED')
     order by position`,
    [orderId],
  );
  return rows;
}
