import type { FastifyPluginAsync } from 'fastify';
import * as contracts from '#src/shared/contracts/product-inquiries.ts';
import { listProductInquiries } from '../inquiries/list-product-inquiries.ts';
import { addRoute } from './add-route.ts';
import { refuse } from './problem.ts';

export const productInquiryRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listProductInquiries, async ({ params, query, memberId }) => {
    const { after, limit = 10 } = query;
    const page = await listProductInquiries(app.pool, {
      productId: params.id,
      viewerId: memberId,
      after,
      limit,
    });
    return page ?? refuse('NOT_FOUND');
  });
};
