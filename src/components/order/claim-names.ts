import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts, ResponseOf } from '#src/shared/contracts/contracts.ts';

type Claim = ResponseOf<'GET /claims/:id'>;

export type CancelReason = InputOf<Contracts['POST /orders/:id/cancel']>['body']['reason_code'];

export const cancelReasonNames = {
  CHANGED_MIND: msg`I changed my mind`,
  WRONG_OPTION: msg`I chose the wrong option`,
  DELIVERY_LATE: msg`The delivery takes too long`,
  ETC: msg({ message: 'Something else', context: 'cancel' }),
} as const satisfies Record<CancelReason, MessageDescriptor>;

export const claimTypeNames = {
  CANCEL: msg({ message: 'Cancellation', context: 'claim' }),
  RETURN: msg({ message: 'Return', context: 'claim' }),
  EXCHANGE: msg({ message: 'Exchange', context: 'claim' }),
} as const satisfies Record<Claim['type'], MessageDescriptor>;

export const claimStateNames = {
  REQUESTED: msg({ message: 'Requested', context: 'claim' }),
  ACCEPTED: msg({ message: 'Accepted', context: 'claim' }),
  COLLECTING: msg({ message: 'Pick-up on its way', context: 'claim' }),
  COLLECTED: msg({ message: 'Picked up', context: 'claim' }),
  INSPECTED: msg({ message: 'Checked', context: 'claim' }),
  REFUND_PENDING: msg({ message: 'Being refunded', context: 'claim' }),
  DONE: msg({ message: 'Done', context: 'claim' }),
  REJECTED: msg({ message: 'Declined', context: 'claim' }),
  WITHDRAWN: msg({ message: 'Withdrawn', context: 'claim' }),
} as const satisfies Record<Claim['state'], MessageDescriptor>;
