import { isInPeriod, periodValues } from '#server/platform/database/period.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { listOrders as contract } from '#src/shared/contracts/orders.ts';
import { ordersPerPage } from '#src/shared/contracts/page-sizes.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { mayCancelWhole, readOrderLines } from './read-order-lines.ts';

type Page = ResponseBody<typeof contract, Date | string>;
type Query = InputOf<typeof contract>['query'];
type Group = keyof Page['counts'];

/** An order is in a group when a line of it is in one of these states. */
const groups: Readonly<Record<Group, readonly OrderState[]>> = {
  PAYMENT: ['DEPOSIT_WAITING', 'PAID'],
  PRODUCTION: ['PRODUCING', 'PRODUCED', 'SHIPPING_READY', 'SHIPPING'],
  DELIVERED: ['DELIVERED'],
  CONFIRMED: ['CONFIRMED'],
};

type Row = Omit<Page['orders'][number], 'can_cancel_whole' | 'products'>;
type Totals = { readonly total: number; readonly counts: Page['counts'] };

const listed = `select id from orders
  where user_id = $1 and deleted_at is null and state <> 'PAYMENT_PENDING' and ${isInPeriod('ordered_at')}`;

/** One’s own orders, the newest first. */
export async function listOrders(pool: Pool, memberId: string, query: Query): Promise<Page> {
  const { group = 'ALL', page = 1 } = query;
  const range = [memberId, ...periodValues(query)];
  const { rows } = await pool.query<Row>(
    `with listed as (${listed})
     select id, order_number, state, orders.ordered_at, payment_method, payment_amount, refunded_amount, deposit_deadline
     from orders where id in (select id from listed) and ($5::text[] is null or exists (
       select from order_product where order_id = orders.id and order_product.state = any($5)))
     order by orders.ordered_at desc, id limit $6 offset $7`,
    [...range, group === 'ALL' ? null : groups[group], ordersPerPage, (page - 1) * ordersPerPage],
  );
  const { total, counts } = await readTotals(pool, range);
  const lines = Map.groupBy(
    await readOrderLines(
      pool,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  const orders = rows.map((row) => {
    const products = lines.get(row.id) ?? [];
    return { ...row, can_cancel_whole: mayCancelWhole(row.state, products), products };
  });
  return { orders, total: group === 'ALL' ? total : counts[group], counts };
}

async function readTotals(pool: Pool, range: readonly unknown[]): Promise<Totals> {
  const names = Object.keys(groups) as Group[];
  const { rows } = await pool.query<Totals>(
    `with listed as (${listed}),
     grouped as (
       select distinct line.order_id, name from order_product line
         join (select * from jsonb_each($5)) each_group (name, states) on states ? line.state
       where line.order_id in (select id from listed))
     select (select count(*)::int from listed) as total,
       (select jsonb_object_agg(name, (select count(*) from grouped where grouped.name = names.name))
        from unnest($6::text[]) names (name)) as counts`,
    [...range, JSON.stringify(groups), names],
  );
  const [totals] = rows;
  if (!totals) throw new Error('A count returned no row.');
  return totals;
}
