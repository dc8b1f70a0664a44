import type { FastifyPluginAsync } from 'fastify';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';
import { pendingMigrations } from '#server/platform/database/migrate.ts';
import * as contracts from '#src/shared/contracts/health.ts';
import { addRoute } from './add-route.ts';

/** For whoever watches the process: `/healthz` says that it is alive, `/readyz` that it can serve shoppers. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addRoute(app, contracts.readHealth, async () => ({ status: 'ok' }));

  // However many ask at once, the database is asked once: these calls are neither limited nor shed.
  const share = createSingleFlight<string[]>();

  addRoute(app, contracts.readReadiness, async (request, reply) => {
    try {
      const pending = await share('pending', () => pendingMigrations(app.pool));
      if (pending.length === 0) return { status: 'ready', database: 'ok', migrations: 'ok' };
      reply.code(503);
      return { status: 'not-ready', database: 'ok', migrations: `${pending.length} pending` };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      reply.code(503);
      return { status: 'not-ready', database: 'unreachable', migrations: 'unknown' };
    }
  });
};
