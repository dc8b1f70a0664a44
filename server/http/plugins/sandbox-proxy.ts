import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { networkOf } from '#server/platform/network/client-ip.ts';
import { filterCookies } from '#server/platform/network/cookies.ts';
import { sendProblem } from '../problem.ts';

const timeoutMs = 35_000;
const maxBytes = 64 * 1024;
const requestsPerMinute = 240;
const forwarded = ['accept-language', 'content-type'];
const returned = ['cache-control', 'content-security-policy', 'content-type', 'location'];

type Options = {
  /** `/sandbox/`: what lies below it is the process's. */
  readonly path: string;
  readonly findAddress: () => Promise<string>;
  /** Its pages may stand in a frame of the shop. */
  readonly isFramed?: boolean;
};

/** Gives browsers the pages of a process that plays somebody else, in the shop's own origin. */
export const sandboxProxy: FastifyPluginAsync<Options> = async (app, { path, findAddress, isFramed }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );

  app.route({
    method: ['GET', 'POST'],
    url: `${path}*`,
    schema: { hide: true },
    config: { rateLimit: { max: requestsPerMinute, timeWindow: 60_000, keyGenerator: networkOf } },
    handler: async (request, reply) => {
      const address = await findAddress().catch(() => null);
      if (!address) return sendProblem(reply, 'COMMON_ERROR');
      const target = new URL(request.url, address);
      // The interface for shops is not for browsers.
      if (!target.pathname.startsWith(path)) return sendProblem(reply, 'NOT_FOUND');
      const answer = await forward(request, target);
      if (!answer) return sendProblem(reply, 'COMMON_ERROR');
      reply.headers(returnedHeaders(answer)).header('x-robots-tag', 'noindex');
      if (isFramed) reply.header('x-frame-options', 'SAMEORIGIN');
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};

async function forward(request: FastifyRequest, target: URL): Promise<Response | null> {
  const headers = new Headers({
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    cookie: ownCookies(request),
  });
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { method, body } = request;
  return fetch(target, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  }).catch(() => null);
}

function returnedHeaders({ headers }: Response): Record<string, string | string[]> {
  const single = [...headers].filter(([name]) => returned.includes(name));
  return { ...Object.fromEntries(single), 'set-cookie': headers.getSetCookie() };
}

/** The paths of the shop are none of its business. */
const ownCookies = (request: FastifyRequest): string =>
  filterCookies(request, (name) => name.startsWith('sandbox_'));
