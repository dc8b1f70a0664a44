import type { FastifyPluginAsync } from 'fastify';
import { readRetainedRecord } from '#server/accounts/retained-records.ts';
import { refuse } from '#server/platform/refusal.ts';
import * as contracts from '#src/shared/contracts/retained-records.ts';
import { addRoute } from './add-route.ts';

/** The records that are left of members who are gone, for operators. */
export const retainedRecordRoutes: FastifyPluginAsync<{ readonly dataKey: Buffer }> = async (
  app,
  { dataKey },
) => {
  addRoute(app, contracts.readRetainedRecord, async ({ memberId, params }) => {
    const reading = { reference: params.reference, actorId: memberId, dataKey };
    return (await readRetainedRecord(app.pool, reading)) ?? refuse('NOT_FOUND');
  });
};
