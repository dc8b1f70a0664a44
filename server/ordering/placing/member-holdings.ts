import type { PoolClient } from 'pg';
import type { Attempt } from './order-request.ts';

/** The pieces that orders that are not paid, and exchanges that are not sent, keep of one variant for a member. */
type Kept = { readonly variantId: string; readonly quantity: number; readonly byDeposits: number };

export type MemberHoldings = {
  /** Orders that hold stock without being paid, by any method; of them those that wait for a deposit. */
  readonly open: number;
  readonly deposits: number;
  readonly byVariant: ReadonlyMap<string, Kept>;
};

type Row = {
  readonly attempt: Attempt | null;
  readonly open: number;
  readonly deposits: number;
  readonly kept: readonly Kept[];
};

/**
 * Locks the order of this id, if there is one that is about to be ordered again, and reads what all others of the member keep. The
 * member is locked already, and by a statement before this one, so that an order that was just written is seen.
 */
export async function lockAttempt(
  transaction: PoolClient,
  memberId: string,
  orderId: string,
): Promise<{ readonly attempt: Attempt | undefined; readonly holdings: MemberHoldings }> {
  // The reservations are read order by order: a join would be planned for all of them, see decision 107.
  const { rows } = await transaction.query<Row>({
    name: 'lock-attempt',
    text: `with attempt as materialized (
        select id, order_number, state from orders where id = $2 for no key update),
      own as materialized (
        select id <> $2 and state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING') as is_open,
          payment_method = 'VIRTUAL_ACCOUNT' as is_deposit,
          array(select reservation from stock_reservation reservation
            where order_id = orders.id and state = 'HELD' and (claim_id is not null or order_id <> $2)) as held
        from orders where user_id = $1),
      kept as (
        select product_variant_id as "variantId", sum(quantity)::int as quantity,
          coalesce(sum(quantity) filter (where claim_id is null and is_deposit), 0)::int as "byDeposits"
        from own cross join unnest(held) group by product_variant_id)
      select (select to_json(attempt) from attempt) as attempt, (count(*) filter (where is_open))::int as open,
        (count(*) filter (where is_open and is_deposit))::int as deposits,
        coalesce((select json_agg(kept) from kept), '[]') as kept
      from own`,
    values: [memberId, orderId],
  });
  const { attempt = null, open = 0, deposits = 0, kept = [] } = rows[0] ?? {};
  const byVariant = new Map(kept.map((each) => [each.variantId, each]));
  return { attempt: attempt ?? undefined, holdings: { open, deposits, byVariant } };
}

/** A few pieces are for everybody, however few there are. */
const fewPieces = 3;

/** How many pieces of what is there the deposits of one member may keep, all together: half, until they are paid. */
export const depositShare = (pieces: number): number => Math.max(fewPieces, Math.floor(pieces / 2));
