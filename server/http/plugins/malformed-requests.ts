import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { sendRefusal } from './error-pages.ts';

/** Responds with 400 to requests that HTTP forbids but Node accepts. */
export const malformedRequests = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === request.originalUrl && hasOneHost(request)) return;
    return await sendRefusal(request, reply, 'VALIDATION');
  });
});

/** The router would respond to a path that cannot be decoded without running any hook; this way the hook above does. */
export function replaceMalformedUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return '/';
  }
}

/** RFC 9112 section 3.2: exactly one valid Host, because proxy and server could read different ones. */
function hasOneHost({ raw, host }: FastifyRequest): boolean {
  const headers = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (headers.length > 1) return false;
  return host === '' || (!/[\s/?#@\\]/.test(host) && URL.canParse(`http://${host}`));
}
