import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { pushEcommerceEvent } from '#src/analytics/push-ecommerce-event.ts';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import type { CancelReason } from '#src/components/order/claim-names.ts';
import { type RefundAccount, toRefundAccount } from '#src/components/order/refund-account.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { SheetOrder } from './order-sheet.ts';

export type Canceled = ResponseOf<'POST /orders/:id/cancel'>;

type State =
  | { readonly kind: 'choosing' | 'sending' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'done'; readonly result: Canceled };

type Choice = {
  /** `null`: the whole order. */
  readonly lineIds: readonly string[] | null;
  readonly reason: CancelReason;
  readonly details: string;
  readonly account: RefundAccount | null;
};

/** Cancels an order or lines of it, once however often it is sent. */
export function useCancellation(order: SheetOrder) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [state, setState] = useState<State>({ kind: 'choosing' });
  // Repeated with the same key when it is not known whether it arrived; another choice is another call.
  const sent = useRef<{ readonly content: string; readonly key: string }>(null);

  const send = async ({ lineIds, reason, details, account }: Choice) => {
    const text = details.replace(/[\s\p{Cc}]+/gu, ' ').trim();
    const body = {
      ...(lineIds && { line_ids: lineIds }),
      reason_code: reason,
      ...(text && { reason: text }),
      ...(account && { refund_account: toRefundAccount(account) }),
    };
    const content = JSON.stringify(body);
    if (sent.current?.content !== content) sent.current = { content, key: newUuid() };
    setState({ kind: 'sending' });
    const outcome = await callApi(context, 'POST /orders/:id/cancel', {
      params: { id: order.id },
      body,
      idempotencyKey: sent.current.key,
    });
    if (outcome.kind !== 'unknown') sent.current = null;
    if (outcome.kind === 'ok') {
      reportRefund(order, outcome.body);
      setState({ kind: 'done', result: outcome.body });
    } else setState({ kind: 'refused', message: describe(outcome) });
    return outcome;
  };
  const refuse = () => {
    setState({ kind: 'refused', message: t`Please choose what to cancel.` });
    return false;
  };
  return { state, send, refuse };
}

/** A cancellation that is only requested, or of an order that was never paid, is no refund. */
function reportRefund({ order_number }: SheetOrder, { requested, refund_amount }: Canceled): void {
  if (requested || refund_amount === 0) return;
  const refund = { transaction_id: order_number, currency: 'KRW', value: refund_amount };
  pushEcommerceEvent('refund', refund);
}
