import plugin from 'fastify-plugin';

/** One line per answered request. The query string stays out: it may hold what nobody but the shopper should read. */
export const requestLog = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    // Files are many and say little.
    if (path.startsWith('/assets/') || path.startsWith('/cdn/')) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
});
