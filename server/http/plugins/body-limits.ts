import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyContextConfig {
    /** Its body is a file: it may take long, but has to move. */
    isFile?: boolean;
  }
}

/** How long a client may take for the body of a request. */
export type BodyLimits = {
  /** Milliseconds in all, unless it is a file. */
  readonly bodyMs: number;
  /** Milliseconds in which so many bytes of a file have to arrive. */
  readonly windowMs: number;
  readonly windowBytes: number;
};

/** 32 kB in 20 s are a line of 13 kbit/s: whoever sends less wants the connection, not the photo. */
export const bodyLimits: BodyLimits = { bodyMs: 30_000, windowMs: 20_000, windowBytes: 32 * 1024 };

/**
 * Node limits only the headers and the whole of a request (`headersTimeout`, `requestTimeout`), so the whole has to be as
 * long as the slowest upload. Here a body that does not move is cut.
 */
export const bodyTimeouts = plugin<{ limits: BodyLimits }>(async (app, { limits }) => {
  const { bodyMs, windowMs, windowBytes } = limits;
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const isFile = request.routeOptions.config.isFile === true;
    let received = raw.socket.bytesRead;
    const timer = setInterval(
      () => {
        const { bytesRead } = raw.socket;
        if (raw.complete || raw.readableEnded) return clearInterval(timer);
        if (isFile && bytesRead - received >= windowBytes) {
          received = bytesRead;
          return;
        }
        clearInterval(timer);
        request.log.info('the body of a request came too slowly');
        raw.destroy();
      },
      isFile ? windowMs : bodyMs,
    );
    timer.unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
});

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
