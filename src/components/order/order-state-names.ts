import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type OrderState = ResponseOf<'GET /orders/:id'>['state'];

/** In the wording of the specification. */
export const orderStateNames = {
  PAYMENT_PENDING: msg`Awaiting payment`,
  DEPOSIT_WAITING: msg`Waiting for deposit`,
  PAID: msg`Payment completed`,
  PRODUCING: msg`Making products`,
  PRODUCED: msg`Product production complete`,
  SHIPPING_READY: msg`Preparing for delivery`,
  SHIPPING: msg`Shipping in progress`,
  DELIVERED: msg`Delivery completed`,
  CONFIRMED: msg`Confirmation of purchase`,
  PAYMENT_FAILED: msg({ message: 'Payment failed', context: 'state' }),
  EXPIRED: msg({ message: 'Expired', context: 'order' }),
  CANCELED: msg({ message: 'Canceled', context: 'order' }),
  RETURNED: msg({ message: 'Returned', context: 'order' }),
  EXCHANGED: msg({ message: 'Exchanged', context: 'order' }),
} as const satisfies Record<OrderState, MessageDescriptor>;
