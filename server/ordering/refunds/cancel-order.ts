import type { PoolClient } from 'pg';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { cancelOrder as contract } from '#src/shared/contracts/order-cancellations.ts';
import { lockOrder } from '../order-core/lock-order.ts';
import type { OrderState } from '../order-core/order-state.ts';
import type { Payments } from '../payments/payments.ts';
import { releaseOrder } from '../payments/settle-order.ts';
import { isUnpaid } from '../reading/order-actions.ts';
import { readOrderLines } from '../reading/read-order-lines.ts';
import { cancelLines } from './cancel-lines.ts';
import { type CancelRefusal, type CancelSelection, selectForCancel } from './cancel-selection.ts';
import { type Pieces, planRefund } from './plan-refund.ts';
import { saveRefundAccount } from './refund-account.ts';

/** The buyer asks the shop to cancel a line that it has begun. */
type CancellationRequest = {
  readonly orderId: string;
  readonly memberId: string;
  readonly reason_code: string;
  readonly reason: string;
  readonly piece: Pieces;
};

type Context = {
  readonly memberId: string;
  readonly payments: Payments;
  readonly dataKey: Buffer;
  /** Makes a claim of it. The order is locked. */
  requestCancellation(transaction: PoolClient, request: CancellationRequest): Promise<unknown>;
};

type Cancel = InputOf<typeof contract>['body'] & { readonly orderId: string };
type Canceled = ResponseBody<typeof contract>;
type NotCanceled =
  | CancelRefusal
  | Refusal<'REFUND_ACCOUNT_REQUIRED', undefined>
  | Refusal<'REFUND_UNAVAILABLE', undefined>;

const codes = { conflict: 'ORDER_STATE_CONFLICT', 'no-gateway': 'REFUND_UNAVAILABLE' } as const;

/** In one transaction with its idempotency key. What the shop has begun to make or pack is requested instead. */
export async function cancelOrder(
  transaction: PoolClient,
  context: Context,
  request: Cancel,
): Promise<Canceled | NotCanceled> {
  const { memberId, dataKey } = context;
  const { orderId, line_ids, refund_account } = request;
  const order = await lockOrder(transaction, orderId, memberId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const lines = await readOrderLines(transaction, [orderId]);
  const selection = selectForCancel(order.state, lines, line_ids);
  if (selection instanceof Refusal) return selection;
  if (isUnpaid(order.state)) return giveUp(transaction, context, order);
  if (refund_account) await saveRefundAccount(transaction, dataKey, orderId, refund_account);
  const all = await planRefund(transaction, { orderId, pieces: piecesOf(selection), fault: 'BUYER' });
  if (all.needsAccount) return refuse('REFUND_ACCOUNT_REQUIRED');
  return cancelSelected(transaction, context, request, selection);
}

export const piecesOf = ({ now, requested }: CancelSelection): Pieces[] => [...now, ...requested];

async function cancelSelected(
  transaction: PoolClient,
  { memberId, payments, requestCancellation }: Context,
  { orderId, reason_code, reason = '' }: Cancel,
  { now, requested }: CancelSelection,
): Promise<Canceled | NotCanceled> {
  const actor = { type: 'USER', id: memberId } as const;
  const canceled =
    now.length > 0
      ? await cancelLines(transaction, payments, {
          orderId,
          pieces: now,
          actor,
          reason: reason_code,
          fault: 'BUYER',
          restocks: true,
        })
      : null;
  if (canceled && !canceled.ok) return refuse(codes[canceled.problem]);
  for (const piece of requested)
    await requestCancellation(transaction, { orderId, memberId, reason_code, reason, piece });
  return {
    state: await stateOf(transaction, orderId),
    refund_amount: canceled?.value.amount ?? 0,
    refund_point: canceled?.value.point ?? 0,
    requested: requested.length > 0,
  };
}

/** Nothing was paid: everything is released, and nobody shall pay into the account any more. */
async function giveUp(
  transaction: PoolClient,
  { memberId, payments }: Context,
  { id, state }: { readonly id: string; readonly state: OrderState },
): Promise<Canceled> {
  await releaseOrder(transaction, id, 'CANCELED', { type: 'USER', id: memberId });
  if (state === 'DEPOSIT_WAITING') {
    const { rows } = await transaction.query<{ paymentId: string }>(
      `select payment_id as "paymentId" from payment where order_id = $1 and state <> 'SUPERSEDED'`,
      [id],
    );
    for (const { paymentId } of rows) await payments.requestClose(transaction, paymentId);
  }
  return { state: 'CANCELED', refund_amount: 0, refund_point: 0, requested: false };
}

async function stateOf(transaction: PoolClient, orderId: string): Promise<OrderState> {
  const { rows } = await transaction.query<{ state: OrderState }>('select state from orders where id = $1', [
    orderId,
  ]);
  const [order] = rows;
  if (!order) throw new Error('The order is locked, and gone.');
  return order.state;
}
