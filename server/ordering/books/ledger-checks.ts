import { isShown } from '#server/platform/database/visibility.ts';
import type { Check } from './check.ts';

export const memberChecks: readonly Check[] = [
  {
    name: 'points',
    lookAt:
      'the points of a member do not add up: compare user_point with point_lot, point_hold, point_history and point_debt',
    statement: `
      select user_id as id, user_id as reference, jsonb_build_object('balance', balance, 'in_lots', lot.remain,
        'in_history', history.sum, 'held', user_point.held, 'held_by_orders', lot.held, 'lots_held_too_far', lot.overdrawn,
        'debt_paid', debt.paid, 'debt_paid_in_history', history.paid) as amounts
      from user_point, lateral (
        select coalesce(sum(remain), 0) as remain, coalesce(sum(hold.amount), 0) as held,
          count(*) filter (where hold.amount > remain) as overdrawn
        from point_lot, lateral (
          select coalesce(sum(amount), 0) as amount from point_hold
          where lot_id = point_lot.id and state = 'HELD') hold
        where user_id = user_point.user_id) lot, lateral (
        select coalesce(sum(case type when 'ADD' then amount else -amount end), 0) as sum,
          coalesce(sum(amount) filter (where reason_code = 'CLAWBACK'), 0) as paid
        from point_history where user_id = user_point.user_id) history, lateral (
        select coalesce(sum(amount - remain), 0) as paid from point_debt where user_id = user_point.user_id) debt
      where user_id = any($1) and (balance, balance, user_point.held, 0, debt.paid)
        is distinct from (lot.remain, history.sum, lot.held, lot.overdrawn, history.paid)`,
  },
];

export const couponChecks: readonly Check[] = [
  {
    name: 'issued-coupons',
    lookAt:
      'a coupon was issued more often than it counts: compare issued_count of coupon with its user_coupon',
    statement: `
      select coupon.id, name_ko as reference,
        jsonb_build_object('issued_count', issued_count, 'of_members', issued.count, 'issue_limit', issue_limit) as amounts
      from coupon, lateral (select count(*) from user_coupon where coupon_id = coupon.id) issued
      -- Those of members who have left are gone.
      where coupon.id = any($1) and issued.count > issued_count`,
  },
];

export const productChecks: readonly Check[] = [
  {
    name: 'stock-of-products',
    lookAt:
      'the stock of a product is not that of its variants: compare stock_count of product with product_variant',
    statement: `
      select product.id, name_ko as reference,
        jsonb_build_object('stock_count', stock_count, 'of_variants', variants.total) as amounts
      from product, lateral (
        select coalesce(sum(variant.stock_count), 0) as total
        from product_option option join product_variant variant on variant.product_option_id = option.id
        where option.product_id = product.id and ${isShown('option')} and ${isShown('variant')}) variants
      where product.id = any($1) and stock_count <> variants.total`,
  },
];
