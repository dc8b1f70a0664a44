import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import plugin from 'fastify-plugin';
import { sendProblem } from '../rest/problem.ts';

/** Load shedding, and the rate limiter that expensive routes use. */
export const limits = plugin(async (app) => {
  await app.register(underPressure, {
    // Milliseconds that a request would wait before it is handled.
    maxEventLoopDelay: 2_000,
    pressureHandler: (_request, reply) => {
      void sendProblem(reply.header('retry-after', '10'), 'OVERLOADED');
    },
  });
  await app.register(rateLimit, { global: false });
});
