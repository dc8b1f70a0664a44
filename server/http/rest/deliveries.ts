import type { FastifyPluginAsync } from 'fastify';
import { confirmLine } from '#server/ordering/fulfillment/confirm-line.ts';
import { readDeliveries } from '#server/ordering/fulfillment/read-deliveries.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/deliveries.ts';
import { addRoute } from './add-route.ts';

/** The events of an order after it has left the shop. */
export const deliveryRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.getDelivery, async ({ memberId, params }) => {
    const deliveries = await readDeliveries(app.pool, { memberId, orderId: params.id });
    return deliveries ? { deliveries } : refuse('ORDER_NOT_FOUND');
  });

  addRoute(app, contracts.confirmOrderProduct, async ({ transaction, memberId, params }) => {
    const confirmed = await confirmLine(transaction, {
      lineId: params.id,
      actor: { type: 'USER', id: memberId },
    });
    if (confirmed.ok) return { earned_point: confirmed.value };
    return refuse(confirmed.problem === 'not-found' ? 'ORDER_NOT_FOUND' : 'ORDER_STATE_CONFLICT');
  });
};
