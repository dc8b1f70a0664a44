import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Message } from './message.ts';
import { createSmsAdapter } from './sms-adapter.ts';

const message: Message = {
  channel: 'sms',
  kind: 'SIGN_UP_CODE',
  locale: 'ko',
  recipient: '01012345678',
  text: '[꾸밈] 인증번호 123456',
};

afterEach(() => vi.restoreAllMocks());

async function startProvider(
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
) {
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
}

const send = (url: string) =>
  createSmsAdapter({ url, token: 'secret', sender: '0212345678' }).call('the-key', message);

test('the provider gets the message, its key and who sends it', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const url = await startProvider(async (request, response) => {
    const { authorization, 'idempotency-key': key } = request.headers;
    resolve({ method: request.method, url: request.url, authorization, key, body: await text(request) });
    response.end('{}');
  });
  expect(await send(url)).toEqual({ outcome: 'done' });
  const { kind, recipient, text: words, locale } = message;
  expect(await promise).toEqual({
    method: 'POST',
    url: '/messages',
    authorization: 'Bearer secret',
    key: 'the-key',
    body: JSON.stringify({ kind, from: '0212345678', to: recipient, text: words, locale }),
  });
});

test.each([
  [200, 'done'],
  [202, 'done'],
  [307, 'not-made'],
  [400, 'refused'],
  [401, 'not-made'],
  [404, 'not-made'],
  [408, 'unknown'],
  [409, 'unknown'],
  [422, 'refused'],
  [429, 'not-made'],
  [500, 'unknown'],
  [503, 'unknown'],
])('status %i: %s', async (status, outcome) => {
  const url = await startProvider((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end('01012345678 secret');
  });
  const reason = outcome === 'done' ? {} : { reason: `status ${status}` };
  expect(await send(url)).toEqual({ outcome, ...reason });
});

test('without a connection nothing was sent', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  await once(gone, 'listening');
  const { port } = gone.address() as AddressInfo;
  await once(gone.close(), 'close');
  const outcome = await send(`http://127.0.0.1:${port}/`);
  expect(outcome).toEqual({ outcome: 'not-made', reason: 'ECONNREFUSED' });
});

test('a lost answer leaves it unknown', async () => {
  const url = await startProvider((request) => void request.socket.destroy());
  expect(await send(url)).toEqual({ outcome: 'unknown', reason: 'UND_ERR_SOCKET' });
});

test('a provider that does not answer in time leaves it unknown', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const url = await startProvider(() => deadline.abort(new DOMException('too late', 'TimeoutError')));
  expect(await send(url)).toEqual({ outcome: 'unknown', reason: 'TimeoutError' });
});
