import type { FastifyPluginAsync } from 'fastify';
import type { CustomShares } from '#server/catalogue/customs/custom-share.ts';
import { readSharedCustom } from '#server/catalogue/customs/read-shared-custom.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/customs.ts';
import { addRoute } from './add-route.ts';

type Options = { readonly shares: CustomShares };

/** Customs of members, and the links by which they share them. */
export const customRoutes: FastifyPluginAsync<Options> = async (app, { shares }) => {
  addRoute(app, contracts.shareCustom, async ({ memberId, params }) => {
    const token = await shares.share(memberId, params.id);
    return token === null ? refuse('NOT_FOUND') : { token };
  });

  addRoute(app, contracts.revokeCustomShare, async ({ memberId, params }) => {
    if (!(await shares.revoke(memberId, params.id))) return refuse('NOT_FOUND');
  });

  addRoute(app, contracts.readSharedCustom, async ({ params }) => {
    const customId = await shares.find(params.token);
    const custom = customId && (await readSharedCustom(app.pool, customId));
    return custom || refuse('NOT_FOUND');
  });
};
