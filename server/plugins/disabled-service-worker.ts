import plugin from 'fastify-plugin';

// Browsers check the service worker script for updates: this one replaces the shop's, clears caches and unregisters.
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregister()));
async function unregister() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Kill switch: every browser removes its service worker and caches at its next visit. */
export const disabledServiceWorker = plugin(async (app) => {
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
});
