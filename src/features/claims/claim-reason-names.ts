import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClaimReason } from './claim-values.ts';

/** Of requests to cancel as well. */
const reasonNames: Readonly<Record<string, MessageDescriptor>> = {
  CHANGED_MIND: msg`I changed my mind`,
  SIZE: msg`The size doesn’t fit`,
  COLOR: msg`The color isn’t what I imagined`,
  DEFECT: msg`It is defective`,
  MISMATCH: msg`It differs from its description`,
  WRONG_ITEM: msg`Something else arrived`,
  DAMAGED: msg`It was damaged on the way`,
  WRONG_OPTION: msg`I chose the wrong option`,
  DELIVERY_LATE: msg`The delivery takes too long`,
} satisfies Record<ClaimReason | 'WRONG_OPTION' | 'DELIVERY_LATE', MessageDescriptor>;

export const reasonNameOf = (code: string): MessageDescriptor =>
  reasonNames[code] ?? msg({ message: 'Something else', context: 'cancel' });
