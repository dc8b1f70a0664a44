import type { PoolClient } from 'pg';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import { encrypt } from '#server/platform/encryption.ts';
import { removeOrderedCartItems } from '../cart/ordered-cart-items.ts';
import { lockCouponsAgain, redeemCoupons, releaseCoupons } from '../coupons/order-coupons.ts';
import { chosenCouponsOf } from '../coupons/used-coupons.ts';
import { markPrintsDue } from '../fulfillment/order-print-queue.ts';
import { type Actor, changeOrderState, type OrderState } from '../order-core/order-state.ts';
import { holdPoints, releaseHeldPoints, spendHeldPoints } from '../points/order-points.ts';
import {
  commitReservations,
  extendReservations,
  releaseReservations,
  reserveAgain,
} from '../stock/stock-reservations.ts';
import type { Deposit, PaymentMethod, PaymentProvider } from './payment-gateway.ts';

// The changes that payments do to orders. Every function takes the locks that it needs in the one order of the shop (orders, payment,
// user_coupon, user_point, product_variant), may be called again, and changes nothing where the state forbids it.

type PaymentState =
  | 'READY'
  | 'PENDING'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'MISMATCH'
  /** Another attempt has taken its place: money that comes for it is given back in full. */
  | 'SUPERSEDED';

export type PayableOrder = {
  readonly order: CamelColumns<
    'orders',
    | 'id'
    | 'order_number'
    | 'state'
    | 'locale'
    | 'expires_at'
    | 'paid_at'
    | 'refund_account_enc'
    | 'payment_amount'
    | 'refunded_amount'
  > & { readonly memberId: string };
  readonly payment: CamelColumns<
    'payment',
    'id' | 'payment_id' | 'channel_key' | 'channel_type' | 'amount' | 'transaction_id'
  > & {
    readonly provider: PaymentProvider;
    readonly method: PaymentMethod;
    readonly state: PaymentState;
  };
};

/** `changed`: by this call. `already`: by an earlier one. `conflict`: the state of the order does not allow it. */
export type PaymentOutcome = 'changed' | 'already' | 'conflict';

const gateway: Actor = { type: 'PG' };

/**
 * The order that a payment is for, both locked until the transaction ends. Paying an order that is PAID, EXPIRED or CANCELED
 * is for the caller to decide by its state, see `reviveOrder`.
 *
 * @returns null when there is no payment of this id
 */
export async function findPayableOrder(
  transaction: PoolClient,
  paymentId: string,
): Promise<PayableOrder | null> {
  const { rows: orders } = await transaction.query<PayableOrder['order']>(
    `select id, order_number as "orderNumber", user_id as "memberId", state, locale, expires_at as "expiresAt",
       paid_at as "paidAt", refund_account_enc as "refundAccountEnc", payment_amount as "paymentAmount",
       refunded_amount as "refundedAmount"
     from orders where id = (select order_id from payment where payment_id = $1) for no key update`,
    [paymentId],
  );
  const { rows: payments } = await transaction.query<PayableOrder['payment']>(
    `select id, payment_id as "paymentId", provider, channel_key as "channelKey", channel_type as "channelType", method,
       amount, state, transaction_id as "transactionId"
     from payment where payment_id = $1 for no key update`,
    [paymentId],
  );
  const [order, payment] = [orders[0], payments[0]];
  return order && payment ? { order, payment } : null;
}

/** PAYMENT_PENDING -> DEPOSIT_WAITING. The stock is held until the deadline. */
export async function markDepositWaiting(
  transaction: PoolClient,
  orderId: string,
  deposit: Deposit,
  dataKey: Buffer,
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (order?.state === 'DEPOSIT_WAITING') return 'already';
  const from = 'PAYMENT_PENDING';
  const change = { orderId, from, to: 'DEPOSIT_WAITING', actor: gateway } as const;
  if (!(await changeOrderState(transaction, change))) return 'conflict';
  const { bank, accountNumber, depositorName, deadline } = deposit;
  await transaction.query(
    `update orders set deposit_bank = $2, deposit_account_enc = $3, depositor_name = $4, deposit_deadline = $5,
       expires_at = $5 where id = $1`,
    [orderId, bank, encrypt(dataKey, orderId, accountNumber), depositorName, deadline],
  );
  await setPaymentState(transaction, orderId, 'VIRTUAL_ACCOUNT_ISSUED');
  await extendReservations(transaction, orderId, deadline);
  await removeOrderedCartItems(transaction, orderId);
  return 'changed';
}

type Receipt = { readonly paidAt: Date; readonly transactionId: string | null };

/** PAYMENT_PENDING, DEPOSIT_WAITING -> PAID: stock, coupons and points are spent, once. */
export async function markPaid(
  transaction: PoolClient,
  orderId: string,
  receipt: Receipt,
  actor: Actor = gateway,
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return 'conflict';
  if (order.paidAt) return 'already';
  if (order.state !== 'PAYMENT_PENDING' && order.state !== 'DEPOSIT_WAITING') return 'conflict';
  return pay(transaction, order, receipt, actor);
}

/**
 * Money that came late, for an order that is PAYMENT_FAILED, EXPIRED or CANCELED without ever having been paid: takes stock,
 * coupons and points once more, all or none. One that its buyer has canceled stays canceled, see docs/decisions/101.
 *
 * @returns `conflict` when one of them is gone: the money is to be given back in full
 */
