import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { findPayment } from '#server/ordering/payments/payment-rows.ts';
import type { Verification } from '#server/ordering/payments/payments.ts';
import { handleWebhook } from '#server/ordering/payments/webhook-inbox.ts';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { untilClosed } from '#server/platform/concurrency/until-closed.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/payments.ts';
import { addRoute } from './add-route.ts';

const maxWebhookBytes = 64 * 1024;

// A gateway that is slow must not take the connections of the shop.
const concurrency = { maxRunning: 16, maxQueued: 500, queueTimeoutMs: 20_000 };
const maxRunningPerAddress = 4;

/** The calls that decide what becomes of payments; the orders are in orders.ts. */
export const paymentRoutes: FastifyPluginAsync = async (app) => {
  const { pool, payments } = app;

  addRoute(app, contracts.completePayment, async ({ memberId, params }, reply) => {
    const known = await findPayment(pool, params.payment_id);
    if (known?.memberId !== memberId) return refuse('ORDER_NOT_FOUND');
    const order_id = known.orderId;
    if (known.isPaid) return { order_id, result: 'PAID' } as const;
    const verified = await payments.verify(params.payment_id);
    switch (verified.outcome) {
      case 'paid':
        return { order_id, result: 'PAID' } as const;
      case 'deposit-waiting':
        return { order_id, result: 'DEPOSIT_WAITING' } as const;
      case 'failed':
        return refuse('PAYMENT_FAILED', { provider_message: verified.message });
      case 'given-back':
        return refuse('PAYMENT_FAILED', { provider_message: null });
      case 'mismatch':
        return refuse('PAYMENT_AMOUNT_MISMATCH');
      case 'no-payment':
      case 'pending':
      case 'unknown':
        reply.code(202);
        return { order_id, result: 'CHECKING' } as const;
    }
  });

  addRoute(app, contracts.returnFromPayment, async ({ query }, reply) => {
    const paymentId = query.paymentId ?? query.payment_id ?? query.merchant_uid ?? '';
    const verified = await payments.verify(paymentId);
    return reply.redirect(pageAfter(verified), 303);
  });

  await app.register(async (scope) => {
    const limit = createConcurrencyLimit({ ...concurrency, maxRunningPerKey: maxRunningPerAddress });
    const companyLimit = createConcurrencyLimit(concurrency);
    // The signature is that of the bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxWebhookBytes },
      async (_request: unknown, body: string) => body,
    );
    const rawOf = (request: FastifyRequest) => ({ headers: request.headers, body: bodyOf(request) });
    // A sender who forges webhooks takes neither the calls nor the places of the company, also from the same address.
    const isOfCompany = async (request: FastifyRequest) =>
      payments.gateway?.provider === 'PORTONE_V2' &&
      (await payments.gateway.readWebhook(rawOf(request))) !== null;
    addRoute(
      scope,
      contracts.receiveWebhook,
      async (request, reply) => {
        const handle = () => handleWebhook(pool, payments, rawOf(request));
        const signal = untilClosed(reply);
        const handled = (await isOfCompany(request))
          ? await companyLimit(handle, { signal })
          : await limit(handle, { key: request.ip, signal });
        if (!handled.ok) return refuse('OVERLOADED');
        return handled.value === 'FORGED' ? refuse('VALIDATION') : { result: handled.value };
      },
      { isUnlimited: isOfCompany },
    );
  });
};

const bodyOf = ({ body }: Pick<FastifyRequest, 'body'>) => (typeof body === 'string' ? body : '');

/** Where the shopper goes on. Whose order it is, the page decides. */
function pageAfter(verified: Verification): string {
  switch (verified.outcome) {
    case 'no-payment':
      return '/main';
    case 'paid':
    case 'deposit-waiting':
      return `/order/complete/${verified.orderId}`;
    case 'failed':
    case 'given-back':
      return `/order/${verified.orderId}?error=PAYMENT_FAILED`;
    case 'mismatch':
      return `/order/${verified.orderId}?error=PAYMENT_AMOUNT_MISMATCH`;
    case 'pending':
    case 'unknown':
      return `/order/wait?order=${verified.orderId}`;
  }
}
