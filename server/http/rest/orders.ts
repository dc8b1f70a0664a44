import type { FastifyPluginAsync } from 'fastify';
import { insertCheckout, readCheckout, saveForm } from '#server/ordering/cart/checkouts.ts';
import { readProductsOf } from '#server/ordering/cart/products-of-checkout.ts';
import { createOrder } from '#server/ordering/placing/create-order.ts';
import { quoteOrder } from '#server/ordering/pricing/quote-order.ts';
import { listOrders } from '#server/ordering/reading/list-orders.ts';
import { readOrder } from '#server/ordering/reading/read-order.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import * as checkouts from '#src/shared/contracts/checkouts.ts';
import * as contracts from '#src/shared/contracts/orders.ts';
import * as quotes from '#src/shared/contracts/quotes.ts';
import { pickLocale } from '#src/shared/locale.ts';
import { addRoute } from './add-route.ts';

type Options = { readonly publicOrigin: string | null; readonly dataKey: Buffer };

/** From the checkout to the order; how it is paid, see payments.ts. */
export const orderRoutes: FastifyPluginAsync<Options> = async (app, { publicOrigin, dataKey }) => {
  addRoute(app, checkouts.createCheckout, async ({ transaction, memberId, body }) => {
    const inserted = await insertCheckout(transaction, memberId, body.source);
    return inserted.ok ? inserted.value : refuse('NOT_FOUND');
  });

  addRoute(app, checkouts.getCheckout, async ({ memberId, params }) => {
    const checkout = await readCheckout(app.pool, { memberId, id: params.id, dataKey });
    return checkout ?? refuse('ORDER_NOT_FOUND');
  });

  addRoute(app, checkouts.updateCheckout, async ({ memberId, params, body }) => {
    const isSaved = await saveForm(app.pool, { memberId, id: params.id, dataKey }, body.form);
    if (!isSaved) return refuse('ORDER_NOT_FOUND');
  });

  addRoute(app, quotes.quoteOrder, async ({ memberId, body }) => {
    const { checkout_id = null, ...request } = body;
    const quoted = await quoteOrder(app.pool, memberId, request, checkout_id);
    return quoted instanceof Refusal ? quoted : quoted.quote;
  });

  addRoute(
    app,
    contracts.createOrder,
    async ({ transaction, memberId, headers, body }) => {
      const locale = pickLocale(null, headers['accept-language']);
      const payments = app.payments.gateway;
      const context = { memberId, locale, payments, publicOrigin, dataKey };
      return createOrder(transaction, context, body);
    },
    { resourcesOf: ({ memberId, body }) => readProductsOf(app.pool, memberId, body.checkout_id) },
  );

  addRoute(app, contracts.listOrders, async ({ memberId, query }) => listOrders(app.pool, memberId, query));

  addRoute(app, contracts.getOrder, async ({ memberId, params }) => {
    const order = await readOrder(app.pool, { memberId, id: params.id, dataKey });
    return order ?? refuse('ORDER_NOT_FOUND');
  });
};
