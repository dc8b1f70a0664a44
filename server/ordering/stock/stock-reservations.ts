import type { PoolClient } from 'pg';
import { isShown } from '#server/platform/database/visibility.ts';
import type { Result } from '#server/platform/result.ts';

/** Pieces of a variant that an order needs, over all its lines. */
export type Demand = { readonly variantId: string; readonly quantity: number };

type Shortage = { readonly variantId: string; readonly available: number };

/** A shortage is data of the refusal, so this is no `Result` with a text. */
export type Reserved = { readonly ok: true } | { readonly ok: false; readonly shortage: Shortage };

/**
 * Takes the pieces off the stock, in place of what the order already holds. The last step of an order, because everybody who
 * wants the same variant waits from here until the transaction ends. Variants are locked in ascending order, so that two
 * orders never wait for each other.
 */
export async function reserveStock(
  transaction: PoolClient,
  orderId: string,
  demands: readonly Demand[],
  expiresAt: Date | null,
): Promise<Reserved> {
  const ids = demands.map(({ variantId }) => variantId);
  const quantities = demands.map(({ quantity }) => quantity);
  const { stock, held } = await lockVariants(transaction, orderId, ids);
  const availableOf = (variantId: string) => (stock.get(variantId) ?? 0) + (held.get(variantId) ?? 0);
  const missing = demands.find(({ variantId, quantity }) => availableOf(variantId) < quantity);
  if (missing) {
    const { variantId } = missing;
    return { ok: false, shortage: { variantId, available: availableOf(variantId) } };
  }
  await returnHeldToStock(transaction, orderId, held);
  await transaction.query({
    name: 'reserve-stock',
    text: `with demand as (select * from unnest($2::uuid[], $3::int[]) as demand (variant_id, quantity)),
      reserved as (
        insert into stock_reservation (order_id, product_variant_id, quantity, expires_at)
        select $1, variant_id, quantity, $4 from demand
        on conflict (order_id, product_variant_id) where claim_id is null
          do update set quantity = excluded.quantity, expires_at = excluded.expires_at, state = 'HELD')
    update product_variant set stock_count = stock_count - quantity from demand where id = variant_id`,
    values: [orderId, ids, quantities, expiresAt],
  });
  return { ok: true };
}

/**
 * The same of an order that holds nothing yet, in one statement: rows that another order has changed meanwhile are locked, read
 * and written as that one has left them.
 */
export async function takeStock(
  transaction: PoolClient,
  orderId: string,
  demands: readonly Demand[],
  expiresAt: Date | null,
): Promise<Reserved> {
  const { rows } = await transaction.query<Shortage>({
    name: 'take-stock',
    text: `with locked as materialized (
        select id, quantity, case when ${isShown('variant')} then stock_count else 0 end as available
        from product_variant variant
          join unnest($2::uuid[], $3::int[]) as demand (variant_id, quantity) on id = variant_id
        order by id for no key update of variant),
      short as (select id, available from locked where available < quantity),
      reserved as (
        insert into stock_reservation (order_id, product_variant_id, quantity, expires_at)
        select $1, id, quantity, $4 from locked where not exists (select from short)
        on conflict (order_id, product_variant_id) where claim_id is null
          do update set quantity = excluded.quantity, expires_at = excluded.expires_at, state = 'HELD'),
      taken as (
        update product_variant set stock_count = stock_count - quantity from locked
        where product_variant.id = locked.id and not exists (select from short))
      select id as "variantId", available from short`,
    values: [
      orderId,
      demands.map(({ variantId }) => variantId),
      demands.map(({ quantity }) => quantity),
      expiresAt,
    ],
  });
  const shortages = new Map(rows.map((row) => [row.variantId, row]));
  const missing = demands.flatMap(({ variantId }) => shortages.get(variantId) ?? []);
  return missing[0] ? { ok: false, shortage: missing[0] } : { ok: true };
}

/** The variants are locked by the caller. */
async function returnHeldToStock(
  transaction: PoolClient,
  orderId: string,
  held: ReadonlyMap<string, number>,
) {
  if (held.size === 0) return;
  await transaction.query(
    `with released as (
      update stock_reservation set state = 'RELEASED', expires_at = null
      where order_id = $1 and state = 'HELD' returning product_variant_id, quantity)
    update product_variant set stock_count = stock_count + quantity from released where id = product_variant_id`,
    [orderId],
  );
}

type Locked = {
  /** Pieces of those that are for sale. */
  readonly stock: ReadonlyMap<string, number>;
  /** The pieces that the order holds of them. Its row is locked by the caller, so that nothing else changes it. */
  readonly held: ReadonlyMap<string, number>;
};

