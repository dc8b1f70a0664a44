import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endWithShop, sayReady } from '../processes/process-of-shop.ts';
import { buildSandboxSocial } from './sandbox-social-server.ts';

// A process of its own, see open-sandbox-social.ts.
endWithShop();

// The issuers are called by their port, which has to be known before they are made.
const server = createServer();
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as AddressInfo;
  const secret = process.env.SANDBOX_SOCIAL_SECRET ?? '';
  const app = await buildSandboxSocial({ secret, origin: `http://127.0.0.1:${port}` });
  await app.ready();
  server.on('request', app.routing);
  sayReady(port);
});
