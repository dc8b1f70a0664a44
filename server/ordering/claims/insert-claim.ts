import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { encrypt } from '#server/platform/encryption.ts';
import { createOrderNumber } from '../order-core/order-number.ts';
import type { Actor } from '../order-core/order-state.ts';
import type { Fault } from '../reading/order-actions.ts';
import type { Pieces } from '../refunds/plan-refund.ts';
import type { ClaimType } from './claim-state.ts';

type NewClaim = {
  readonly orderId: string;
  readonly type: ClaimType;
  readonly reasonCode: string;
  readonly reason: string;
  readonly fault: Fault;
  readonly pieces: readonly Pieces[];
  readonly returnFee?: number;
  readonly feePayment?: 'DEDUCT' | 'PREPAID';
  readonly refundAmount?: number;
  readonly refundPoint?: number;
  readonly exchangeVariantId?: string | null;
  /** Null: nothing is picked up. */
  readonly pickup?: object | null;
  readonly dataKey?: Buffer;
  readonly actor: Actor & { readonly id: string };
};

export type InsertedClaim = { readonly id: string; readonly claim_number: string };

/** The order is locked by the caller, who has seen that none of the lines has an open claim. */
export async function insertClaim(transaction: PoolClient, claim: NewClaim): Promise<InsertedClaim> {
  const id = randomUUID();
  const claim_number = `C${createOrderNumber(new Date())}`;
  const { pickup, dataKey, actor, pieces } = claim;
  await transaction.query(
    `insert into order_claim (id, claim_number, order_id, type, reason_code, reason, fault, return_fee, fee_payment,
       refund_amount, refund_point, exchange_variant_id, pickup_enc, requested_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      id,
      claim_number,
      claim.orderId,
      claim.type,
      claim.reasonCode,
      claim.reason,
      claim.fault,
      claim.returnFee ?? 0,
      claim.feePayment ?? 'DEDUCT',
      claim.refundAmount ?? 0,
      claim.refundPoint ?? 0,
      claim.exchangeVariantId ?? null,
      pickup && dataKey ? encrypt(dataKey, id, JSON.stringify(pickup)) : null,
      actor.id,
    ],
  );
  await transaction.query(
    `insert into order_claim_product (claim_id, order_product_id, quantity)
     select $1, line_id, quantity from unnest($2::uuid[], $3::int[]) as piece (line_id, quantity)`,
    [id, pieces.map(({ lineId }) => lineId), pieces.map(({ quantity }) => quantity)],
  );
  await transaction.query(
    `insert into claim_history (claim_id, state, actor_type, actor_id) values ($1, 'REQUESTED', $2, $3)`,
    [id, actor.type, actor.id],
  );
  return { id, claim_number };
}
