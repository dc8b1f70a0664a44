import { once } from 'node:events';
import { connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { connectionDraining } from './connection-draining.ts';

async function openServer() {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: answer, resolve: release } = Promise.withResolvers<string>();
  const app = fastify({ forceCloseConnections: 'idle' });
  await app.register(connectionDraining);
  app.post('/slow', async () => 'done');
  app.get('/slow', () => {
    arrive();
    return answer;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address, arrived, release };
}

test('an idle connection does not delay the close', async () => {
  const { app, address } = await openServer();
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  await once(silent, 'connect');
  // By now the server has accepted the idle connection, too.
  await fetch(address);
  await app.close();
  expect(app.server.listening).toBe(false);
  silent.destroy();
});

test('a client that disconnected during its request does not delay the close', async () => {
  const { app, address } = await openServer();
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  const leaving = connect(Number(new URL(address).port), '127.0.0.1');
  const headers = ['Host: shop.test', 'Content-Type: application/json', 'Content-Length: 1000'];
  leaving.write(['POST /slow HTTP/1.1', ...headers, '', '{"half'].join('\r\n'));
  const [, response] = await once(app.server, 'request');
  leaving.destroy();
  await once(response, 'close');
  await app.close();
  expect(app.server.listening).toBe(false);
  silent.destroy();
});

test('a pending request is answered before the server closes', async () => {
  const { app, address, arrived, release } = await openServer();
  const pending = fetch(`${address}/slow`);
  await arrived;
  const closed = app.close();
  release('done');
  expect(await (await pending).text()).toBe('done');
  await closed;
});
