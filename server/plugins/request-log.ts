import plugin from 'fastify-plugin';

/** One line per request. The query string stays out: it may hold what nobody but the shopper should read. */
export const requestLog = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Fastify's own hook says nothing of clients that leave before they are answered.
    reply.raw.once('close', () => {
      const [path = ''] = request.originalUrl.split('?');
      const line = {
        method: request.method,
        path,
        ...(reply.raw.writableFinished ? { status: reply.statusCode } : { aborted: true }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      // Files are many and say little.
      if (path.startsWith('/assets/') || path.startsWith('/cdn/')) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
  });
});
