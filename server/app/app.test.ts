import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { withApp } from '#tests/support/app.ts';

const server = withApp({
  dist: {
    'assets/main-a1b2c3.js': 'export {}',
    'assets/main-a1b2c3.js.br': 'compressed',
    'assets/main-a1b2c3.js.map': 'secret',
    'sw.js': 'self',
    'sw.js.map': 'secret',
    'manifest.webmanifest': '{}',
    '.source-stamp': 'secret',
  },
  cdn: { 'products/tee.webp': 'picture', 'art/cat.svg': '<svg/>', '.hidden': 'secret' },
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('every answer', () => {
  test.each([
    ['/main', 'same-origin-allow-popups'],
    ['/api/v1/config', 'same-origin-allow-popups'],
    ['/cdn/products/tee.webp', 'same-origin-allow-popups'],
    ['/api/v1/nothing', 'same-origin-allow-popups'],
    // Pages load dozens of them, and each would carry what only documents obey.
    ['/assets/main-a1b2c3.js', undefined],
  ])('%s carries the security headers', async (url, openerPolicy) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['cross-origin-opener-policy']).toBe(openerPolicy);
    expect(headers['content-security-policy']).toMatch(/default-src '(self|none)'/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('has a request id of our own making', async () => {
    const { headers } = await get('/healthz', { 'x-request-id': 'mine', 'request-id': 'mine' });
    expect(headers['x-request-id']).not.toBe('mine');
  });
});

test('the policy of a page allows no inline script, no plugin and no frame around it', async () => {
  const { headers } = await get('/main');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  );
});

describe('a screen', () => {
  test.each(['/', '/main', '/mypage/order/1?from=mail', '/index.html'])(
    '%s is the page with the configuration in it',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      const [, inlined = ''] =
        /<script type="application\/json" id="shop-config">(.*?)<\/script><\/head>/.exec(body) ?? [];
      expect(JSON.parse(inlined)).toEqual((await get('/api/v1/config')).json());
    },
  );

  test('is sent compressed, and not at all when the browser has it', async () => {
    const { headers, rawPayload } = await get('/main', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(rawPayload).toString()).toContain('shop-config');
    const again = await get('/main', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a file of the storefront', () => {
  test('with a hash in its name is kept for ever, and was compressed beforehand', async () => {
    const { headers, body } = await get('/assets/main-a1b2c3.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'accept-encoding',
    });
    expect(body).toBe('compressed');
  });

  test.each([
    ['/sw.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s is asked for again every time', async (url, type) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': type });
  });

  test('of a former release is still there', async () => {
    const kept = join(server.folder, 'data/former-releases/assets');
    await writeFile(join(kept, 'main-former.js'), 'export {}');
    const { statusCode, headers } = await get('/assets/main-former.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/assets/main-0old0.js',
    '/assets/',
    '/assets/x',
    '/gone.js',
    '/.source-stamp',
    '/assets/main-a1b2c3.js.br',
    '/assets/main-a1b2c3.js.map',
    '/assets/main-a1b2c3.js%2emap',
    '/sw.js.map',
    '/shipped-operations.json',
  ])('%s is missing, and no page in its place', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});

describe('a picture of the CDN', () => {
  test('may be shown by any page and kept long, but never run', async () => {
    const { statusCode, headers } = await get('/cdn/art/cat.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=2592000, stale-while-revalidate=2592000',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/svg+xml',
    });
  });

  test.each([
    '/cdn/none.webp',
    '/cdn/',
    '/cdn/products',
    '/cdn/.hidden',
    '/cdn/../server.pid',
    '/cdn/..%2fserver.pid',
    '/cdn/%2e%2e/%2e%2e/dist/index.html',
    '/cdn/..%5cserver.pid',
    '/cdn//etc/passwd',
    '/cdn/products/..%2f..%2f..%2fdist%2findex.html',
    '/cdn/tee.webp%00.svg',
  ])('%s is not there', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 404]).toContain(statusCode);
    expect(body).toContain('trace_id');
  });
});

describe('a symbolic link among the pictures', () => {
  const outside = async (path: string) => {
    const file = join(server.folder, 'data', path);
    await writeFile(file, 'secret');
    return file;
  };

  test('to a file beside them is not followed', async () => {
    await symlink(await outside('key.pem'), join(server.folder, 'data/cdn/key.webp'));
    expect((await get('/cdn/key.webp')).statusCode).toBe(404);
  });

  test('to a folder beside them is not followed', async () => {
    await outside('other.pem');
    await symlink(join(server.folder, 'data'), join(server.folder, 'data/cdn/all'));
    expect((await get('/cdn/all/other.pem')).statusCode).toBe(404);
  });

  test('to another picture is followed', async () => {
    await symlink('tee.webp', join(server.folder, 'data/cdn/products/shirt.webp'));
    expect((await get('/cdn/products/shirt.webp')).body).toBe('picture');
  });
});

describe('a refusal', () => {
  test('has the shape of RFC 9457, a code, and words in both languages', async () => {
    const { statusCode, headers, body } = await get('/api/v1/nothing');
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(body)).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'NOT_FOUND',
      message: '요청하신 내용을 찾을 수 없습니다.',
      message_en: 'What you are looking for is not here.',
      trace_id: headers['x-request-id'],
    });
  });

  test.each([
    ['en-GB,en;q=0.9,ko;q=0.8', 'en', 'What you are looking for is not here.'],
    ['fr', 'ko', '요청하신 내용을 찾을 수 없습니다.'],
  ])('answers a browser that asks for %s in %s', async (accepted, language, message) => {
    const { headers, body } = await get('/api/v1/nothing', { 'accept-language': accepted });
    expect(headers['content-language']).toBe(language);
    expect(JSON.parse(body)).toMatchObject({ message, message_en: 'What you are looking for is not here.' });
  });

  test.each(['/%', '/main/%E0%A4', '/cdn/%c0%ae', '/api/v1/image-resize/%zz'])(
    'is the same for %s, which is no address',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(400);
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      expect(JSON.parse(body)).toMatchObject({ code: 'VALIDATION', trace_id: headers['x-request-id'] });
    },
  );

  test('names the field that is wrong', async () => {
    const { body } = await get('/api/v1/image-resize/xl?image_url=/a.webp');
    expect(JSON.parse(body)).toMatchObject({ status: 400, code: 'VALIDATION', fields: [{ field: 'size' }] });
    const missing = await get('/api/v1/image-resize/s');
    expect(JSON.parse(missing.body)).toMatchObject({ code: 'VALIDATION', fields: [{ field: 'image_url' }] });
  });

  test('is the same for an unexpected error, without a word about its cause', async () => {
    await server.pool.query('alter table applied_migration rename to hidden');
    const { statusCode, body } = await get('/readyz');
    await server.pool.query('alter table hidden rename to applied_migration');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toEqual({ status: 'not-ready', database: 'unreachable', migrations: 'unknown' });
  });

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s to a screen is refused', async (method) => {
    expect((await server.app.inject({ method, url: '/main' })).statusCode).toBe(405);
  });
});

test('the health of the process and its readiness are two things', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).json()).toEqual({ status: 'ready', database: 'ok', migrations: 'ok' });
});

test('many questions at once whether the shop is ready ask the database once', async () => {
  const query = vi.spyOn(server.pool, 'query');
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/readyz')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(query.mock.calls.length).toBeLessThan(10);
  query.mockRestore();
});

test('the REST interface describes itself', async () => {
  const { paths } = (await get('/api/v1/openapi.json')).json();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/v1/config', '/api/v1/image-resize/{size}', '/healthz', '/readyz']),
  );
});
