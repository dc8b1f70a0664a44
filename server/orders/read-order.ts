import type { Pool } from '#server/database/pool.ts';
import { unseal } from '#server/identity/keys/seal.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { getOrder } from '#src/shared/contracts/orders.ts';

type Order = ResponseBody<typeof getOrder, Date | string>;

type Row = Omit<Order, 'deposit' | 'products'> & {
  readonly deposit_bank: string | null;
  readonly deposit_account_enc: Buffer | null;
  readonly depositor_name: string | null;
  readonly deposit_deadline: Date | null;
};

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
       deposit_bank, deposit_account_enc, depositor_name, deposit_deadline, receipt_url, fail_message
     from orders left join payment on payment.order_id = orders.id and payment.state <> 'SUPERSEDED'
     where orders.id = $1 and user_id = $2 and orders.deleted_at is null`,
    [id, memberId],
  );
  const [row] = rows;
  if (!row) return null;
  const { deposit_bank, deposit_account_enc, depositor_name, deposit_deadline, ...order } = row;
  const account = deposit_account_enc && unseal(dataKey, id, deposit_account_enc);
  const deposit =
    deposit_bank && account && deposit_deadline
      ? { bank: deposit_bank, account, depositor_name, deadline: deposit_deadline }
      : null;
  return { ...order, deposit, products: await readProducts(pool, id) };
}

async function readProducts(pool: Pool, orderId: string): Promise<Order['products']> {
  const { rows } = await pool.query<Order['products'][number]>(
    `select line.id, product_id, product_variant_id, product_custom_id, line.name_ko, line.name_en, option_name_ko,
       option_name_en, size, production_method, image_src, price_lines, quantity, unit_price, coupon_discount,
       order_discount_share, point_share, paid_amount, line.state, withdrawal_limited,
       jsonb_build_object('id', brand.id, 'name_ko', brand.name_ko, 'name_en', brand.name_en) as brand
     from order_product line join brand on brand.id = line.brand_id
     where order_id = $1 order by line.position`,
    [orderId],
  );
  return rows;
}
