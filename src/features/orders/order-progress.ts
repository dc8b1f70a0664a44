import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type Order = ResponseOf<'GET /orders/:id'>;

/**
 * Which screen an order belongs to: `checkout` while it can be paid, `complete` when it was placed, `ended` when it came
 * to nothing.
 */
export type OrderProgress = 'checkout' | 'complete' | 'ended';

export function progressOf(state: Order['state']): OrderProgress {
  switch (state) {
    case 'PAYMENT_PENDING':
    case 'PAYMENT_FAILED':
      return 'checkout';
    case 'EXPIRED':
    case 'CANCELED':
    case 'RETURNED':
    case 'EXCHANGED':
      return 'ended';
    case 'DEPOSIT_WAITING':
    case 'PAID':
    case 'PRODUCING':
    case 'PRODUCED':
    case 'SHIPPING_READY':
    case 'SHIPPING':
    case 'DELIVERED':
    case 'CONFIRMED':
      return 'complete';
  }
}
