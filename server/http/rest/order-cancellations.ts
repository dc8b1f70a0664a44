import type { FastifyPluginAsync } from 'fastify';
import { readProductsOfOrder } from '#server/ordering/cart/products-of-checkout.ts';
import { requestCancellation } from '#server/ordering/claims/request-cancellation.ts';
import { cancelOrder } from '#server/ordering/refunds/cancel-order.ts';
import { quoteCancellation } from '#server/ordering/refunds/quote-cancellation.ts';
import { nameRefundAccount } from '#server/ordering/refunds/refund-account.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/order-cancellations.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'not-found': 'ORDER_NOT_FOUND',
  'not-a-deposit': 'ORDER_STATE_CONFLICT',
  'no-gateway': 'REFUND_UNAVAILABLE',
} as const;

/** The lines that a buyer takes back before they are sent. */
export const orderCancellationRoutes: FastifyPluginAsync<{ readonly dataKey: Buffer }> = async (
  app,
  { dataKey },
) => {
  addRoute(app, contracts.quoteCancellation, async ({ memberId, params, body }) =>
    quoteCancellation(app.pool, { memberId, orderId: params.id, lineIds: body.line_ids }),
  );

  addRoute(
    app,
    contracts.cancelOrder,
    async ({ transaction, memberId, params, body }) =>
      cancelOrder(
        transaction,
        { memberId, payments: app.payments, dataKey, requestCancellation },
        { ...body, orderId: params.id },
      ),
    { resourcesOf: ({ memberId, params }) => readProductsOfOrder(app.pool, memberId, params.id) },
  );

  addRoute(app, contracts.setRefundAccount, async ({ memberId, params, body }) => {
    const naming = { memberId, orderId: params.id, account: body.refund_account, dataKey };
    const named = await inTransactionUnlessRefused(app.pool, (transaction) =>
      nameRefundAccount(transaction, app.payments, naming),
    );
    if (!named.ok) return refuse(codes[named.problem]);
  });
};
