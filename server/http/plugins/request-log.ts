import plugin from 'fastify-plugin';

/** Letters; an address of the shop has far fewer, and one of 15 kB would be a log line of 15 kB. */
const maxPathLength = 300;

/** Logs one line per request, without the query string, which may contain personal data. */
export const requestLog = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Unlike Fastify's onResponse hook, this also covers clients that disconnect before the response.
    reply.raw.once('close', () => {
      const [path = ''] = request.originalUrl.split('?');
      const line = {
        method: request.method,
        path: path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path,
        ...(reply.raw.writableFinished ? { status: reply.statusCode } : { aborted: true }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      // Static files would flood the log.
      if (path.startsWith('/assets/') || path.startsWith('/cdn/')) request.log.debug(line, 'request');
      else request.log.info(line, 'request');
    });
  });
});
