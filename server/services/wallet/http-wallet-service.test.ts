import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpWalletService } from './http-wallet-service.ts';

afterEach(() => vi.restoreAllMocks());

const wallet = { email: 'jiwoo@mail.test', code: '123456', password: 'wallet1234' };

async function withService(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: { call: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    requests.push({ call: `${method} ${url}`, headers, body: await text(request) });
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const warnings: object[] = [];
  const log = { warn: (details: object) => warnings.push(details) };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const service = createHttpWalletService({ findAddress: async () => ({ url, token: 'secret' }), log });
  return { service, requests, warnings };
}

const answering = (status: number, body: object | string = '') =>
  withService((_request, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end(JSON.stringify(body));
  });

test('the service gets what it needs, and the key that makes a repetition harmless', async () => {
  const { service, requests } = await answering(201, { wallet_id: 'w-1', and: 'more' });
  expect(await service.create(wallet, 'member:key')).toEqual({ ok: true, value: 'w-1' });
  expect(requests).toMatchObject([
    {
      call: 'POST /v1/wallets',
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'member:key' },
      body: JSON.stringify(wallet),
    },
  ]);
});

test('the id of a wallet is a part of the path, whatever it is', async () => {
  const { service, requests } = await answering(200, { amount: 12_300 });
  expect(await service.readBalance('a/../b?c')).toEqual({ ok: true, value: 12_300 });
  expect(requests[0]?.call).toBe('GET /v1/wallets/a%2F..%2Fb%3Fc/balance');
});

test.each([
  [409, 'email-exists'],
  [410, 'code-expired'],
  [422, 'code-mismatch'],
  [429, 'too-many'],
  [307, 'unavailable'],
  [400, 'unavailable'],
  [401, 'unavailable'],
  [404, 'unavailable'],
  [500, 'unavailable'],
])('status %i of a creation: %s', async (status, problem) => {
  const { service } = await answering(status);
  expect(await service.create(wallet, 'key')).toEqual({ ok: false, problem });
});

test.each([{}, { wallet_id: '' }, { wallet_id: 7 }, '<html>'])('an answer %j is none', async (body) => {
  const { service } = await answering(201, body);
  expect(await service.create(wallet, 'key')).toEqual({ ok: false, problem: 'unavailable' });
});

test('a slow service is given up, and after five failures nobody waits for it', async () => {
  const deadline = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const { service, requests } = await withService(() =>
    deadline.abort(new DOMException('too late', 'TimeoutError')),
  );
  for (let each = 0; each < 8; each += 1) {
    expect(await service.connect(wallet.email, wallet.password)).toEqual({
      ok: false,
      problem: 'unavailable',
    });
  }
  expect(requests.length).toBeLessThanOrEqual(5);
});

test('wallets that do not exist keep nobody from their own', async () => {
  const { service } = await withService((request, response) => {
    response.writeHead(request.url?.includes('gone') ? 404 : 200).end('{"amount":5}');
  });
  for (let each = 0; each < 8; each += 1) await service.readBalance('gone');
  expect(await service.readBalance('here')).toEqual({ ok: true, value: 5 });
});

test('the log says which call failed, and nothing of what was sent', async () => {
  const { service, warnings } = await answering(500);
  await service.create(wallet, 'key');
  await service.readBalance('w-1');
  expect(warnings).toEqual([
    { call: 'POST /wallets', reason: 'status 500' },
    { call: 'GET /wallets', reason: 'status 500' },
  ]);
});
