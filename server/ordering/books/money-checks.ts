import type { Check } from './check.ts';

/** Compares what orders cost with what was paid for them and what has gone back. */
export const moneyChecks: readonly Check[] = [
  {
    name: 'order-amounts',
    lookAt: 'the amounts of an order are not those of its lines: compare orders with its order_product',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object(
        'product_amount', product_amount, 'of_lines', line.products, 'discount_amount', discount_amount,
        'discounts_of_lines', line.discounts, 'point_amount', point_amount, 'points_of_lines', line.points,
        'payment_amount', payment_amount, 'paid_with_delivery', line.paid + delivery_amount) as amounts
      from orders, lateral (
        select coalesce(sum(unit_price::bigint * quantity), 0) as products,
          coalesce(sum(coupon_discount + order_discount_share), 0) as discounts,
          coalesce(sum(point_share), 0) as points, coalesce(sum(paid_amount), 0) as paid
        from order_product where order_id = orders.id) line
      where orders.id = any($1) and (product_amount, discount_amount, point_amount, payment_amount)
        is distinct from (line.products, line.discounts, line.points, line.paid + delivery_amount)`,
  },
  {
    name: 'payments',
    lookAt:
      'an order is paid without its payment, or is not paid with it: compare its payment with what the payment company says',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object(
        'state', orders.state, 'paid_at', orders.paid_at, 'payment_amount', payment_amount,
        'payment_state', payment.state, 'amount', payment.amount) as amounts
      from orders left join payment on payment.order_id = orders.id and payment.state <> 'SUPERSEDED'
      where orders.id = any($1) and (case
        when orders.paid_at is null then payment.state in ('PAID', 'PARTIAL_CANCELLED')
          or orders.state not in ('PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELED')
        when orders.state in ('PAYMENT_PENDING', 'DEPOSIT_WAITING', 'PAYMENT_FAILED', 'EXPIRED') then true
        when payment_amount > 0 then coalesce(payment.amount <> payment_amount
          or payment.state not in ('PAID', 'PARTIAL_CANCELLED', 'CANCELLED'), true)
        else false end)`,
  },
  {
    name: 'refunds',
    lookAt:
      'the refunds of an order do not add up: compare its order_refund, payment_cancel and the refunded amounts of order_product',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object(
        'refunded_amount', refunded_amount, 'of_refunds', book.amount, 'of_cancellations', book.asked,
        'refunded_lines', line.amount, 'lines_of_refunds', book.products, 'refunded_points', line.points,
        'points_of_refunds', book.points, 'cancellations_without_refund', stray.amount) as amounts
      from orders, lateral (
        select coalesce(sum(order_refund.amount), 0) as amount, coalesce(sum(product_amount), 0) as products,
          coalesce(sum(point), 0) as points,
          coalesce(sum(cancel.amount) filter (where payment.order_id = orders.id), 0) as asked
        from order_refund left join payment_cancel cancel on cancel.id = payment_cancel_id
          left join payment on payment.id = cancel.payment_id
        where order_refund.order_id = orders.id) book, lateral (
        select coalesce(sum(order_product.refunded_amount), 0) as amount, coalesce(sum(refunded_point), 0) as points
        from order_product where order_id = orders.id) line, lateral (
        -- Of a payment that has paid, every cancellation is a refund of its order.
        select coalesce(sum(cancel.amount), 0) as amount
        from payment join payment_cancel cancel on cancel.payment_id = payment.id
        where payment.order_id = orders.id and payment.state <> 'SUPERSEDED' and orders.paid_at is not null
          and not exists (select from order_refund where payment_cancel_id = cancel.id)) stray
      where orders.id = any($1) and (refunded_amount, refunded_amount, line.amount, line.points, 0)
        is distinct from (book.amount, book.asked, book.products, book.points, stray.amount)`,
  },
  {
    name: 'money-given-back',
    lookAt:
      'what has gone back of a payment is not what its cancellations say: compare payment_cancel with the list of the payment company',
    statement: `
      select orders.id, order_number as reference, jsonb_build_object('payment_id', payment.payment_id,
        'canceled_amount', canceled_amount, 'of_cancellations', made.amount, 'state', payment.state) as amounts
      from orders join payment on payment.order_id = orders.id, lateral (
        select least(payment.amount, coalesce(sum(amount) filter (where state = 'SUCCEEDED'), 0)) as amount,
          count(*) filter (where state in ('REQUESTED', 'UNKNOWN')) as open
        from payment_cancel where payment_id = payment.id) made
      where orders.id = any($1) and (canceled_amount < made.amount
        or (payment.state in ('PARTIAL_CANCELLED', 'CANCELLED') and orders.paid_at is not null
          and (payment.state = 'CANCELLED') <> (canceled_amount = payment.amount))
        -- What is under way may be seen before its answer; of a held order a person decides.
        or (canceled_amount > made.amount and made.open = 0 and orders.held_at is null and orders.paid_at is not null
          and payment.state <> 'SUPERSEDED'))`,
  },
  {
    name: 'claims',
    lookAt: 'a claim promises another refund than was made: compare order_claim with its order_refund',
    statement: `
      select orders.id, claim_number as reference, jsonb_build_object('state', claim.state,
        'refund_amount', refund_amount, 'of_refund', refund.amount, 'refund_point', refund_point,
        'points_of_refund', refund.point, 'cancellation', cancel.state) as amounts
      from orders join order_claim claim on claim.order_id = orders.id
        left join order_refund refund on refund.claim_id = claim.id
        left join payment_cancel cancel on cancel.id = refund.payment_cancel_id
      where orders.id = any($1) and case when claim.type <> 'EXCHANGE' and claim.state in ('REFUND_PENDING', 'DONE')
        then (refund_amount, refund_point) is distinct from (refund.amount, refund.point)
          or (claim.state = 'DONE' and coalesce(cancel.state, 'SUCCEEDED') <> 'SUCCEEDED')
        else refund.id is not null end`,
  },
];
