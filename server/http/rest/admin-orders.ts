import type { FastifyPluginAsync } from 'fastify';
import { correctTracking } from '#server/ordering/fulfillment/correct-tracking.ts';
import { transitionLines } from '#server/ordering/fulfillment/transition-lines.ts';
import { releaseHeldOrder } from '#server/ordering/order-core/held-orders.ts';
import type { Operator } from '#server/ordering/order-core/lines-visible-to-operator.ts';
import { listAdminOrders } from '#server/ordering/reading/list-admin-orders.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/admin-orders.ts';
import { addRoute } from './add-route.ts';

/** The actions that operators and brands do with orders. */
export const adminOrderRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listAdminOrders, ({ query, memberId, memberRole }) => {
    const { state, number, page = 1 } = query;
    const reader = { actorId: memberId, ofOwnBrands: memberRole === 'brand' };
    return listAdminOrders(app.pool, { ...reader, state, number, page });
  });

  addRoute(app, contracts.transitionOrderProducts, ({ body, memberId, memberRole }) => {
    const { ids, to, carrier, tracking_number: trackingNumber } = body;
    return transitionLines(app, {
      ids,
      to,
      carrier,
      trackingNumber,
      actor: operatorOf(memberRole, memberId),
    });
  });

  addRoute(app, contracts.releaseOrder, async ({ params, memberId: actorId }) => {
    const isReleased = await inTransaction(app.pool, (transaction) =>
      releaseHeldOrder(transaction, { orderId: params.id, actorId }),
    );
    if (!isReleased) return refuse('ORDER_NOT_FOUND');
  });

  addRoute(app, contracts.correctTrackingNumber, ({ body, memberId, memberRole }) => {
    const { ids, carrier, tracking_number: trackingNumber } = body;
    return correctTracking(app, { ids, carrier, trackingNumber, actor: operatorOf(memberRole, memberId) });
  });
};

const operatorOf = (role: 'admin' | 'brand', id: string): Operator => ({
  type: role === 'brand' ? 'BRAND' : 'ADMIN',
  id,
});
