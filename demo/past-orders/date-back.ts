import type { PoolClient } from 'pg';
import type { PastOrder } from '../catalogue/past-orders.ts';

const daysAgo = (parameter: string) => `(now() - ${parameter}::float8 * interval '1 day')`;

/** As if everything had happened when it says. Histories are never changed, so they say when the shop was filled. */
export async function dateBack(transaction: PoolClient, orderId: string, order: PastOrder): Promise<void> {
  const { orderedDaysAgo, parcel } = order;
  const paid = daysAgo('$2');
  await transaction.query(
    `update orders set ordered_at = ${paid}, paid_at = ${paid}, created_at = ${paid},
       order_number = to_char(${paid} at time zone 'Asia/Seoul', 'YYYYMMDD') || substr(order_number, 9),
       canceled_at = case when canceled_at is not null then ${paid} + interval '2 hours' end,
       confirmed_at = case when confirmed_at is not null then ${paid} + interval '10 days' end
     where id = $1`,
    [orderId, orderedDaysAgo],
  );
  await transaction.query(
    `update order_product set
       production_started_at = case when state = 'PRODUCING' then ${paid} + interval '6 hours' end,
       confirmed_at = case when confirmed_at is not null then ${paid} + interval '10 days' end
     where order_id = $1`,
    [orderId, orderedDaysAgo],
  );
  if (parcel) await dateParcelBack(transaction, orderId, parcel);
}

async function dateParcelBack(
  transaction: PoolClient,
  orderId: string,
  { shippedDaysAgo, deliveredDaysAgo, steps }: NonNullable<PastOrder['parcel']>,
): Promise<void> {
  // Nobody asks about it: it stays where it is until it is advanced.
  await transaction.query(
    `update delivery set shipped_at = ${daysAgo('$2')}, delivered_at = ${daysAgo('$3')}, state = $4, check_at = null
     where order_id = $1`,
    [orderId, shippedDaysAgo, deliveredDaysAgo ?? null, steps.at(-1)?.code ?? 'INFORMATION_RECEIVED'],
  );
  for (const { code, location, description, daysAgo: days } of steps) {
    await transaction.query(
      `insert into delivery_event (delivery_id, code, location, description, occurred_at)
       select id, $2, $3, $4, ${daysAgo('$5')} from delivery where order_id = $1`,
      [orderId, code, location, description, days],
    );
  }
  if (deliveredDaysAgo === undefined) return;
  await transaction.query(
    `update order_product set delivered_at = ${daysAgo('$2')}, auto_confirm_at = ${daysAgo('$2')}
       + (select auto_confirm_days from shop_policy) * interval '1 day' where order_id = $1`,
    [orderId, deliveredDaysAgo],
  );
}
