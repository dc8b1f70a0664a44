import { recordAccess } from '#server/members/access-log.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { listAdminOrders as contract } from '#src/shared/contracts/admin-orders.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import { adminOrdersPerPage } from '#src/shared/contracts/page-sizes.ts';
import { deliverySummary } from '../fulfillment/read-deliveries.ts';
import type { OrderState } from '../order-core/order-state.ts';

type Page = ResponseBody<typeof contract, Date | string>;
type Order = Page['orders'][number];

type Reading = {
  readonly actorId: string;
  /** Lines of the brands of the actor only. */
  readonly ofOwnBrands: boolean;
  readonly state?: OrderState | undefined;
  readonly number?: string | undefined;
  readonly page: number;
};

/** `$1`, `$2`: who reads, and whether only lines of their own brands count. */
const isReadable = `(not $2 or exists (select from brand_member
  where brand_member.brand_id = line.brand_id and brand_member.user_id = $1))`;

const isListed = `orders.paid_at is not null and orders.deleted_at is null
  and ($4::text is null or order_number = $4)
  and exists (select from order_product line
    where line.order_id = orders.id and ${isReadable} and ($3::text is null or line.state = $3))`;

// A brand packs parcels and writes labels; before and after it has no need to know where anybody lives.
const destination = `case when not $2 or exists (select from order_product line
    where line.order_id = orders.id and ${isReadable} and line.state in ('SHIPPING_READY', 'SHIPPING'))
  then jsonb_build_object('recipient', recipient, 'phone', recipient_phone, 'zip_code', zip_code, 'address', address,
    'detail_address', detail_address, 'request', shipping_request) end`;

const products = `(select jsonb_agg(jsonb_build_object('id', line.id, 'product_id', line.product_id,
      'brand_id', line.brand_id, 'name_ko', line.name_ko, 'name_en', line.name_en, 'option_name_ko', option_name_ko,
      'option_name_en', option_name_en, 'size', size, 'production_method', production_method, 'image_src', image_src,
      'quantity', quantity, 'state', line.state, 'is_decorated', product_custom_id is not null,
      'withdrawal_limited', withdrawal_limited, 'production_started_at', production_started_at,
      'delivered_at', line.delivered_at,
      'delivery', case when delivery.id is not null then ${deliverySummary} end) order by line.position)
  from order_product line
    left join delivery on delivery.id = delivery_id
    left join delivery_carrier carrier on carrier.code = carrier_code
  where line.order_id = orders.id and ${isReadable})`;

/** One page of paid orders, the newest first; whose data was read is recorded in the same transaction. */
export function listAdminOrders(pool: Pool, reading: Reading): Promise<Page> {
  const { actorId, ofOwnBrands, state = null, number = null, page } = reading;
  const filter = [actorId, ofOwnBrands, state, number];
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Order & { user_id: string }>(
      `select id, user_id, order_number, state, ordered_at, paid_at, held_reason, ${destination} as destination, ${products} as products
       from orders where ${isListed} order by paid_at desc, id limit $5 offset $6`,
      [...filter, adminOrdersPerPage, (page - 1) * adminOrdersPerPage],
    );
    const { rows: counts } = await transaction.query<{ total: number }>(
      `select count(*)::int as total from orders where ${isListed}`,
      filter,
    );
    const orders: Order[] = [];
    for (const { user_id: userId, ...order } of rows) {
      await recordAccess(transaction, { actorId, userId, action: 'order.read', subjectId: order.id });
      orders.push(order);
    }
    return { orders, total: counts[0]?.total ?? 0 };
  });
}
