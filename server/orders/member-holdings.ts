import type { Pool, PoolClient } from 'pg';

/** What orders that are not paid, and exchanges that are not sent, keep of one variant for a member. */
type MemberHolding = { readonly variantId: string; readonly quantity: number; readonly byDeposits: number };

/** @param orderId does not count: it is about to be ordered again */
export async function readMemberHoldings(
  database: Pool | PoolClient,
  memberId: string,
  orderId: string | null,
): Promise<ReadonlyMap<string, MemberHolding>> {
  const { rows } = await database.query<MemberHolding>(
    `select product_variant_id as "variantId", sum(quantity)::int as quantity,
       coalesce(sum(quantity) filter (where claim_id is null and payment_method = 'VIRTUAL_ACCOUNT'), 0)::int
         as "byDeposits"
     from stock_reservation reservation join orders on orders.id = order_id
     where user_id = $1 and reservation.state = 'HELD' and (claim_id is not null or order_id is distinct from $2)
     group by product_variant_id`,
    [memberId, orderId],
  );
  return new Map(rows.map((row) => [row.variantId, row]));
}

/** A few pieces are for everybody, however few there are. */
const fewPieces = 3;

/** How many pieces of what is there the deposits of one member may keep, all together: half, until they are paid. */
export const depositShare = (pieces: number): number => Math.max(fewPieces, Math.floor(pieces / 2));
