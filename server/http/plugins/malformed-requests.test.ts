import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';

type LogLine = { readonly level: number; readonly trace_id?: string; readonly path?: string };

const logged: LogLine[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
const server = withApp({ log });

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});

function open() {
  const { port } = server.app.server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

async function answerTo(...lines: string[]): Promise<string> {
  const socket = open();
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

test.each([
  [['Host: shop.test', 'Host: evil.test']],
  [['Host: shop.test', 'hOST: shop.test']],
  [['Host: shop.test/evil']],
  [['Host: user@shop.test']],
  [['Host: shop<test']],
])('%j is answered with 400', async (hosts) => {
  const answer = await answerTo('GET /healthz HTTP/1.1', ...hosts);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/content-type: application\/problem\+json/i);
});

test.each(['shop.test', 'shop_1:3000', '[::1]:3000', 'xn--3s4bk50a.test'])('%s is a host', async (host) => {
  expect(await answerTo('GET /healthz HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['POST', '/v1/graphql', 'application/json'],
  ['DELETE', '/api/v1/push/subscription', 'application/json'],
  ['POST', '/realms/kkumim/protocol/openid-connect/token', 'application/x-www-form-urlencoded'],
])('a client that leaves in the middle of %s %s is no error of the shop', async (method, path, type) => {
  const socket = open();
  const headers = ['Host: shop.test', `Content-Type: ${type}`, 'Content-Length: 1000'];
  socket.write([`${method} ${path} HTTP/1.1`, ...headers, '', '{"query'].join('\r\n'));
  await once(server.app.server, 'request');
  socket.destroy();
  const request = await vi.waitUntil(() => logged.find((line) => line.path === path));
  const lines = logged.filter(({ trace_id }) => trace_id === request.trace_id);
  expect(lines).toEqual([expect.objectContaining({ level: 30, aborted: true })]);
});
