import plugin from 'fastify-plugin';
import type { Metrics, StatusClass } from '#server/platform/metrics/metrics.ts';

/** Measures every request, from its first byte until its response is sent or its client has left. */
export const requestMetrics = plugin(async (app, { metrics }: { metrics: Metrics }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      metrics.observeRequest({
        method: request.method,
        // Nothing of a path that has no route: there are as many as a client likes.
        route: request.routeOptions.url ?? 'none',
        status: reply.raw.writableFinished ? statusClass(reply.statusCode) : 'aborted',
        seconds: reply.elapsedTime / 1000,
      });
    });
  });
});

const statusClass = (status: number) => `${Math.floor(status / 100)}xx` as StatusClass;
