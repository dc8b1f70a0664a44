import plugin from 'fastify-plugin';
import { nextEventLoopTurn } from '#server/platform/concurrency/event-loop-turn.ts';
import { isPageRequest } from './page-requests.ts';

/** Hundreds of pages may arrive at once: what is answered quickly, such as `/healthz`, comes between two of them. */
export const pageTurns = plugin(async (app) => {
  app.addHook('onRequest', async (request) => {
    if (isPageRequest(request)) await nextEventLoopTurn();
  });
});
