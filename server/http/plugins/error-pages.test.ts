import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { builtStorefront, bundleOf } from '../ssr/tests/bundle-fixture.ts';

const long = 'a'.repeat(4_000);

const server = withApp({ dist: builtStorefront, bundle: bundleOf('return screen(href)') });

/** As a browser opens an address. */
const open = (url: string, method: 'GET' | 'POST' = 'GET', language = 'ko-KR') =>
  server.app.inject({ method, url, headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': language } });

test.each([
  ['/artist/%E0%A4%A', 400],
  ['/product/%', 400],
  ['/product/%ff', 400],
  ['/nothing/here', 404],
  ['/nothing.html', 404],
  ['/artist/%00', 404],
  ['/..%2f..%2fetc/passwd', 404],
  [`/product/${long}`, 404],
])('somebody who opens %.20s sees a page, in their language', async (url, status) => {
  for (const [language, title] of [
    ['ko-KR', '없어요 | 꾸밈'],
    ['en-GB', 'Not &quot;found&quot; | 꾸밈'],
  ] as const) {
    const answer = await open(url, 'GET', language);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers.vary).toContain('accept-language');
  }
});

test('a form that is sent to a page gets one, too', async () => {
  const answer = await open('/cart', 'POST');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
});

test.each(['/main?%E0%A4%A', '/main?a=%', '/main?&&==', `/main?utm=${long}`])(
  'text that follows the question mark is no error: %.20s',
  async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('없어요');
  },
);

describe('a program gets a problem', () => {
  test.each([
    ['/api/v1/nothing', 'text/html', 404],
    ['/api/v1/%', 'text/html', 400],
    ['/v1/%E0%A4%A', 'text/html', 400],
    ['/realms/%', 'text/html', 400],
    ['/cdn/nothing.webp', 'text/html', 404],
    ['/product/%', '*/*', 400],
    ['/nothing.js', '*/*', 404],
  ])('%s, asked for as %s', async (url, accept, status) => {
    const answer = await server.app.inject({ url, headers: { accept } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'application/problem+json; charset=utf-8',
    ]);
  });
});

describe('as bytes of a connection', () => {
  beforeAll(async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  async function send(path: string, ...headers: string[]): Promise<string> {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const lines = [`GET ${path} HTTP/1.1`, 'Host: shop.test', 'Connection: close', ...headers];
    socket.write([...lines, '', ''].join('\r\n'));
    return await text(socket);
  }

  test.each([
    ['//main', '/main'],
    ['///main?a=//b', '/main?a=//b'],
    ['/mypage//order', '/mypage/order'],
    ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
    ['/\\evil', '/evil'],
  ])('%s leads to %s of this shop', async (path, location) => {
    const answer = await send(path, 'Accept: text/html');
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(answer).toContain(`location: ${location}\r\n`);
  });

  test('an address and cookies longer than the server reads are answered with a page', async () => {
    const longer = 'a'.repeat(20_000);
    const requests: readonly (readonly [string, ...string[]])[] = [
      [`/search?keyword=${longer}`],
      ['/cart', 'Accept-Language: ko', `Cookie: a=${longer}`],
    ];
    for (const request of requests) {
      const answer = await send(...request);
      expect(answer).toMatch(/^HTTP\/1\.1 431 /);
      expect(answer).toContain('Content-Type: text/html');
      expect(answer).toContain('<title>없어요 | 꾸밈</title>');
    }
    expect(await send(`/api/v1/config?${longer}`)).toContain('Content-Type: application/json');
  });
});
