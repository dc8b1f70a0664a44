import type { PoolClient } from 'pg';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { createClaimForMember as contract } from '#src/shared/contracts/admin-claims.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import { lockOrder } from '../order-core/lock-order.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { keptQuantity } from '../reading/order-actions.ts';
import { type ReadLine, readOrderLines } from '../reading/read-order-lines.ts';
import type { ClaimType } from './claim-state.ts';
import type { InsertedClaim } from './insert-claim.ts';
import { type OpenRefusal, openClaim } from './open-claim.ts';

type Request = InputOf<typeof contract>['body'] & { readonly orderId: string };
type Context = { readonly adminId: string; readonly dataKey: Buffer };
type Opened = InsertedClaim & { readonly memberId: string };

const states: Readonly<Record<ClaimType, readonly OrderState[]>> = {
  CANCEL: ['PAID', 'PRODUCING', 'PRODUCED', 'SHIPPING_READY'],
  RETURN: ['DELIVERED', 'CONFIRMED'],
  EXCHANGE: ['DELIVERED', 'CONFIRMED'],
};

/** Opens what a buyer has asked for by other ways: after the confirmation, too late, or because the shop cannot make it. */
export async function createClaimForMember(
  transaction: PoolClient,
  { adminId, dataKey }: Context,
  request: Request,
): Promise<Opened | OpenRefusal | Refusal<'ORDER_NOT_FOUND', undefined>> {
  const order = await lockOrder(transaction, request.orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const lines = await readOrderLines(transaction, [order.id]);
  for (const { id, quantity } of request.lines) {
    const line = lines.find((each) => each.id === id);
    if (!line) return refuse('ORDER_NOT_FOUND');
    if (line.has_open_claim) return refuse('CLAIM_ALREADY_OPEN');
    if (!isPossible(line, quantity, request)) return refuse('CLAIM_NOT_ALLOWED');
  }
  const claim = await openClaim(transaction, {
    request,
    fault: request.fault,
    dataKey,
    actor: { type: 'ADMIN', id: adminId },
  });
  return claim instanceof Refusal ? claim : { ...claim, memberId: order.memberId };
}

/** A line is canceled as a whole, one at a time, also one that replaces another and cannot be sent; so is one returned whose points were given. */
function isPossible(line: ReadLine, quantity: number, { type, lines }: Request): boolean {
  const kept = keptQuantity(line);
  if (!states[type].includes(line.state) || quantity > kept) return false;
  if (type === 'CANCEL') return lines.length === 1 && quantity === kept;
  return type === 'EXCHANGE' || line.state !== 'CONFIRMED' || quantity === kept;
}
