import type { Pool, PoolClient } from 'pg';
import { decrypt } from '#server/platform/encryption.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { getClaim as contract } from '#src/shared/contracts/order-claims.ts';
import { cancellationOf } from '../reading/cancellations.ts';
import { readOrderLines } from '../reading/read-order-lines.ts';
import { isWithdrawable } from './withdraw-claim.ts';

export type Claim = ResponseBody<typeof contract, Date | string>;
type Claimed = { readonly id: string; readonly quantity: number };
type Row = Omit<Claim, 'pickup' | 'lines' | 'can_withdraw'> & {
  readonly pickup_enc: Buffer | null;
  readonly claimed: readonly Claimed[];
};

/** @returns null when the member has no such claim */
export async function readClaim(
  database: Pool | PoolClient,
  { memberId, id, dataKey }: { readonly memberId: string; readonly id: string; readonly dataKey: Buffer },
): Promise<Claim | null> {
  const { rows } = await database.query<Row>(
    `select order_claim.id, claim_number, order_id, order_number, order_claim.type, order_claim.state, reason_code, reason,
       fault, return_fee, fee_payment, refund_amount, refund_point, decided_reason, order_claim.created_at, pickup_enc,
       case when variant.id is not null then jsonb_build_object('product_variant_id', variant.id,
         'option_name_ko', option.name_ko, 'option_name_en', option.name_en, 'size', variant.size) end as exchange,
       (select coalesce(jsonb_agg(jsonb_build_object('id', upload_id) order by position), '[]')
        from order_claim_image where claim_id = order_claim.id) as images,
       (select jsonb_agg(jsonb_build_object('state', state, 'at', created_at) order by id)
        from claim_history where claim_id = order_claim.id) as history,
       (select jsonb_agg(jsonb_build_object('id', order_product_id, 'quantity', quantity))
        from order_claim_product where claim_id = order_claim.id) as claimed,
       (select ${cancellationOf} from payment_cancel cancel join payment paid on paid.id = cancel.payment_id
        where cancel.claim_id = order_claim.id) as cancellation
     from order_claim join orders on orders.id = order_id
       left join product_variant variant on variant.id = exchange_variant_id
       left join product_option option on option.id = variant.product_option_id
     where order_claim.id = $1 and user_id = $2 and orders.deleted_at is null`,
    [id, memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const { pickup_enc, claimed, ...claim } = row;
  const quantities = new Map(claimed.map(({ id: lineId, quantity }) => [lineId, quantity]));
  const lines = (await readOrderLines(database, [claim.order_id])).flatMap((line) => {
    const claimed_quantity = quantities.get(line.id);
    return claimed_quantity === undefined ? [] : [{ ...line, claimed_quantity }];
  });
  const pickup = pickup_enc && decrypt(dataKey, id, pickup_enc);
  return {
    ...claim,
    lines,
    can_withdraw: isWithdrawable(claim),
    pickup: pickup === null ? null : (JSON.parse(pickup) as Claim['pickup']),
  };
}
