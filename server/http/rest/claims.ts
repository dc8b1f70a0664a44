import type { FastifyPluginAsync } from 'fastify';
import { readProductsOfOrder } from '#server/ordering/cart/products-of-checkout.ts';
import { readClaimOptions } from '#server/ordering/claims/claim-options.ts';
import { createClaim } from '#server/ordering/claims/create-claim.ts';
import { readClaim } from '#server/ordering/claims/read-claim.ts';
import { withdrawClaim } from '#server/ordering/claims/withdraw-claim.ts';
import { inTransactionUnlessRefused } from '#server/platform/database/transaction.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/order-claims.ts';
import { addRoute } from './add-route.ts';

const codes = { 'not-found': 'NOT_FOUND', conflict: 'CLAIM_STATE_CONFLICT' } as const;

/** The claims that buyers send back. */
export const claimRoutes: FastifyPluginAsync<{ readonly dataKey: Buffer }> = async (app, { dataKey }) => {
  addRoute(app, contracts.getClaimOptions, async ({ memberId, params, query }) => {
    const question = { memberId, orderId: params.id, lineId: query.line_id };
    return (await readClaimOptions(app.pool, question)) ?? refuse('ORDER_NOT_FOUND');
  });

  addRoute(
    app,
    contracts.createClaim,
    async ({ transaction, memberId, params, body }) =>
      createClaim(transaction, { memberId, dataKey }, { ...body, orderId: params.id }),
    { resourcesOf: ({ memberId, params }) => readProductsOfOrder(app.pool, memberId, params.id) },
  );

  addRoute(app, contracts.getClaim, async ({ memberId, params }) => {
    const claim = await readClaim(app.pool, { memberId, id: params.id, dataKey });
    return claim ?? refuse('NOT_FOUND');
  });

  addRoute(app, contracts.withdrawClaim, async ({ memberId, params }) => {
    const withdrawn = await inTransactionUnlessRefused(app.pool, (transaction) =>
      withdrawClaim(transaction, { memberId, claimId: params.id }),
    );
    if (!withdrawn.ok) return refuse(codes[withdrawn.problem]);
  });
};
