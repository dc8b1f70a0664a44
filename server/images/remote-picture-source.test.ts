import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { largestPicture } from './picture-source.ts';
import { remotePictureSource } from './remote-picture-source.ts';

async function cdnThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

test('a picture of the CDN arrives, also below a path with Hangul', async () => {
  const asked: (string | undefined)[] = [];
  const cdn = await cdnThat((request, response) => {
    asked.push(request.url);
    response.end('picture');
  });
  const source = remotePictureSource(`${cdn}/shop`, { allowPrivate: true });
  expect(await source.read('/고양이 1.webp')).toEqual({ ok: true, value: Buffer.from('picture') });
  expect(asked).toEqual([`/shop/${encodeURIComponent('고양이 1.webp')}`]);
});

test.each([
  ['a redirect is not followed', 302, 'unreachable'],
  ['a failing CDN is unreachable', 500, 'unreachable'],
  ['a missing picture is missing', 404, 'not-found'],
] as const)('%s', async (_what, status, problem) => {
  const cdn = await cdnThat((_request, response) => {
    response.writeHead(status, { location: 'http://169.254.169.254/' }).end();
  });
  const source = remotePictureSource(cdn, { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem });
});

test('a picture larger than 10 MB is not read to its end', async () => {
  const piece = Buffer.alloc(1024 * 1024);
  let sent = 0;
  const cdn = await cdnThat((_request, response) => {
    const send = () => {
      sent += piece.length;
      if (!response.destroyed && sent < 5 * largestPicture) response.write(piece, send);
    };
    send();
  });
  const source = remotePictureSource(cdn, { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'too-large' });
  expect(sent).toBeLessThan(3 * largestPicture);
});

test('a CDN that keeps silent is given up after 5 seconds', { timeout: 20_000 }, async () => {
  const source = remotePictureSource(await cdnThat(() => {}), { allowPrivate: true });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'unreachable' });
});

test.each([
  'http://127.0.0.1:PORT',
  'http://localhost:PORT',
  'http://0x7f.1:PORT',
  'http://2130706433:PORT',
  'http://[::1]:PORT',
  'http://[::ffff:127.0.0.1]:PORT',
])('%s is a private address, and never asked', async (address) => {
  let asked = 0;
  const cdn = await cdnThat((_request, response) => {
    asked += 1;
    response.end('secret');
  });
  const source = remotePictureSource(address.replace('PORT', new URL(cdn).port), { allowPrivate: false });
  expect(await source.read('/a.webp')).toEqual({ ok: false, problem: 'unreachable' });
  expect(asked).toBe(0);
});
