import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { networkOf } from '../network/client-ip.ts';
import { sendProblem } from '../rest/problem.ts';

const timeoutMs = 35_000;
const maxBytes = 64 * 1024;
const requestsPerMinute = 240;
const forwarded = ['accept-language', 'content-type'];
const returned = ['cache-control', 'content-security-policy', 'content-type', 'location'];

/** Gives browsers the payment window of the sandbox gateway below `/sandbox/`, in the shop's own origin. */
export const sandboxProxy: FastifyPluginAsync<{ address: string }> = async (app, { address }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (_request: unknown, body: Buffer) => body,
  );

  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/*',
    schema: { hide: true },
    config: { rateLimit: { max: requestsPerMinute, timeWindow: 60_000, keyGenerator: networkOf } },
    handler: async (request, reply) => {
      const target = new URL(request.url, address);
      // The interface for shops is not for browsers.
      if (!target.pathname.startsWith('/sandbox/')) return sendProblem(reply, 'NOT_FOUND');
      const answer = await forward(request, target);
      if (!answer) return sendProblem(reply, 'COMMON_ERROR');
      for (const name of returned) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' });
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};

async function forward(request: FastifyRequest, target: URL): Promise<Response | null> {
  const headers = new Headers({ 'x-forwarded-host': request.host });
  for (const name of forwarded) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { method, body } = request;
  return fetch(target, {
    ...{ method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) },
    ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
  }).catch(() => null);
}
