import type { FastifyPluginAsync } from 'fastify';
import { grantByOperator } from '#server/ordering/points/grant-by-operator.ts';
import { readMemberCounts } from '#server/ordering/points/member-counts.ts';
import { readExpiringPoints, readPoints } from '#server/ordering/points/member-points.ts';
import { listPointHistory } from '#server/ordering/points/point-history.ts';
import { refuse } from '#server/platform/refusal.ts';
import { readCounts } from '#src/shared/contracts/me.ts';
import * as contracts from '#src/shared/contracts/points.ts';
import { addRoute } from './add-route.ts';

export const pointRoutes: FastifyPluginAsync = async (app) => {
  addRoute(app, contracts.getPoints, async ({ memberId }) => {
    const [points, expiring] = await Promise.all([
      readPoints(app.pool, memberId),
      readExpiringPoints(app.pool, memberId),
    ]);
    return { ...points, expiring };
  });

  addRoute(app, contracts.listPointHistory, async ({ memberId, query }) =>
    listPointHistory(app.pool, { ...query, memberId }),
  );

  addRoute(app, readCounts, async ({ memberId }) => readMemberCounts(app.pool, memberId));

  addRoute(app, contracts.grantPoints, async ({ transaction, memberId: actorId, body }) => {
    const { user_id: memberId, amount, reason } = body;
    const points = await grantByOperator(transaction, { actorId, memberId, amount, reason });
    return points ?? refuse('NOT_FOUND');
  });
};
