import type { Pool, PoolClient } from 'pg';

export type ReservationsOfOrder = { readonly points: number; readonly stock: ReadonlyMap<string, number> };

/** The stock that an order that is not paid holds: for its own next attempt that is free. */
export async function readReservationsOfOrder(
  database: Pool | PoolClient,
  memberId: string,
  orderId: string | null,
): Promise<ReservationsOfOrder> {
  if (orderId === null) return { points: 0, stock: new Map() };
  const { rows } = await database.query<{ variantId: string | null; quantity: number }>(
    `with own as (select id from orders where id = $1 and user_id = $2)
     select product_variant_id as "variantId", quantity from stock_reservation join own on own.id = order_id
     where stock_reservation.state = 'HELD'
     union all
     select null, coalesce(sum(amount), 0)::int from point_hold join own on own.id = order_id
     where point_hold.state = 'HELD'`,
    [orderId, memberId],
  );
  const stock = new Map<string, number>();
  let points = 0;
  for (const { variantId, quantity } of rows) {
    if (variantId === null) points = quantity;
    else stock.set(variantId, quantity);
  }
  return { points, stock };
}
