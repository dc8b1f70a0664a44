import type { FastifyPluginAsync } from 'fastify';
import { pendingMigrations } from '../database/migrate.ts';

const statusOnly = { type: 'object', properties: { status: { type: 'string' } } } as const;
const readiness = {
  type: 'object',
  properties: { status: { type: 'string' }, database: { type: 'string' }, migrations: { type: 'string' } },
} as const;

/** For whoever watches the process: `/healthz` says that it lives, `/readyz` that it can serve shoppers. */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/healthz',
    { schema: { summary: 'The process lives', tags: ['service'], response: { 200: statusOnly } } },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      schema: {
        summary: 'The shop can serve',
        tags: ['service'],
        response: { 200: readiness, 503: readiness },
      },
    },
    async (request, reply) => {
      try {
        const pending = await pendingMigrations(app.pool);
        if (pending.length === 0) return { status: 'ready', database: 'ok', migrations: 'ok' };
        return reply
          .code(503)
          .send({ status: 'not-ready', database: 'ok', migrations: `${pending.length} pending` });
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        return reply.code(503).send({ status: 'not-ready', database: 'unreachable', migrations: 'unknown' });
      }
    },
  );
};
