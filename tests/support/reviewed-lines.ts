import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '#server/database/transaction.ts';
import { markPaid } from '#server/orders/order-payments.ts';
import type { memberRequests } from './member-requests.ts';
import { itemsOf, ordering, orderingRows } from './ordering.ts';

/** The way of a line of something that is not made to order. */
const way = ['SHIPPING_READY', 'SHIPPING', 'DELIVERED', 'CONFIRMED', 'RETURNED'] as const;

export type LineState = (typeof way)[number];

export async function advanceLine(pool: Pool, lineId: string, to: LineState): Promise<void> {
  const { rows } = await pool.query<{ state: LineState }>('select state from order_product where id = $1', [
    lineId,
  ]);
  const [line] = rows;
  for (const state of way.slice(line ? way.indexOf(line.state) + 1 : 0, way.indexOf(to) + 1)) {
    await pool.query(
      'update order_product set state = $2, delivered_at = coalesce(delivered_at, $3) where id = $1',
      [lineId, state, state === 'DELIVERED' ? new Date() : null],
    );
  }
}

/** What a member has bought and got; `state`: how far it is. */
export async function insertBoughtLine(
  pool: Pool,
  as: ReturnType<typeof memberRequests>,
  state: LineState = 'DELIVERED',
): Promise<{ lineId: string; productId: string }> {
  const { variantId, productId } = await orderingRows(pool).variant(9);
  const { buy } = ordering(as);
  const answer = await buy(itemsOf([variantId, 1]));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const { id } = answer.json();
  await inTransaction(pool, (transaction) =>
    markPaid(transaction, id, { paidAt: new Date(), transactionId: randomUUID() }),
  );
  const { rows } = await pool.query<{ id: string }>('select id from order_product where order_id = $1', [id]);
  const lineId = rows[0]?.id ?? '';
  await advanceLine(pool, lineId, state);
  return { lineId, productId };
}
