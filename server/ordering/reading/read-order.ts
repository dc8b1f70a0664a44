import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { decrypt } from '#server/platform/encryption.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { getOrder } from '#src/shared/contracts/orders.ts';
import { listDeliveries } from '../fulfillment/read-deliveries.ts';
import { cancellationOf } from './cancellations.ts';
import { mayCancelWhole, readOrderLines } from './read-order-lines.ts';

type Order = ResponseBody<typeof getOrder, Date | string>;

type Row = Omit<Order, 'deposit' | 'products' | 'can_cancel_whole' | 'deliveries' | 'earned_point_expected'> &
  Columns<'orders', 'deposit_bank' | 'deposit_account_enc' | 'depositor_name' | 'deposit_deadline'>;

/** @returns null when the member has no such order */
export async function readOrder(
  pool: Pool,
  { memberId, id, dataKey }: { memberId: string; id: string; dataKey: Buffer },
): Promise<Order | null> {
  const { rows } = await pool.query<Row>(
    `select orders.id, order_number, orders.state, payment_method, payment.payment_id, ordered_at, orders.paid_at, expires_at,
       jsonb_build_object('name', orderer_name, 'phone', orderer_phone, 'email', orderer_email) as orderer,
       jsonb_build_object('recipient', recipient, 'phone', recipient_phone, 'zip_code', zip_code, 'address', address,
         'detail_address', detail_address, 'request', shipping_request) as destination,
       product_amount, delivery_amount, discount_amount, point_amount, payment_amount, refunded_amount,
       deposit_bank, deposit_account_enc, depositor_name, deposit_deadline, receipt_url, fail_code,
       case when payment.state = 'MISMATCH' then null else nullif(fail_message, '') end as fail_message,
       orders.state in ('PAYMENT_PENDING', 'PAYMENT_FAILED') and exists (
         select from checkout where checkout.id = orders.id and checkout.expires_at > now()) as can_pay,
       (select jsonb_build_object('state', state, 'identifier_masked', identifier_masked) from cash_receipt
        where order_id = orders.id order by created_at desc limit 1) as cash_receipt,
       (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'claim_number', claim_number, 'type', type, 'state', state,
          'created_at', created_at) order by created_at desc), '[]') from order_claim where order_id = orders.id) as claims,
       (select coalesce(jsonb_agg(${cancellationOf} order by cancel.created_at), '[]') from payment_cancel cancel
          join payment paid on paid.id = cancel.payment_id where paid.order_id = orders.id) as cancellations
     from orders left join payment on payment.order_id = orders.id and payment.state <> 'SUPERSEDED'
     where orders.id = $1 and user_id = $2 and orders.deleted_at is null`,
    [id, memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const { deposit_bank, deposit_account_enc, depositor_name, deposit_deadline, ...order } = row;
  const account = deposit_account_enc && decrypt(dataKey, id, deposit_account_enc);
  const deposit =
    deposit_bank && account && deposit_deadline
      ? { bank: deposit_bank, account, depositor_name, deadline: deposit_deadline }
      : null;
  const products = await readOrderLines(pool, [id]);
  return {
    ...order,
    deposit,
    products,
    deliveries: await listDeliveries(pool, id),
    can_cancel_whole: mayCancelWhole(order.state, products),
    earned_point_expected: await readExpectedPoints(pool, id),
  };
}

/** The points that its lines have brought, or will when they are confirmed; what replaces a line shares the points of that one. */
async function readExpectedPoints(pool: Pool, orderId: string): Promise<number> {
  const { rows } = await pool.query<{ point: number }>(
    `select coalesce(sum(coalesce(case when exchanged_quantity = 0 then earned_point end,
       floor(point_rate_confirm * (paid_amount - line.refunded_amount) / 100))), 0)::int as point
     from order_product line join orders on orders.id = order_id
     where order_id = $1 and exchange_of is null and line.state not in ('PAYMENT_FAILED', 'EXPIRED', 'CANCELED', 'RETURNED')`,
    [orderId],
  );
  return rows[0]?.point ?? 0;
}
