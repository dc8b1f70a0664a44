import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { sendProblem } from '../problem.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyContextConfig {
    /** Requests of this route are answered while others are shed. */
    isEssential?: boolean;
  }
}

/** Milliseconds after the start: what is measured so far is the loading of the server itself. */
const startMs = 5_000;

/** Load shedding, and the rate limiter that expensive routes use. */
export const limits = plugin(async (app) => {
  let startedAt = Number.POSITIVE_INFINITY;
  app.addHook('onReady', async () => {
    startedAt = performance.now();
  });
  await app.register(underPressure, {
    // Milliseconds that a request would wait before it is handled.
    maxEventLoopDelay: 2_000,
    pressureHandler: ({ routeOptions }, reply) => {
      if (routeOptions.config.isEssential || performance.now() - startedAt < startMs) return;
      void sendProblem(reply.header('retry-after', '10'), 'OVERLOADED');
    },
  });
  await app.register(rateLimit, { global: false });
});
