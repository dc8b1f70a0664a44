import type { FastifyPluginAsync } from 'fastify';
import { answerProductInquiry } from '#server/catalogue/inquiries/answer-inquiry.ts';
import { listProductInquiries } from '#server/catalogue/inquiries/list-product-inquiries.ts';
import {
  changeProductInquiry,
  createProductInquiry,
  deleteProductInquiry,
} from '#server/catalogue/inquiries/write-product-inquiry.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/product-inquiries.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'not-found': 'NOT_FOUND',
  answered: 'INQUIRY_ANSWERED',
  'too-long': 'INQUIRY_TOO_LONG',
} as const;

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

  addRoute(app, contracts.createProductInquiry, async ({ params, body, memberId }) => {
    const created = await createProductInquiry(app.pool, { ...body, memberId, productId: params.id });
    return created.ok ? created.value : refuse(codes[created.problem]);
  });

  addRoute(app, contracts.changeProductInquiry, async ({ params, body, memberId }) => {
    const changed = await changeProductInquiry(app.pool, { ...body, memberId, id: params.id });
    if (!changed.ok) return refuse(codes[changed.problem]);
  });

  addRoute(app, contracts.deleteProductInquiry, async ({ params, memberId }) => {
    const deleted = await deleteProductInquiry(app.pool, { memberId, id: params.id });
    if (!deleted.ok) return refuse(codes[deleted.problem]);
  });

  addRoute(app, contracts.answerProductInquiry, async ({ params, body, memberId, memberRole }) => {
    const answer = { id: params.id, actorId: memberId, answer: body.answer };
    const answered = await answerProductInquiry(app.pool, {
      ...answer,
      ofOwnProducts: memberRole === 'brand',
    });
    if (!answered.ok) return refuse(codes[answered.problem]);
  });
};
