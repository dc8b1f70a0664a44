import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { markPaid } from '#server/ordering/payments/settle-order.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
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

/** Inserts a line that a member has bought; `state`: how far it has come. */
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

/** Something of the demo shop that its member has bought and got. */
export async function insertDeliveredLine(pool: Pool, email: string, code = 'MD-TEE-01'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with bought as (
      select product.id as product_id, variant.id as variant_id, product.brand_id, variant.size, variant.production_method,
        product.name_ko, product.name_en, option.name_ko as option_ko, option.name_en as option_en, product.image_src
      from product join product_option option on option.product_id = product.id
        join product_variant variant on variant.product_option_id = option.id
      where product.code = $2 order by variant.id limit 1),
    ordered as (
      insert into orders (id, order_number, user_id, payment_method, orderer_name, orderer_phone, orderer_email, recipient,
        recipient_phone, zip_code, address, detail_address, product_amount, delivery_amount, discount_amount, point_amount,
        payment_amount, source, quote, agreements, locale)
      select gen_random_uuid(), '20261124-' || upper(substr(md5(random()::text), 1, 8)), id, 'CARD', '김하루', '01012345678',
        $1, '김하루', '01012345678', '04524', '서울', '1', 20000, 0, 0, 0, 20000, '{"items":[]}', '{"used_coupons":[]}', '{}', 'ko'
      from "user" where email = $1 returning id)
    insert into order_product (order_id, position, product_id, product_variant_id, brand_id, production_method, size, name_ko,
      name_en, option_name_ko, option_name_en, image_src, price_lines, quantity, unit_price, graphic_price, paid_amount,
      is_custom_made, withdrawal_limited)
    select ordered.id, 0, product_id, variant_id, brand_id, production_method, size, name_ko, name_en, option_ko, option_en,
      image_src, '[]', 1, 20000, 0, 20000, false, false from bought, ordered returning id`,
    [email, code],
  );
  const [line] = rows;
  if (!line) throw new Error('The demo shop has no such member or product.');
  await pool.query(`update order_product set state = 'PAID' where id = $1`, [line.id]);
  await advanceLine(pool, line.id, 'DELIVERED');
  return line.id;
}

/** Takes away what was written about orders; before the orders themselves. */
export async function deleteWrittenReviews(pool: Pool): Promise<void> {
  const written = 'select id from review where order_product_id is not null';
  await pool.query(`delete from review_image where review_id in (${written})`);
  await pool.query(`delete from review_report where review_id in (${written})`);
  await pool.query('delete from review where order_product_id is not null');
}
