import plugin from 'fastify-plugin';

// Browsers compare the worker's script on every visit: this one takes its place, and then leaves nothing behind.
const script = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** The kill switch: every phone gives its service worker and caches back at its next visit. */
export const disabledWorker = plugin(async (app) => {
  app.get('/sw.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
});