export async function reviveOrder(
  transaction: PoolClient,
  orderId: string,
  receipt: Receipt,
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (!order) return 'conflict';
  if (order.paidAt) return 'already';
  if (!isReleased(order.state) || (await isCanceledByBuyer(transaction, order))) return 'conflict';
  await transaction.query('savepoint revival');
  const isHeld = await holdAgain(transaction, order);
  const outcome = isHeld ? await pay(transaction, order, receipt, gateway, 'LATE_PAYMENT') : 'conflict';
  await transaction.query(
    outcome === 'changed' ? 'release savepoint revival' : 'rollback to savepoint revival',
  );
  return outcome;
}

/** PAYMENT_PENDING -> PAYMENT_FAILED: everything is released, and the checkout may be ordered again. */
export async function markPaymentFailed(
  transaction: PoolClient,
  orderId: string,
  failure: { readonly code: string; readonly message: string },
  actor: Actor = gateway,
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (order?.state === 'PAYMENT_FAILED') return 'already';
  const change = { orderId, from: 'PAYMENT_PENDING', to: 'PAYMENT_FAILED', actor } as const;
  if (!order || !(await changeOrderState(transaction, change))) return 'conflict';
  await transaction.query(
    `update payment set state = 'FAILED', fail_code = $2, fail_message = $3
     where order_id = $1 and state <> 'SUPERSEDED'`,
    [orderId, failure.code, failure.message],
  );
  await releaseHoldings(transaction, order);
  return 'changed';
}

/** Gives up an order that is not paid. */
export async function releaseOrder(
  transaction: PoolClient,
  orderId: string,
  to: 'EXPIRED' | 'CANCELED',
  actor: Actor = { type: 'SYSTEM' },
): Promise<PaymentOutcome> {
  const order = await lockOrder(transaction, orderId);
  if (order?.state === to) return 'already';
  if (!order || order.paidAt) return 'conflict';
  const change = { orderId, from: order.state, to, actor };
  if (!(await changeOrderState(transaction, change))) return 'conflict';
  if (to === 'CANCELED') {
    await transaction.query('update orders set canceled_at = now() where id = $1', [orderId]);
  }
  await setPaymentState(transaction, orderId, 'CANCELLED');
  await releaseHoldings(transaction, order);
  return 'changed';
}

type LockedOrder = CamelColumns<'orders', 'id' | 'state' | 'paid_at' | 'point_amount'> & {
  readonly memberId: string;
};

async function lockOrder(transaction: PoolClient, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await transaction.query<LockedOrder>(
    `select id, user_id as "memberId", state, paid_at as "paidAt", point_amount as "pointAmount"
     from orders where id = $1 for no key update`,
    [orderId],
  );
  return rows[0];
}

async function pay(
  transaction: PoolClient,
  { id, memberId, state }: LockedOrder,
  { paidAt, transactionId }: Receipt,
  actor: Actor,
  reason?: string,
): Promise<PaymentOutcome> {
  const change = { orderId: id, from: state, to: 'PAID', actor, ...(reason && { reason }) } as const;
  if (!(await changeOrderState(transaction, change))) return 'conflict';
  await transaction.query(
    'update orders set paid_at = $2, expires_at = null, canceled_at = null where id = $1',
    [id, paidAt],
  );
  await transaction.query(
    `update payment set state = 'PAID', transaction_id = coalesce($2, transaction_id), paid_at = $3
     where order_id = $1 and state <> 'SUPERSEDED'`,
    [id, transactionId, paidAt],
  );
  await redeemCoupons(transaction, id);
  await spendHeldPoints(transaction, { memberId, orderId: id });
  await commitReservations(transaction, id);
  await removeOrderedCartItems(transaction, id);
  await markPrintsDue(transaction, id);
  return 'changed';
}

const isReleased = (state: OrderState) =>
  state === 'PAYMENT_FAILED' || state === 'EXPIRED' || state === 'CANCELED';

/** A buyer who has canceled it does not want it any more, whatever money comes. */
async function isCanceledByBuyer(transaction: PoolClient, { id, state }: LockedOrder): Promise<boolean> {
  if (state !== 'CANCELED') return false;
  const { rowCount } = await transaction.query(
    `select from order_state_history where order_id = $1 and to_state = 'CANCELED' and actor_type = 'USER' limit 1`,
    [id],
  );
  return rowCount === 1;
}

async function holdAgain(transaction: PoolClient, { id, memberId, pointAmount }: LockedOrder) {
  const order = { memberId, orderId: id };
  const coupons = await chosenCouponsOf(transaction, id);
  const results = [
    await lockCouponsAgain(transaction, order, coupons),
    await holdPoints(transaction, order, pointAmount),
    await reserveAgain(transaction, id),
  ];
  return results.every(({ ok }) => ok);
}

/** In the one order of locks: coupons, points, stock. */
async function releaseHoldings(
  transaction: PoolClient,
  { id, memberId }: Pick<LockedOrder, 'id' | 'memberId'>,
): Promise<void> {
  await releaseCoupons(transaction, id);
  await releaseHeldPoints(transaction, { memberId, orderId: id });
  await releaseReservations(transaction, id);
}

async function setPaymentState(transaction: PoolClient, orderId: string, state: PaymentState) {
  await transaction.query(
    `update payment set state = $2 where order_id = $1 and state not in ('SUPERSEDED', 'PAID')`,
    [orderId, state],
  );
}
