import type { FastifyInstance, FastifyRequest } from 'fastify';

const maxBytes = 64 * 1024;

/** JSON and forms, whatever the Content-Type says: the SDK sends JSON without one. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'string', bodyLimit: maxBytes },
    async ({ headers }: FastifyRequest, text: string) => {
      if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
        return Object.fromEntries(new URLSearchParams(text));
      try {
        return text ? JSON.parse(text) : {};
      } catch {
        throw Object.assign(new Error('The body is not JSON.'), { statusCode: 400 });
      }
    },
  );
}

export function valueIn(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}

export function textIn(body: unknown, name: string): string | undefined {
  const value = valueIn(body, name);
  return typeof value === 'string' ? value : undefined;
}

/** Forms bring numbers as text. */
export function numberIn(body: unknown, name: string): number | undefined {
  const value = valueIn(body, name);
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : undefined;
}
