import type { PoolClient } from 'pg';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { createOrder as contract } from '#src/shared/contracts/orders.ts';
import type { OrderSource } from '../cart/order-source.ts';
import { releaseCoupons } from '../coupons/order-coupons.ts';
import { markPaid } from '../payments/settle-order.ts';
import { releaseHeldPoints } from '../points/order-points.ts';
import { insertCashReceipt } from './cash-receipt.ts';
import { checkOrder } from './check-order.ts';
import { writeOrder } from './insert-order.ts';
import { lockAttempt } from './member-holdings.ts';
import { firstPayment, openPayment, supersedePayment } from './open-payment.ts';
import type { Attempt, OrderContext, OrderRequest } from './order-request.ts';
import { reserveForOrder } from './reserve-for-order.ts';
import { saveDefaultAddress, usedAddress } from './used-address.ts';

type CreatedOrder = ResponseBody<typeof contract, Date | string>;

/**
 * Orders what a checkout holds, in one transaction and one order of locks: member, checkout, order, payment, coupons, points,
 * stock. A refusal is rolled back by the caller, see idempotency.ts.
 */
export async function createOrder(transaction: PoolClient, context: OrderContext, request: OrderRequest) {
  const { memberId, dataKey } = context;
  const checkout = await lockCheckout(transaction, memberId, request.checkout_id);
  if (!checkout) return refuse('ORDER_NOT_FOUND');
  const { attempt, holdings } = await lockAttempt(transaction, memberId, request.checkout_id);
  if (attempt && !mayTryAgain(attempt)) return refuse('ORDER_STATE_CONFLICT');
  const checked = await checkOrder(transaction, context, {
    source: checkout.source,
    request,
    attempt,
    holdings,
  });
  if (checked instanceof Refusal) return checked;

  const { quoted, channel } = checked;
  const { quote, policy } = quoted;
  await releaseOfAttempt(transaction, memberId, attempt);
  const firstPayments = attempt ? [] : firstPayment(request, quote, channel);
  const others = [...firstPayments, ...usedAddress(memberId, request)];
  const content = { request, source: checkout.source, quoted, attempt, others };
  const { order, lineIds } = await writeOrder(transaction, context, content);
  const parts = { order, request, quote, policy, isFirst: !attempt };
  const payment = channel && (await openPayment(transaction, context, { ...parts, channel }));
  if (request.cash_receipt && payment?.method === 'VIRTUAL_ACCOUNT') {
    const receipt = { ...request.cash_receipt, amount: quote.payment_amount };
    await insertCashReceipt(transaction, dataKey, order.id, receipt);
  }
  await saveDefaultAddress(transaction, memberId, request);
  const gone = await reserveForOrder(transaction, memberId, order, { request, quoted, lineIds });
  if (gone) return gone;
  if (!channel) await payNothing(transaction, order.id);
  const created: CreatedOrder = {
    id: order.id,
    order_number: order.order_number,
    state: channel ? 'PAYMENT_PENDING' : 'PAID',
    payment_amount: quote.payment_amount,
    expires_at: channel ? order.expires_at : null,
    payment,
  };
  return created;
}

/** Its stock is taken over instead, when everything else is there. */
async function releaseOfAttempt(
  transaction: PoolClient,
  memberId: string,
  attempt: Attempt | undefined,
): Promise<void> {
  if (!attempt) return;
  const { id } = attempt;
  await releaseCoupons(transaction, id);
  await releaseHeldPoints(transaction, { memberId, orderId: id });
}

/** Member first, as `lockMember` does. @returns undefined as well when the member has left or is suspended */
async function lockCheckout(transaction: PoolClient, memberId: string, id: string) {
  const { rows } = await transaction.query<{ source: OrderSource }>({
    name: 'lock-checkout',
    text: `with member as materialized (
        select id from "user" where id = $2 and state = 'ACT' and deleted_at is null for no key update)
      select source from checkout join member on member.id = user_id
      where checkout.id = $1 and expires_at > now() for update of checkout`,
    values: [id, memberId],
  });
  return rows[0];
}

const mayTryAgain = ({ state }: Attempt) => state === 'PAYMENT_PENDING' || state === 'PAYMENT_FAILED';

/** Coupons and points pay for all of it: no gateway is asked. */
async function payNothing(transaction: PoolClient, orderId: string): Promise<void> {
  await supersedePayment(transaction, orderId);
  await markPaid(transaction, orderId, { paidAt: new Date(), transactionId: null }, { type: 'SYSTEM' });
}
