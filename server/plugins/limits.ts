import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { sendProblem } from '../rest/problem.ts';

/** Refuses work that could not be answered in time. Routes that are expensive take a rate limit of their own. */
export const limits = plugin(async (app) => {
  await app.register(underPressure, {
    // Milliseconds: a shopper's request would wait this long before anybody looks at it.
    maxEventLoopDelay: 2_000,
    pressureHandler: (_request, reply) => {
      void sendProblem(reply.header('retry-after', '10'), 'OVERLOADED');
    },
  });
  await app.register(rateLimit, { global: false });
});
