import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';

export type CancelReason = InputOf<Contracts['POST /orders/:id/cancel']>['body']['reason_code'];

export const cancelReasonNames = {
  CHANGED_MIND: msg`I changed my mind`,
  WRONG_OPTION: msg`I chose the wrong option`,
  DELIVERY_LATE: msg`The delivery takes too long`,
  ETC: msg({ message: 'Something else', context: 'cancel' }),
} as const satisfies Record<CancelReason, MessageDescriptor>;
