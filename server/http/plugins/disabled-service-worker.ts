import plugin from 'fastify-plugin';

// Browsers check the service worker script for updates: this one replaces the shop's, clears caches and unregisters.
// Already when it is installed: it becomes active only when the other one is idle, which a broken one may never be. The
// browser unregisters it after the installation, which must therefore not wait for that. Until the open pages are left,
// the other one may cache something again.
const script = `self.addEventListener('install', (event) => {
  self.skipWaiting();
  self.registration.unregister();
  event.waitUntil(deleteCaches());
});
self.addEventListener('activate', (event) => event.waitUntil(deleteCaches()));
async function deleteCaches() {
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

/** Kill switch: every browser removes its service worker and caches at its next visit. */
export const disabledServiceWorker = plugin(async (app) => {
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
});
