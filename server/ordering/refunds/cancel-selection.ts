import { type Refusal, refuse } from '#server/platform/refusal.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { isProductionStarted, isUnpaid, keptQuantity } from '../reading/order-actions.ts';
import { isCancelable, isOpenLine, type ReadLine } from '../reading/read-order-lines.ts';
import type { Pieces } from './plan-refund.ts';

/** Lines that are canceled at once, and lines of which the shop decides. */
export type CancelSelection = { readonly now: readonly Pieces[]; readonly requested: readonly Pieces[] };

export type CancelRefusal =
  | Refusal<'ORDER_NOT_FOUND', undefined>
  | Refusal<'ORDER_STATE_CONFLICT', undefined>
  | Refusal<'ORDER_CANCEL_NOT_ALLOWED', undefined>
  | Refusal<'CLAIM_ALREADY_OPEN', undefined>;

/** @param lineIds of the order; without them everything that has not come to its end */
export function selectForCancel(
  state: OrderState,
  lines: readonly ReadLine[],
  lineIds: readonly string[] | undefined,
): CancelSelection | CancelRefusal {
  const chosen = lines.filter((line) => (lineIds ? lineIds.includes(line.id) : isOpenLine(line)));
  if (lineIds && chosen.length < lineIds.length) return refuse('ORDER_NOT_FOUND');
  if (isUnpaid(state)) {
    // A payment is for the whole order, or for none of it.
    return chosen.length === lines.length ? { now: [], requested: [] } : refuse('ORDER_STATE_CONFLICT');
  }
  if (chosen.length === 0) return refuse('ORDER_STATE_CONFLICT');
  for (const line of chosen) {
    const refusal = findRefusal(line);
    if (refusal) return refusal;
  }
  const [now, requested] = (['CANCEL', 'REQUEST_CANCEL'] as const).map((action) =>
    chosen
      .filter(({ actions }) => actions.includes(action))
      .map((line) => ({ lineId: line.id, quantity: keptQuantity(line) })),
  );
  return { now: now ?? [], requested: requested ?? [] };
}

function findRefusal(line: ReadLine): CancelRefusal | null {
  if (line.has_open_claim) return refuse('CLAIM_ALREADY_OPEN');
  if (isProductionStarted(line)) return refuse('ORDER_CANCEL_NOT_ALLOWED');
  return isCancelable(line) ? null : refuse('ORDER_STATE_CONFLICT');
}
