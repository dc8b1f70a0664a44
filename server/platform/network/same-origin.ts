import type { FastifyRequest } from 'fastify';

/** Whether a page of another site sends this request. Programs other than browsers name no origin. */
export function isCrossOrigin(request: FastifyRequest, publicOrigin: string | null): boolean {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  if (origin === undefined || origin === publicOrigin) return false;
  // The scheme may differ where a proxy terminates TLS.
  return URL.parse(origin)?.host !== request.host;
}
