import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

type OrderPaymentMethod = ResponseOf<'GET /orders/:id'>['payment_method'];

export const paymentMethodNames = {
  CARD: msg`Credit or check card`,
  VIRTUAL_ACCOUNT: msg`Virtual account`,
  NAVER_PAY: msg`Naver Pay`,
  KAKAO_PAY: msg`Kakao Pay`,
  FREE: msg`Nothing to pay`,
} as const satisfies Record<OrderPaymentMethod, MessageDescriptor>;
