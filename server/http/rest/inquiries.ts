import type { FastifyPluginAsync } from 'fastify';
import { answerInquiry } from '#server/catalogue/inquiries/answer-inquiry.ts';
import { createInquiry } from '#server/catalogue/inquiries/create-inquiry.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/inquiries.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'image-not-found': 'IMAGE_NOT_FOUND',
  'too-long': 'INQUIRY_TOO_LONG',
  'too-many-photos': 'PHOTO_LIMIT',
  'not-found': 'NOT_FOUND',
  answered: 'INQUIRY_ANSWERED',
} as const;

/** The questions that members ask the shop in private. */
export const inquiryRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.createInquiry, async ({ transaction, body, memberId }) => {
    const created = await createInquiry(transaction, memberId, body);
    return created.ok ? created.value : refuse(codes[created.problem]);
  });

  addRoute(app, contracts.answerInquiry, async ({ params, body, memberId }) => {
    const answer = { id: params.id, actorId: memberId, answer: body.answer };
    const answered = await answerInquiry(app.pool, answer);
    if (!answered.ok) return refuse(codes[answered.problem]);
  });
};
