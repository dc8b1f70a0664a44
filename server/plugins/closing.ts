import plugin from 'fastify-plugin';

/**
 * The server closes as soon as the last request under way is answered. Node itself waits for connections that browsers
 * open in advance and never use.
 */
export const closing = plugin(async (app) => {
  let underWay = 0;
  let isClosing = false;
  const leave = () => {
    if (isClosing && underWay === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', async (_request, reply) => {
    underWay += 1;
    // Answered, or left by its client.
    reply.raw.once('close', () => {
      underWay -= 1;
      // The answer's last bytes go out first.
      setImmediate(leave);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    leave();
  });
});
