import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { type ProblemCode, problems } from '#src/shared/contracts/problems.ts';
import { sendProblem } from '../problem.ts';
import type { PageShells } from '../ssr/page-shells.ts';
import { sendPage } from './compressed-page.ts';
import { isOpenedByPerson, localeOf } from './page-requests.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    /** Undefined in a test of a single plugin. */
    readonly pageShells?: PageShells;
  }
}

/** The page that `sendRefusal` shows to people. */
export const errorPages = plugin(async (app, { pageShells }: { pageShells: PageShells }) => {
  app.decorate('pageShells', pageShells);
});

type Details = Parameters<typeof sendProblem>[2];

/** Refuses a request: to somebody who opens an address in a browser with a page in their language, to a program as a problem. */
export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ProblemCode,
  details?: Details,
): Promise<FastifyReply> {
  const status = details?.status ?? problems[code].status;
  const page = isOpenedByPerson(request)
    ? await request.server.pageShells?.refusal(status < 429 ? 'not-found' : 'error', localeOf(request))
    : null;
  if (!page) return sendProblem(reply, code, details);
  return sendPage(request, reply, { page, status, vary: ['accept', 'accept-language'] });
}