/** Locks the variants of these ids, and those that the order holds. */
async function lockVariants(
  transaction: PoolClient,
  orderId: string,
  ids: readonly string[],
): Promise<Locked> {
  const { rows } = await transaction.query<{ id: string; available: number; held: number | null }>({
    name: 'lock-variants',
    text: `with held as (
        select product_variant_id, quantity from stock_reservation where order_id = $1 and state = 'HELD')
      select id, case when ${isShown('variant')} then stock_count else 0 end as available,
        (select quantity from held where product_variant_id = variant.id) as held
      from product_variant variant where id = any($2 || array(select product_variant_id from held))
      order by id for no key update of variant`,
    values: [orderId, ids],
  });
  const held = rows.flatMap((row) => (row.held === null ? [] : [[row.id, row.held] as const]));
  return { stock: new Map(rows.map(({ id, available }) => [id, available])), held: new Map(held) };
}

/** Sold for good. */
export async function commitReservations(transaction: PoolClient, orderId: string): Promise<void> {
  await transaction.query(
    `update stock_reservation set state = 'COMMITTED', expires_at = null where order_id = $1 and state = 'HELD'`,
    [orderId],
  );
}

/** Gives back what is held, not what is sold. */
export async function releaseReservations(transaction: PoolClient, orderId: string): Promise<void> {
  const { held } = await lockVariants(transaction, orderId, []);
  await returnHeldToStock(transaction, orderId, held);
}

/** Reserves once more what the lines of the order need, for money that came late. */
export async function reserveAgain(transaction: PoolClient, orderId: string): Promise<Result<void, 'sold'>> {
  const { rows } = await transaction.query<Demand>(
    `select product_variant_id as "variantId", sum(quantity)::int as quantity from order_product
     where order_id = $1 group by product_variant_id`,
    [orderId],
  );
  const reserved = await reserveStock(transaction, orderId, rows, null);
  return reserved.ok ? { ok: true, value: undefined } : { ok: false, problem: 'sold' };
}

/** Moves the end of what is held, when the shopper got more time. */
export async function extendReservations(
  transaction: PoolClient,
  orderId: string,
  expiresAt: Date,
): Promise<void> {
  await transaction.query(
    `update stock_reservation set expires_at = $2 where order_id = $1 and state = 'HELD'`,
    [orderId, expiresAt],
  );
}

/** Pieces of an order that nobody gets: what was sold becomes stock again. The order is locked by the caller. */
export async function returnToStock(
  transaction: PoolClient,
  orderId: string,
  demands: readonly Demand[],
): Promise<void> {
  const ids = demands.map(({ variantId }) => variantId);
  const quantities = demands.map(({ quantity }) => quantity);
  await transaction.query('select from product_variant where id = any($1) order by id for no key update', [
    ids,
  ]);
  await transaction.query(
    `with returned as (
      select variant_id, sum(quantity)::int as quantity
      from unnest($2::uuid[], $3::int[]) as demand (variant_id, quantity) group by 1),
    reserved as (
      update stock_reservation reservation
      set state = case when reservation.quantity > returned.quantity then reservation.state else 'RELEASED' end,
        quantity = case when reservation.quantity > returned.quantity
          then reservation.quantity - returned.quantity else reservation.quantity end
      from returned where order_id = $1 and product_variant_id = variant_id and claim_id is null)
    update product_variant set stock_count = stock_count + returned.quantity from returned where id = variant_id`,
    [orderId, ids, quantities],
  );
}

type ClaimDemand = Demand & { readonly orderId: string; readonly claimId: string };

/** @returns false when there are not as many any more */
export async function reserveForClaim(
  transaction: PoolClient,
  { orderId, claimId, variantId, quantity }: ClaimDemand,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    `with taken as (
      update product_variant set stock_count = stock_count - $4
      where id = $3 and ${isShown('product_variant')} and stock_count >= $4 returning id)
    insert into stock_reservation (order_id, claim_id, product_variant_id, quantity)
    select $1, $2, id, $4 from taken`,
    [orderId, claimId, variantId, quantity],
  );
  return rowCount === 1;
}

/** Given to the buyer, or back to the stock. */
export async function endClaimReservation(
  transaction: PoolClient,
  claimId: string,
  to: 'COMMITTED' | 'RELEASED',
): Promise<void> {
  await transaction.query(
    `with ended as (
      update stock_reservation set state = $2 where claim_id = $1 and state = 'HELD'
      returning product_variant_id, quantity)
    update product_variant set stock_count = stock_count + quantity from ended
    where id = product_variant_id and $2 = 'RELEASED'`,
    [claimId, to],
  );
}
