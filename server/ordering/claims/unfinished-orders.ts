import { isOpenClaim } from './claim-state.ts';

/** Statement fragment: `member` still has a line before its end, an open claim, or money that is on its way back. */
export const hasUnfinishedOrder = (member: string) => `exists (
  select from orders join order_product line on line.order_id = orders.id
  where orders.user_id = ${member} and line.state not in
    ('CONFIRMED', 'PAYMENT_FAILED', 'EXPIRED', 'CANCELED', 'RETURNED', 'EXCHANGED')
  union all select from orders join payment on payment.order_id = orders.id
    join payment_cancel on payment_cancel.payment_id = payment.id
  where orders.user_id = ${member} and payment_cancel.state in ('REQUESTED', 'UNKNOWN')
  union all select from orders join order_claim on order_claim.order_id = orders.id
  where orders.user_id = ${member} and ${isOpenClaim})`;
