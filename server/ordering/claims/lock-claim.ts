import type { PoolClient } from 'pg';
import type { CamelColumns } from '#server/platform/database/tables.gen.ts';
import type { Result } from '#server/platform/result.ts';
import type { OrderState } from '../order-core/order-state.ts';
import type { ClaimState, ClaimType } from './claim-state.ts';

export type LockedClaim = CamelColumns<
  'order_claim',
  | 'id'
  | 'order_id'
  | 'type'
  | 'state'
  | 'reason_code'
  | 'fault'
  | 'return_fee'
  | 'fee_payment'
  | 'exchange_variant_id'
  | 'restocks'
> & { readonly memberId: string; readonly pieces: readonly ClaimedPieces[] };

type ClaimedPieces = {
  readonly lineId: string;
  readonly quantity: number;
  readonly state: OrderState;
  /** Pieces that would be left. */
  readonly leftQuantity: number;
  readonly isCustom: boolean;
};

/** The result that an operator's decision has led to. */
export type Decided = Result<
  { readonly type: ClaimType; readonly state: ClaimState },
  'not-found' | 'conflict' | 'no-gateway'
>;

export const conflict = { ok: false, problem: 'conflict' } as const;
/** There is money that would have to go back. */
export const noGateway = { ok: false, problem: 'no-gateway' } as const;

/** The order first, so that nothing of it changes until the transaction ends. */
export async function lockClaim(transaction: PoolClient, id: string): Promise<LockedClaim | undefined> {
  const { rows: orders } = await transaction.query<{ id: string }>(
    `select id from orders where id = (select order_id from order_claim where id = $1) and deleted_at is null
     for no key update`,
    [id],
  );
  if (orders.length === 0) return undefined;
  const { rows } = await transaction.query<LockedClaim>(
    `select order_claim.id, order_id as "orderId", user_id as "memberId", order_claim.type, order_claim.state,
       reason_code as "reasonCode", fault, return_fee as "returnFee", fee_payment as "feePayment",
       exchange_variant_id as "exchangeVariantId", restocks,
       (select jsonb_agg(jsonb_build_object('lineId', line.id, 'quantity', claimed.quantity, 'state', line.state,
           'leftQuantity', line.quantity - refunded_quantity - exchanged_quantity - claimed.quantity,
           'isCustom', custom_snapshot is not null) order by position)
        from order_claim_product claimed join order_product line on line.id = order_product_id
        where claim_id = order_claim.id) as pieces
     from order_claim join orders on orders.id = order_id where order_claim.id = $1`,
    [id],
  );
  return rows[0];
}
