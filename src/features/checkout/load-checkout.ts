import type { RegisteredRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { unwrapFound } from '#src/api/unwrap.ts';
import { describePaymentFailure } from '#src/components/order/payment-failure.ts';
import { readDraft } from './use-saved-form.ts';

type Context = RegisteredRouter['options']['context'];

/** Everything that the page begins with; `null`: the viewer has no such checkout. */
export async function loadCheckout(context: Context, id: string) {
  const [outcome, addresses, draft] = await Promise.all([
    callApi(context, 'GET /checkouts/:id', { params: { id } }),
    callApi(context, 'GET /addresses'),
    readDraft(context.session.viewer().id, id),
  ]);
  const checkout = unwrapFound(outcome);
  if (!checkout) return null;
  return {
    checkout,
    draft,
    // Without them an order is still possible: the address is typed.
    addresses: addresses.kind === 'ok' ? addresses.body.addresses : [],
    failMessage: checkout.order ? await loadFailMessage(context, id) : null,
  };
}

async function loadFailMessage(context: Context, id: string): Promise<string> {
  const order = await callApi(context, 'GET /orders/:id', { params: { id } });
  const failure = order.kind === 'ok' ? order.body : { fail_code: null, fail_message: null };
  return describePaymentFailure(failure, context.i18n);
}
