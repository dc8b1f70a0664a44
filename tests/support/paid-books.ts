import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Expects that what was paid either went back or is kept, and that the lines say the same. */
export async function expectBalancedBooks({ pool }: { readonly pool: Pool }, orderId: string): Promise<void> {
  const { rows } = await pool.query(
    `select payment_amount, refunded_amount, delivery_amount,
       (select coalesce(sum(amount), 0)::int from order_refund where order_id = orders.id) as books,
       (select coalesce(sum(delivery_amount - fee), 0)::int from order_refund where order_id = orders.id) as beside,
       (select sum(refunded_amount)::int from order_product where order_id = orders.id) as lines,
       (select sum(paid_amount)::int from order_product where order_id = orders.id) as paid,
       (select coalesce(sum(payment_cancel.amount), 0)::int from payment_cancel join payment on payment.id = payment_cancel.payment_id
        where payment.order_id = orders.id) as asked
     from orders where id = $1`,
    [orderId],
  );
  const { payment_amount, refunded_amount, delivery_amount, books, beside, lines, paid, asked } = rows[0];
  expect(paid + delivery_amount).toBe(payment_amount);
  expect([books, asked, lines + beside]).toEqual([refunded_amount, refunded_amount, refunded_amount]);
  expect(refunded_amount).toBeLessThanOrEqual(payment_amount);
}
