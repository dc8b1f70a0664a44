import type { FastifyPluginAsync } from 'fastify';
import { setBlind } from '#server/ordering/reviews/blind-review.ts';
import { changeReview, deleteReview } from '#server/ordering/reviews/change-review.ts';
import { listReported, reportReview } from '#server/ordering/reviews/report-review.ts';
import { readReviewPolicy } from '#server/ordering/reviews/review-policy.ts';
import { checkLine, listWritableLines } from '#server/ordering/reviews/reviewed-lines.ts';
import { createReview } from '#server/ordering/reviews/write-review.ts';
import { inTransaction, inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/reviews.ts';
import { addRoute } from './add-route.ts';

const codes = {
  'order-not-found': 'ORDER_NOT_FOUND',
  'not-found': 'NOT_FOUND',
  exists: 'REVIEW_EXISTS',
  'not-allowed': 'REVIEW_NOT_ALLOWED',
  blind: 'REVIEW_BLIND',
  'edit-over': 'REVIEW_EDIT_OVER',
  length: 'REVIEW_LENGTH',
  'too-many-photos': 'PHOTO_LIMIT',
  'image-not-found': 'IMAGE_NOT_FOUND',
} as const;

/** The reviews that members write about what they have bought. Everybody reads them through the data service. */
export const reviewRoutes: FastifyPluginAsync = async (app) => {
  const readPolicy = async () => {
    const { edit_days: _, point_daily_max: _max, ...policy } = await readReviewPolicy(app.pool);
    return policy;
  };

  addRoute(app, contracts.listWritableReviews, async ({ memberId }) => ({
    lines: await listWritableLines(app.pool, memberId),
    policy: await readPolicy(),
  }));

  addRoute(app, contracts.checkReview, async ({ params, memberId }) => {
    const checked = await checkLine(app.pool, { memberId, orderProductId: params.id });
    if (!checked) return refuse('ORDER_NOT_FOUND');
    return { allowed: !checked.reason, ...checked, policy: await readPolicy() };
  });

  addRoute(app, contracts.createReview, async ({ body, memberId }) => {
    const created = await inTransactionUnlessRefused(app.pool, (transaction) =>
      createReview(transaction, { ...body, memberId }),
    );
    return created.ok ? created.value : refuse(codes[created.problem]);
  });

  addRoute(app, contracts.changeReview, async ({ params, body, memberId }) => {
    const changed = await inTransactionUnlessRefused(app.pool, (transaction) =>
      changeReview(transaction, { ...body, memberId, id: params.id }),
    );
    if (!changed.ok) return refuse(codes[changed.problem]);
  });

  addRoute(app, contracts.deleteReview, async ({ params, memberId }) => {
    const deleted = await inTransaction(app.pool, (transaction) =>
      deleteReview(transaction, { memberId, id: params.id }),
    );
    if (!deleted.ok) return refuse(codes[deleted.problem]);
  });

  addRoute(app, contracts.reportReview, async ({ params, body, memberId }) => {
    const isReported = await reportReview(app.pool, { ...body, memberId, id: params.id });
    if (!isReported) return refuse('NOT_FOUND');
  });

  addRoute(app, contracts.listReportedReviews, async () => ({ reviews: await listReported(app.pool) }));

  addRoute(app, contracts.blindReview, async ({ params, body, memberId: actorId }) => {
    const isBlind = await inTransaction(app.pool, (transaction) =>
      setBlind(transaction, { id: params.id, actorId, reason: body.reason }),
    );
    if (!isBlind) return refuse('NOT_FOUND');
  });

  addRoute(app, contracts.unblindReview, async ({ params, memberId: actorId }) => {
    const isShown = await inTransaction(app.pool, (transaction) =>
      setBlind(transaction, { id: params.id, actorId, reason: null }),
    );
    if (!isShown) return refuse('NOT_FOUND');
  });
};
