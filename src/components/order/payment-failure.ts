import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type Failure = Pick<ResponseOf<'GET /orders/:id'>, 'fail_code' | 'fail_message'>;

/** Why the payment of an order failed, in the words of the payment company if it gave any. */
export function describePaymentFailure({ fail_code, fail_message }: Failure, i18n: I18n): string {
  if (fail_code === 'MISMATCH') return i18n._(msg`The amount did not match; the payment was canceled.`);
  return fail_message ?? i18n._(msg`Payment failed.`);
}
