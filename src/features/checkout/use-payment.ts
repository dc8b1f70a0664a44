import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { type ApiOutcome, callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useConfig } from '#src/config/config-context.ts';
import { useLocale } from '#src/i18n/locale-text.ts';
import type { Contracts } from '#src/shared/contracts/contracts.ts';
import { fieldsOf, textOf } from '#src/shared/parse.ts';
import { withLoadingOverlay } from '#src/ui/loading-overlay.ts';
import type { OrderRequest } from './checkout-values.ts';
import type { PaymentWindow } from './open-payment-window.ts';

export type OrderRefusal = Extract<ApiOutcome<Contracts['POST /orders']>, { kind: 'refused' }>;

/** `refused`: the order, for a reason that one field of the form may have. `failed`: the payment; it can be tried again. */
export type PaymentResult =
  | { readonly kind: 'left' }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * Orders, opens the payment window, and asks the server what became of the payment. The page is covered while the server
 * works, and not while the window is open, which may be a frame of this page.
 */
export function usePayment(checkoutId: string) {
  const { t } = useLingui();
  const router = useRouter();
  const { payment: paymentConfig } = useConfig();
  const locale = useLocale();
  const describe = useOutcomeMessage();
  // The same order with the same key is placed once, however often it is sent.
  const pending = useRef<{ readonly content: string; readonly key: string }>(null);
  const { context } = router.options;

  const placeOrder = async (body: OrderRequest) => {
    const content = JSON.stringify(body);
    if (pending.current?.content !== content) pending.current = { content, key: newUuid() };
    const call = { body, idempotencyKey: pending.current.key };
    let outcome = await callApi(context, 'POST /orders', call);
    if (outcome.kind === 'unknown') outcome = await callApi(context, 'POST /orders', call);
    if (outcome.kind !== 'unknown') pending.current = null;
    return outcome;
  };

  const openOrder = async (to: '/order/complete/$id' | '/order/wait'): Promise<PaymentResult> => {
    if (to === '/order/wait') await router.navigate({ to, search: { order: checkoutId }, replace: true });
    else await router.navigate({ to, params: { id: checkoutId }, replace: true });
    return { kind: 'left' };
  };

  const complete = async (
    payment: Pick<PaymentWindow, 'payment_id'>,
    failure: string | null,
  ): Promise<PaymentResult> => {
    const params = { payment_id: payment.payment_id };
    const outcome = await callApi(context, 'POST /payments/:payment_id/complete', { params, isSlow: true });
    switch (outcome.kind) {
      case 'ok':
        if (outcome.body.result !== 'CHECKING') return openOrder('/order/complete/$id');
        // Shut before anything was paid: the shopper may try again at once.
        if (failure !== null) return { kind: 'failed', message: failure || t`The payment was not finished.` };
        return openOrder('/order/wait');
      case 'refused':
        return { kind: 'failed', message: verbatimOf(outcome) || describe(outcome) };
      case 'unreachable':
      case 'unknown':
        // Nobody knows whether it is paid: the next page asks until somebody does.
        return openOrder('/order/wait');
    }
  };

  return async (body: OrderRequest): Promise<PaymentResult> => {
    // Loaded while the order is placed.
    const opening = import('./open-payment-window.ts').catch(() => null);
    const content = t`One moment, please. Don’t close this page.`;
    const placed = await withLoadingOverlay({ title: t`Placing your order`, content }, placeOrder(body));
    if (placed.kind === 'refused') return { kind: 'refused', refusal: placed };
    if (placed.kind !== 'ok') return { kind: 'failed', message: describe(placed) };
    const { payment } = placed.body;
    if (!payment) return openOrder('/order/complete/$id');
    if (!paymentConfig) return { kind: 'failed', message: t`This shop cannot take payments at the moment.` };
    const cash_receipt_identifier = body.cash_receipt?.identifier ?? null;
    const loaded = await opening;
    const shown = await loaded?.openPaymentWindow(
      { ...payment, cash_receipt_identifier },
      paymentConfig,
      locale,
    );
    if (!shown || shown.kind === 'blocked')
      return { kind: 'failed', message: t`The payment window could not be opened. Please try again.` };
    return withLoadingOverlay({ title: t`Checking your payment`, content }, complete(payment, shown.failure));
  };
}

/** The text of the payment company, which wants it shown unchanged. */
const verbatimOf = (refusal: { readonly code: string; readonly data: unknown }): string | undefined =>
  textOf(fieldsOf(refusal.data)?.provider_message);
