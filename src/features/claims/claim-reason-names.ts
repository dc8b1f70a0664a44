import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type CancelReason, cancelReasonNames } from '#src/components/order/claim-names.ts';
import type { ClaimReason } from './claim-values.ts';

/** The reasons of requests to cancel as well. */
const reasonNames: Readonly<Record<string, MessageDescriptor>> = {
  ...cancelReasonNames,
  SIZE: msg`The size doesn’t fit`,
  COLOR: msg`The color isn’t what I imagined`,
  DEFECT: msg`It is defective`,
  MISMATCH: msg`It differs from its description`,
  WRONG_ITEM: msg`Something else arrived`,
  DAMAGED: msg`It was damaged on the way`,
} satisfies Record<ClaimReason | CancelReason, MessageDescriptor>;

export const reasonNameOf = (code: string): MessageDescriptor => reasonNames[code] ?? cancelReasonNames.ETC;
