import type { PoolClient } from 'pg';
import { type Refusal, refuse } from '#server/platform/refusal.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { createClaim as contract } from '#src/shared/contracts/order-claims.ts';
import type { Actor } from '../order-core/order-state.ts';
import type { Fault } from '../reading/order-actions.ts';
import { readClaimFees } from '../reading/read-order-lines.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { saveRefundAccount } from '../refunds/refund-account.ts';
import { reserveForClaim } from '../stock/stock-reservations.ts';
import type { ClaimType } from './claim-state.ts';
import { readExchangeVariants } from './exchange-variants.ts';
import { type InsertedClaim, insertClaim } from './insert-claim.ts';
import { feeOf, isDeducted } from './return-fee.ts';

type Request = Pick<
  InputOf<typeof contract>['body'],
  'reason_code' | 'reason' | 'lines' | 'exchange_variant_id' | 'fee_payment' | 'refund_account'
> & {
  readonly orderId: string;
  readonly type: ClaimType;
  readonly pickup?: InputOf<typeof contract>['body']['pickup'] | undefined;
};

export type OpenRefusal =
  | Refusal<'CLAIM_ALREADY_OPEN', undefined>
  | Refusal<'CLAIM_NOT_ALLOWED', undefined>
  | Refusal<'EXCHANGE_OUT_OF_STOCK', undefined>
  | Refusal<'REFUND_ACCOUNT_REQUIRED', undefined>;

type Parts = {
  readonly request: Request;
  readonly fault: Fault;
  readonly actor: Actor & { readonly id: string };
  readonly dataKey: Buffer;
};

/** The caller has locked the order and decides who may ask for it. */
export async function openClaim(
  transaction: PoolClient,
  { request, fault, actor, dataKey }: Parts,
): Promise<InsertedClaim | OpenRefusal> {
  const { orderId, type, lines, refund_account, exchange_variant_id: variantId } = request;
  if (!isConsistent(request)) return refuse('CLAIM_NOT_ALLOWED');
  if (refund_account) await saveRefundAccount(transaction, dataKey, orderId, refund_account);
  const pieces = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
  const returnFee = feeOf({ type, fault }, await readClaimFees(transaction, orderId));
  const feePayment = type === 'EXCHANGE' ? 'PREPAID' : request.fee_payment;
  const fee = isDeducted({ type, feePayment }) ? returnFee : 0;
  const plan = type === 'EXCHANGE' ? null : await planRefund(transaction, { orderId, pieces, fault, fee });
  if (plan?.needsAccount) return refuse('REFUND_ACCOUNT_REQUIRED');
  const claim = await insertClaim(transaction, {
    orderId,
    type,
    fault,
    pieces,
    returnFee,
    feePayment,
    actor,
    dataKey,
    reasonCode: request.reason_code,
    reason: request.reason,
    pickup: request.pickup ?? null,
    refundAmount: plan?.amount ?? 0,
    refundPoint: plan?.point ?? 0,
    exchangeVariantId: variantId ?? null,
  });
  if (variantId === undefined) return claim;
  const refusal = await keepForExchange(transaction, { orderId, claimId: claim.id, variantId, pieces });
  return refusal ?? claim;
}

/** Each line once; what an exchange is for is named, and nothing else. */
function isConsistent({ type, lines, exchange_variant_id }: Request): boolean {
  const isEachOnce = new Set(lines.map(({ id }) => id)).size === lines.length;
  return isEachOnce && (type === 'EXCHANGE') === (exchange_variant_id !== undefined);
}

type Exchange = {
  readonly orderId: string;
  readonly claimId: string;
  readonly variantId: string;
  readonly pieces: readonly { readonly lineId: string; readonly quantity: number }[];
};

/** One line is exchanged at a time, for something that costs the same; it is kept for the buyer from now on. */
async function keepForExchange(
  transaction: PoolClient,
  { orderId, claimId, variantId, pieces }: Exchange,
): Promise<OpenRefusal | null> {
  const [piece] = pieces;
  if (!piece || pieces.length > 1) return refuse('CLAIM_NOT_ALLOWED');
  const variants = await readExchangeVariants(transaction, [piece.lineId]);
  if (!variants.some(({ id }) => id === variantId)) return refuse('CLAIM_NOT_ALLOWED');
  const demand = { orderId, claimId, variantId, quantity: piece.quantity };
  const isKept =
    (await reserveForClaim(transaction, demand)) && (await mayKeep(transaction, { orderId, variantId }));
  return isKept ? null : refuse('EXCHANGE_OUT_OF_STOCK');
}

/** A member keeps a bounded part of one variant without having paid for it. The variant is locked. */
async function mayKeep(
  transaction: PoolClient,
  { orderId, variantId }: Pick<Exchange, 'orderId' | 'variantId'>,
): Promise<boolean> {
  const { rows } = await transaction.query<{ mayKeep: boolean }>(
    `select sum(quantity) <= (select max_qty_per_line from shop_policy) as "mayKeep"
     from stock_reservation reservation join orders on orders.id = order_id
     where product_variant_id = $2 and reservation.state = 'HELD'
       and user_id = (select user_id from orders where id = $1)`,
    [orderId, variantId],
  );
  return rows[0]?.mayKeep === true;
}
