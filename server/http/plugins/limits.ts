import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sendProblem } from '../problem.ts';
import { isPageRequest } from './page-requests.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyContextConfig {
    /** Requests of this route are answered while others are shed. */
    isEssential?: boolean;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    /** Too busy to render or to query: a page begins with its skeleton. */
    readonly isShedding: () => boolean;
  }
}

/** Milliseconds after the start: what is measured so far is the loading of the server itself. */
const startMs = 5_000;

/** Load shedding, and the rate limiter that expensive routes use. */
export const limits = plugin(async (app) => {
  let startedAt = Number.POSITIVE_INFINITY;
  const isStarting = () => performance.now() - startedAt < startMs;
  app.addHook('onReady', async () => {
    startedAt = performance.now();
  });
  await app.register(underPressure, {
    // Milliseconds that a request would wait before it is handled.
    maxEventLoopDelay: 2_000,
    pressureHandler: (request, reply) => {
      if (request.routeOptions.config.isEssential || isStarting() || isCheap(request)) return;
      void sendProblem(reply.header('retry-after', '10'), 'OVERLOADED');
    },
  });
  app.decorate('isShedding', () => app.isUnderPressure() && !isStarting());
  await app.register(rateLimit, { global: false });
});

/** Skeletons are in memory, and without its files a page would stay one. */
const isCheap = (request: FastifyRequest) => isPageRequest(request) || request.url.startsWith('/assets/');
