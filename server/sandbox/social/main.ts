import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceReady } from '../services/open-local-service.ts';
import { buildSandboxSocial } from './sandbox-social-server.ts';

// A process of its own, started by the shop's and ending with it: see open-sandbox-social.ts.

// The channel closes however the shop ends, by `kill -9` too.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

// The issuers are called by their port, which has to be known before they are made.
const server = createServer();
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo;
  const secret = process.env.SANDBOX_SOCIAL_SECRET ?? '';
  const app = await buildSandboxSocial({ secret, origin: `http://127.0.0.1:${port}` });
  await app.ready();
  server.on('request', app.routing);
  process.send?.({ kind: 'ready', port } satisfies ServiceReady);
});
