import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { maxImageBytes } from './image-source.ts';
import { createRemoteImageSource } from './remote-image-source.ts';

async function startCdn(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('an image of the CDN is read, also below a path with Hangul', async () => {
  const requestedUrls: (string | undefined)[] = [];
  const cdn = await startCdn((request, response) => {
    requestedUrls.push(request.url);
    response.end('image');
  });
  const source = createRemoteImageSource(`${cdn}/shop`, { allowPrivate: true });
  expect(await source.read('/고양이 1.webp')).toEqual({ ok: true, value: Buffer.from('image') });
  expect(requestedUrls).toEqual([`/shop/${encodeURIComponent('고양이 1.webp')}`]);
});

test.each([
  ['a redirect is not followed', 302, 'unreachable'],
  ['a failing CDN is unreachable', 500, 'unreachable'],
  ['a missing image is not found', 404, 'not-found'],
] as const)('%s', async (_what, status, problem) => {
  const cdn = await startCdn((_request, response) => {
    response.writeHead(status, { location: 'http://169.254.169.254/' }).end();
  });
  const source = createRemoteImageSource(cdn, { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem });
});

test('an image larger than 10 MB is not read to its end', async () => {
  const chunk = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const cdn = await startCdn((_request, response) => {
    const send = () => {
      sent += chunk.length;
      if (!response.destroyed && sent < 5 * maxImageBytes) response.write(chunk, send);
    };
    send();
  });
  const source = createRemoteImageSource(cdn, { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'too-large' });
  expect(sent).toBeLessThan(3 * maxImageBytes);
});

test('a CDN that does not respond times out after 5 seconds', { timeout: 20_000 }, async () => {
  const source = createRemoteImageSource(await startCdn(() => {}), { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'unreachable' });
});

test.each([
  'http://127.0.0.1:PORT',
  'http://localhost:PORT',
  'http://0x7f.1:PORT',
  'http://2130706433:PORT',
  'http://[::1]:PORT',
  'http://[::ffff:127.0.0.1]:PORT',
])('%s is a private address and gets no request', async (address) => {
  let requests = 0;
  const cdn = await startCdn((_request, response) => {
    requests += 1;
    response.end('secret');
  });
  const source = createRemoteImageSource(address.replace('PORT', new URL(cdn).port), { allowPrivate: false });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'unreachable' });
  expect(requests).toBe(0);
});
