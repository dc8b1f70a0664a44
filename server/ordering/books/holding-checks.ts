import type { Check } from './check.ts';

const isWaiting = `orders.state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING')`;

/** Compares pieces, coupons and points with the orders that have taken them. */
export const holdingChecks: readonly Check[] = [
  {
    name: 'pieces',
    lookAt:
      'the pieces of a line do not fit its state or the line that replaces it: compare order_product with its order_state_history',
    statement: `
      select line.id, order_number as reference, jsonb_build_object('state', line.state, 'quantity', line.quantity,
        'refunded', refunded_quantity, 'exchanged', exchanged_quantity, 'replaced', replaced.quantity) as amounts
      from orders join order_product line on line.order_id = orders.id, lateral (
        select coalesce(sum(quantity), 0) as quantity from order_product where exchange_of = line.id) replaced
      where orders.id = any($1) and orders.paid_at is not null and (exchanged_quantity <> replaced.quantity
        or (refunded_quantity + exchanged_quantity = line.quantity) <> (line.state in ('CANCELED', 'RETURNED', 'EXCHANGED')))`,
  },
  {
    name: 'stock',
    lookAt:
      `what an order keeps of a variant is not what its lines need: compare stock_reservation with order_product; the
      variant has so many pieces too few or too many`.replace(/\s+/g, ' '),
    statement: `
      select orders.id, order_number as reference, jsonb_build_object('product_variant_id', variant_id, 'state', orders.state,
        'held', sum(held), 'sold', sum(sold), 'kept_by_buyer', sum(kept), 'ordered', sum(ordered)) as amounts
      from orders, lateral (
        select product_variant_id as variant_id, 0 as held, 0 as sold,
          quantity - refunded_quantity - exchanged_quantity as kept, quantity as ordered
        from order_product where order_id = orders.id
        union all
        -- An exchange that waits keeps its pieces beside those of the lines.
        select product_variant_id, case when state = 'HELD' and claim_id is null then quantity else 0 end,
          case when state = 'COMMITTED' or (state = 'HELD' and claim_id is not null) then quantity else 0 end,
          0, case when state = 'HELD' and claim_id is not null then quantity else 0 end
        from stock_reservation where order_id = orders.id) part
      where orders.id = any($1)
      group by orders.id, variant_id
      having case when orders.paid_at is not null
          -- Pieces that nobody can sell any more stay sold.
          then sum(held) <> 0 or sum(sold) not between sum(kept) and sum(ordered)
        when ${isWaiting} then (sum(held), sum(sold)) <> (sum(ordered), 0)
        else (sum(held), sum(sold)) <> (0, 0) end`,
  },
  {
    name: 'coupons',
    lookAt: 'the coupons of an order do not fit its state: compare user_coupon with the quote of the order',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object('state', orders.state, 'paid_at', paid_at,
        'chosen', chosen.count, 'due', chosen.due, 'locked', used.locked, 'used', used.used) as amounts
      from orders, lateral (
        select count(*) filter (where state = 'LOCKED') as locked, count(*) filter (where state = 'USED') as used
        from user_coupon where order_id = orders.id) used, lateral (
        select count(*), count(*) filter (where exists (
          -- A coupon goes back when all that it made cheaper is canceled.
          select from order_product where order_id = orders.id and state <> 'CANCELED' and exchange_of is null
            and case when line_index is null then order_discount_share > 0 else position = line_index end)) as due
        from jsonb_to_recordset(case when jsonb_typeof(quote -> 'used_coupons') = 'array'
          then quote -> 'used_coupons' else '[]' end) as coupon (user_coupon_id uuid, line_index int)) chosen
      where orders.id = any($1) and (used.locked, used.used) is distinct from (
        case when ${isWaiting} then chosen.count else 0 end, case when paid_at is not null then chosen.due else 0 end)`,
  },
  {
    name: 'points-of-orders',
    lookAt:
      'the points of an order do not add up: compare its point_hold, point_history and order_refund with point_amount',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object('state', orders.state, 'point_amount', point_amount,
        'held', hold.held, 'spent', hold.spent, 'spent_in_history', history.spent, 'restored', hold.restored,
        'restored_in_history', history.restored, 'points_of_refunds', book.points) as amounts
      from orders, lateral (
        select coalesce(sum(amount) filter (where state = 'HELD'), 0) as held,
          coalesce(sum(amount) filter (where state = 'COMMITTED'), 0) as spent, coalesce(sum(restored), 0) as restored
        from point_hold where order_id = orders.id) hold, lateral (
        select coalesce(sum(amount) filter (where reason_code = 'ORDER_USE'), 0) as spent,
          coalesce(sum(amount) filter (where reason_code = 'ORDER_REFUND'), 0) as restored
        from point_history where order_id = orders.id) history, lateral (
        select coalesce(sum(point), 0) as points from order_refund where order_id = orders.id) book
      where orders.id = any($1) and (hold.held, hold.spent, history.spent, hold.restored, history.restored) is distinct from (
        case when ${isWaiting} then point_amount else 0 end,
        case when paid_at is not null then point_amount else 0 end,
        case when paid_at is not null then point_amount else 0 end, book.points, book.points)`,
  },
  {
    name: 'points-of-confirmed-lines',
    lookAt:
      'a confirmed line has brought other points than it says: compare earned_point with its point_history and point_debt',
    statement: `
      select line.id, order_number as reference, jsonb_build_object('state', line.state, 'earned_point', earned_point,
        'given', history.amount, 'taken_back', debt.amount) as amounts
      from orders join order_product line on line.order_id = orders.id
        left join point_history history on history.reason_code = 'ORDER_CONFIRM' and history.source_id = line.id
        left join point_debt debt on debt.point_history_id = history.id
      where orders.id = any($1) and (coalesce(earned_point, 0) > coalesce(history.amount, 0)
        or history.amount > coalesce(earned_point, 0) + coalesce(debt.amount, 0))`,
  },
];
