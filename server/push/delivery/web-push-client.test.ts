import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webPush from 'web-push';
import { tlsIdentity } from '../../../tests/support/push-service/certificate.ts';
import { testBrowser } from '../../../tests/support/push-service/test-browser.ts';
import { createWebPushClient } from './web-push-client.ts';

const agent = new Agent({ keepAlive: true, ca: tlsIdentity.cert, checkServerIdentity: () => undefined });
const served = new WeakMap<object, number>();
let connections = 0;
/** Answers one message on each connection. */
const pushService = createServer(tlsIdentity, (request, response) => {
  const count = served.get(request.socket) ?? 0;
  served.set(request.socket, count + 1);
  if (count > 0) request.socket.destroy();
  else response.writeHead(201).end();
}).on('secureConnection', () => {
  connections += 1;
});

beforeAll(async () => {
  pushService.listen(0, '127.0.0.1');
  await once(pushService, 'listening');
});
afterAll(() => {
  agent.destroy();
  pushService.close();
});

test('a message is sent again at once when the kept connection was closed meanwhile', async () => {
  const send = createWebPushClient({ subject: 'mailto:help@shop.test', agent });
  const { p256dh, auth } = testBrowser();
  const message = {
    p256dh,
    auth,
    payload: '{}',
    ttl: 60,
    topic: 'restock',
    urgency: 'high',
    key: webPush.generateVAPIDKeys(),
    endpoint: `https://127.0.0.1:${(pushService.address() as AddressInfo).port}/send/one`,
  } as const;
  expect(await send(message)).toEqual({ outcome: 'accepted' });
  expect(await send(message)).toEqual({ outcome: 'accepted' });
  expect(connections).toBe(2);
});
