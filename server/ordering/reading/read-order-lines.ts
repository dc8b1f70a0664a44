import type { Pool, PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { ResponseBody } from '#src/shared/contracts/contract.ts';
import type { getOrder } from '#src/shared/contracts/orders.ts';
import type { OrderState } from '../order-core/order-state.ts';
import { isReviewable } from '../reviews/reviewed-lines.ts';
import {
  type ActionLine,
  type ClaimPolicy,
  isProductionStarted,
  isUnpaid,
  lineActions,
} from './order-actions.ts';

type OrderLine = ResponseBody<typeof getOrder, Date | string>['products'][number];

type Row = Omit<OrderLine, 'actions' | 'reason_no_cancel'> & ActionLine & { readonly order_id: string };

/** A line as its buyer sees it, with what decides about it. */
export type ReadLine = OrderLine & ActionLine & { readonly order_id: string };

export async function readClaimPolicy(database: Pool | PoolClient) {
  const { rows } = await database.query<ClaimPolicy>('select withdrawal_days, defect_days from shop_policy');
  const [policy] = rows;
  if (!policy) throw new Error('The shop has no policy.');
  return policy;
}

export type ClaimFees = Columns<'orders', 'return_fee_oneway' | 'exchange_fee'>;

/** The terms of the day of the order. */
export async function readClaimFees(database: Pool | PoolClient, orderId: string): Promise<ClaimFees> {
  const { rows } = await database.query<ClaimFees>(
    'select return_fee_oneway, exchange_fee from orders where id = $1',
    [orderId],
  );
  const [fees] = rows;
  if (!fees) throw new Error('Fees of an order that is not there.');
  return fees;
}

/** The lines of these orders, in the order of their lines. */
export async function readOrderLines(
  database: Pool | PoolClient,
  orderIds: readonly string[],
  now = new Date(),
): Promise<ReadLine[]> {
  if (orderIds.length === 0) return [];
  const policy = await readClaimPolicy(database);
  const { rows } = await database.query<Row>(
    `select line.order_id, line.id, product_id, product_variant_id, product_custom_id, line.name_ko, line.name_en,
       option_name_ko, option_name_en, size, production_method, image_src, price_lines, line.quantity, unit_price,
       coupon_discount, order_discount_share, point_share, paid_amount, line.state, withdrawal_limited, delivered_at,
       auto_confirm_at, delivery_id, refunded_quantity, exchanged_quantity, exchange_of, earned_point,
       jsonb_build_object('id', brand.id, 'name_ko', brand.name_ko, 'name_en', brand.name_en) as brand,
       claim.claim, coalesce(claim.is_open, false) as has_open_claim, ${isReviewable} as may_review
     from order_product line join orders on orders.id = line.order_id join brand on brand.id = line.brand_id cross join shop_policy
       left join lateral (
         select jsonb_build_object('id', order_claim.id, 'type', type, 'state', order_claim.state) as claim, is_open
         from order_claim_product claimed join order_claim on order_claim.id = claim_id
         where claimed.order_product_id = line.id order by is_open desc, created_at desc limit 1) claim on true
     where line.order_id = any($1) order by line.position`,
    [orderIds],
  );
  return rows.map((row) => ({
    ...row,
    actions: lineActions(row, policy, now),
    reason_no_cancel: isProductionStarted(row) ? 'PRODUCTION_STARTED' : null,
  }));
}

const endStates: ReadonlySet<OrderState> = new Set<OrderState>([
  ...(['CONFIRMED', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELED', 'RETURNED', 'EXCHANGED'] as const),
]);

/** Lines that have not come to their end. */
export const isOpenLine = ({ state }: { readonly state: OrderState }): boolean => !endStates.has(state);

export const isCancelable = ({ actions }: Pick<OrderLine, 'actions'>): boolean =>
  actions.some((action) => action === 'CANCEL' || action === 'REQUEST_CANCEL');

/** Everything of it that is still open may be canceled, or its cancellation requested. */
export function mayCancelWhole(state: OrderState, lines: readonly OrderLine[]): boolean {
  const open = lines.filter(isOpenLine);
  return isUnpaid(state) || (open.length > 0 && open.every(isCancelable));
}
