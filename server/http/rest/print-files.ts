import type { FastifyPluginAsync } from 'fastify';
import { findPrintFile, listPrintFiles } from '#server/ordering/fulfillment/read-print-files.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/print-files.ts';
import { imageHeaders } from '../plugins/cdn.ts';
import { addRoute } from './add-route.ts';

/** The files that operators and brands print. */
export const printFileRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.listPrintFiles, async ({ params, memberId, memberRole }) => {
    const reader = { actorId: memberId, ofOwnBrands: memberRole === 'brand' };
    return (await listPrintFiles(app.pool, params.id, reader)) ?? refuse('NOT_FOUND');
  });

  addRoute(app, contracts.readPrintFile, async ({ params, memberId, memberRole }, reply) => {
    const reader = { actorId: memberId, ofOwnBrands: memberRole === 'brand' };
    const found = await findPrintFile(app.pool, params.id, reader);
    const content = found && (await app.files.get('private', found.file_key));
    if (!found || !content) return refuse('NOT_FOUND');
    return reply
      .header('content-security-policy', imageHeaders['content-security-policy'])
      .header('content-disposition', `attachment; filename="${found.name}"`)
      .type('image/png')
      .send(content);
  });
};
