import type { Static } from 'typebox';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { claimFault, claimReason } from '#src/shared/contracts/order-claims.ts';
import type { lineAction } from '#src/shared/contracts/order-lines.ts';
import { seoulDay } from '#src/shared/seoul-time.ts';
import type { OrderState } from '../order-core/order-state.ts';

type LineAction = Static<typeof lineAction>;
type ClaimReason = Static<typeof claimReason>;
export type Fault = Static<typeof claimFault>;

/** The facts about a line that decide what may be done with it. */
export type ActionLine = Columns<
  'order_product',
  | 'state'
  | 'withdrawal_limited'
  | 'delivered_at'
  | 'delivery_id'
  | 'exchange_of'
  | 'quantity'
  | 'refunded_quantity'
  | 'exchanged_quantity'
> & {
  readonly has_open_claim: boolean;
  /** By the rule of reviews. */
  readonly may_review: boolean;
};

export type ClaimPolicy = Columns<'shop_policy', 'withdrawal_days' | 'defect_days'>;

/** The party that is at fault, by the reason of a claim. */
export const reasonFaults = {
  CHANGED_MIND: 'BUYER',
  SIZE: 'BUYER',
  COLOR: 'BUYER',
  DEFECT: 'SELLER',
  MISMATCH: 'SELLER',
  WRONG_ITEM: 'SELLER',
  DAMAGED: 'SELLER',
} as const satisfies Record<ClaimReason, Fault>;

const allReasons = Object.keys(reasonFaults) as ClaimReason[];

/** Pieces that are still what the line says. */
export const keptQuantity = (
  line: Pick<ActionLine, 'quantity' | 'refunded_quantity' | 'exchanged_quantity'>,
): number => line.quantity - line.refunded_quantity - line.exchanged_quantity;

/** States in which an order, or a line of it, waits for its buyer's money. */
export const isUnpaid = (state: OrderState): boolean =>
  state === 'PAYMENT_PENDING' || state === 'DEPOSIT_WAITING';

const isBeingMade = (state: OrderState): boolean =>
  state === 'PRODUCING' || state === 'PRODUCED' || state === 'SHIPPING_READY';

/** A piece that is made for one buyer alone cannot be given back once its production has begun. */
export const isProductionStarted = ({ state, withdrawal_limited }: ActionLine): boolean =>
  withdrawal_limited && isBeingMade(state);

/**
 * The actions that the buyer of a line may do with it now, in the order in which it is offered, see docs/decisions/078. An order that
 * is not paid is canceled as a whole only.
 */
export function lineActions(line: ActionLine, policy: ClaimPolicy, now: Date): LineAction[] {
  const { state, delivery_id, has_open_claim, may_review } = line;
  const isSent = state === 'SHIPPING' || state === 'DELIVERED' || state === 'CONFIRMED';
  const isTracked = isSent && delivery_id !== null;
  return [
    ...(has_open_claim ? [] : decisions(line, policy, now)),
    ...(may_review ? (['REVIEW'] as const) : []),
    ...(isTracked ? (['TRACK'] as const) : []),
  ];
}

/** One at a time: not while the shop decides about another one. */
function decisions(line: ActionLine, policy: ClaimPolicy, now: Date): LineAction[] {
  const isDelivered = line.state === 'DELIVERED';
  const mayComplain = claimReasons(line, policy, now).length > 0;
  return [
    ...(mayCancel(line) ? (['CANCEL'] as const) : []),
    ...(mayRequestCancel(line) ? (['REQUEST_CANCEL'] as const) : []),
    ...(mayComplain ? (['RETURN'] as const) : []),
    ...(mayComplain && isDelivered ? (['EXCHANGE'] as const) : []),
    ...(isDelivered ? (['CONFIRM'] as const) : []),
  ];
}

/** A line that replaces another line is not canceled: its money is that of the first one. */
const mayCancel = ({ state, exchange_of }: ActionLine) => state === 'PAID' && exchange_of === null;

const mayRequestCancel = ({ state, exchange_of, withdrawal_limited }: ActionLine) =>
  isBeingMade(state) && exchange_of === null && !withdrawal_limited;

/** Why a line may be returned or exchanged now. Days are those of Korea, and the last one counts to its end. */
export function claimReasons(line: ActionLine, policy: ClaimPolicy, now: Date): ClaimReason[] {
  const { state, withdrawal_limited, delivered_at } = line;
  if (keptQuantity(line) === 0) return [];
  // A piece that nobody has received yet has no defect.
  if (state === 'SHIPPING') return withdrawal_limited ? [] : reasonsOf('BUYER');
  if (state !== 'DELIVERED') return [];
  const days = delivered_at === null ? 0 : seoulDay(now.getTime()) - seoulDay(delivered_at.getTime());
  return [
    ...(!withdrawal_limited && days <= policy.withdrawal_days ? reasonsOf('BUYER') : []),
    ...(days <= policy.defect_days ? reasonsOf('SELLER') : []),
  ];
}

const reasonsOf = (fault: Fault) => allReasons.filter((reason) => reasonFaults[reason] === fault);
