import type { FastifyPluginAsync } from 'fastify';
import * as contracts from '#src/shared/contracts/admin-orders.ts';
import { listAdminOrders } from '../orders/list-admin-orders.ts';
import { transitionLines } from '../orders/transition-lines.ts';
import { addRoute } from './add-route.ts';

/** What operators and brands do with orders. */
export const adminOrderRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listAdminOrders, ({ query, memberId, memberRole }) => {
    const { state, number, page = 1 } = query;
    const reader = { actorId: memberId, ofOwnBrands: memberRole === 'brand' };
    return listAdminOrders(app.pool, { ...reader, state, number, page });
  });

  addRoute(app, contracts.transitionOrderProducts, ({ body, memberId, memberRole }) => {
    const { ids, to, carrier, tracking_number: trackingNumber } = body;
    const actor = { type: memberRole === 'brand' ? 'BRAND' : 'ADMIN', id: memberId } as const;
    return transitionLines(app, { ids, to, carrier, trackingNumber, actor });
  });
};
