import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sendProblem } from '../rest/problem.ts';

/** Answers 400 to what HTTP does not allow and Node lets through. */
export const malformedRequests = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === request.originalUrl && hasOneHost(request)) return;
    return sendProblem(reply, 'VALIDATION');
  });
});

/** The router would answer a path that cannot be decoded by itself, outside of all hooks: the hook above does instead. */
export function replaceMalformedUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/';
  }
}

/** RFC 9112 section 3.2: two Host headers, or one that is no host, mislead whoever reads the other one. */
function hasOneHost({ raw, host }: FastifyRequest): boolean {
  const headers = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (headers.length > 1) return false;
  return host === '' || (!/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`));
}
