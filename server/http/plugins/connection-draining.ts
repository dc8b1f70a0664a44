import plugin from 'fastify-plugin';

/**
 * Lets the server close as soon as the last pending request has been answered. Node itself would also wait for idle
 * connections, which browsers open in advance.
 */
export const connectionDraining = plugin(async (app) => {
  let pending = 0;
  let isClosing = false;
  const closeIfIdle = () => {
    if (isClosing && pending === 0) app.server.closeAllConnections();
  };
  app.addHook('onRequest', async (_request, reply) => {
    pending += 1;
    // Emitted when the response has been sent and when the client has disconnected.
    reply.raw.once('close', () => {
      pending -= 1;
      // The last bytes of the response are sent first.
      setImmediate(closeIfIdle);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    closeIfIdle();
  });
});
