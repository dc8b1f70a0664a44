import type { PoolClient } from 'pg';

/** What orders that are not paid, and exchanges that are not sent, keep of one variant for a member. */
type Kept = { readonly variantId: string; readonly quantity: number; readonly byDeposits: number };

type MemberHoldings = {
  /** Orders that hold stock without being paid, by any method; of them those that wait for a deposit. */
  readonly open: number;
  readonly deposits: number;
  readonly byVariant: ReadonlyMap<string, Kept>;
};

/** @param orderId does not count: it is about to be ordered again */
export async function readMemberHoldings(
  transaction: PoolClient,
  memberId: string,
  orderId: string,
): Promise<MemberHoldings> {
  // The reservations are read order by order: a join would be planned for all of them, see decision 107.
  const { rows } = await transaction.query<{ open: number; deposits: number; kept: readonly Kept[] }>({
    name: 'read-member-holdings',
    text: `with own as materialized (
        select id <> $2 and state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') as is_open,
          payment_method = 'VIRTUAL_ACCOUNT' as is_deposit,
          array(select reservation from stock_reservation reservation
            where order_id = orders.id and state = 'HELD' and (claim_id is not null or order_id <> $2)) as held
        from orders where user_id = $1),
      kept as (
        select product_variant_id as "variantId", sum(quantity)::int as quantity,
          coalesce(sum(quantity) filter (where claim_id is null and is_deposit), 0)::int as "byDeposits"
        from own cross join unnest(held) group by product_variant_id)
      select (count(*) filter (where is_open))::int as open,
        (count(*) filter (where is_open and is_deposit))::int as deposits,
        coalesce((select json_agg(kept) from kept), '[]') as kept
      from own`,
    values: [memberId, orderId],
  });
  const { open = 0, deposits = 0, kept = [] } = rows[0] ?? {};
  return { open, deposits, byVariant: new Map(kept.map((each) => [each.variantId, each])) };
}

/** A few pieces are for everybody, however few there are. */
const fewPieces = 3;

/** How many pieces of what is there the deposits of one member may keep, all together: half, until they are paid. */
export const depositShare = (pieces: number): number => Math.max(fewPieces, Math.floor(pieces / 2));
