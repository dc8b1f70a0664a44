import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { callApi } from '#src/api/call-api.ts';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import type { CancelReason } from '#src/components/order/claim-names.ts';
import { type RefundAccount, toRefundAccount } from '#src/components/order/refund-account.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { SheetOrder } from './order-sheet.ts';

export type Canceled = ResponseOf<'POST /orders/:id/cancel'>;

type Choice = {
  /** `null`: the whole order. */
  readonly lineIds: readonly string[] | null;
  readonly reason: CancelReason;
  readonly details: string;
  readonly account: RefundAccount | null;
};

/** Cancels an order or lines of it, once however often it is sent. */
export function useCancellation(order: SheetOrder) {
  const { context } = useRouter().options;
  const callOnce = useIdempotentCall();
  const [result, setResult] = useState<Canceled | null>(null);

  const send = async ({ lineIds, reason, details, account }: Choice) => {
    const text = details.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const body = {
      ...(lineIds && { line_ids: lineIds }),
      reason_code: reason,
      ...(text && { reason: text }),
      ...(account && { refund_account: toRefundAccount(account) }),
    };
    const outcome = await callOnce(body, (input) =>
      callApi(context, 'POST /orders/:id/cancel', { params: { id: order.id }, ...input }),
    );
    if (outcome.kind === 'ok') {
      reportRefund(order, outcome.body);
      setResult(outcome.body);
    }
    return outcome;
  };
  return { result, send };
}

/** A cancellation that is only requested, or of an order that was never paid, is no refund. */
function reportRefund({ order_number }: SheetOrder, { requested, refund_amount }: Canceled): void {
  if (requested || refund_amount === 0) return;
  const refund = { transaction_id: order_number, currency: 'KRW', value: refund_amount };
  pushEcommerceEvent('refund', refund);
}
