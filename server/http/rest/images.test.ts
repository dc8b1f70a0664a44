import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { externalReferences, gifWithFrames } from '#tests/support/hostile-images.ts';

const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();

const shadow = await sharp({ create: { width: 60, height: 30, channels: 4, background: '#0001' } })
  .png()
  .toBuffer();

const server = withApp({
  cdn: {
    'products/tee.png': picture,
    '고양이 1.png': picture,
    'shadow.png': shadow,
    'broken.png': picture.subarray(0, 40),
    'notes.txt': 'no',
    'tee.jpg': picture,
    'nosy.svg': externalReferences['a file'] ?? '',
    'frames.gif': gifWithFrames(50_000),
  },
});

const resize = (
  path: string,
  options: { size?: string; accept?: string; headers?: Record<string, string> } = {},
) =>
  server.app.inject({
    url: `/api/v1/image-resize/${options.size ?? 's'}?image_url=${encodeURIComponent(path)}`,
    headers: { accept: options.accept ?? 'image/avif,image/webp,*/*', ...options.headers },
  });

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a browser that accepts %s gets %s', async (accept, type, format) => {
  const { statusCode, headers, rawPayload } = await resize('/products/tee.png', { size: 'm', accept });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    'cache-control': 'public, max-age=2592000, stale-while-revalidate=2592000',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: 480, height: 240 });
});

test('a picture with transparency is WebP also where AVIF is accepted: browsers would lose its faint parts', async () => {
  const { headers, rawPayload } = await resize('/shadow.png', { accept: 'image/avif,image/webp,*/*' });
  expect(headers['content-type']).toBe('image/webp');
  const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(data[3]).toBeCloseTo(0x11, -1);
});

test('a name with Hangul and a space is a name', async () => {
  expect((await resize('/고양이 1.png')).statusCode).toBe(200);
});

test('the second request is answered from disk, the third by what the browser has', async () => {
  const first = await resize('/products/tee.png', { size: 'l' });
  const kept = await readdir(join(server.folder, 'data/cache/images'));
  const second = await resize('/products/tee.png', { size: 'l' });
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(await readdir(join(server.folder, 'data/cache/images'))).toEqual(kept);
  const third = await resize('/products/tee.png', {
    size: 'l',
    headers: { 'if-none-match': String(second.headers.etag) },
  });
  expect([third.statusCode, third.body]).toEqual([304, '']);
});

test.each([
  ['/none.png', 404, 'IMAGE_NOT_FOUND'],
  ['/products', 404, 'IMAGE_NOT_FOUND'],
  ['/broken.png', 422, 'IMAGE_BROKEN'],
  ['/notes.txt', 422, 'IMAGE_BROKEN'],
  ['/tee.jpg', 422, 'IMAGE_BROKEN'],
  ['/nosy.svg', 422, 'IMAGE_BROKEN'],
  ['/frames.gif', 422, 'IMAGE_BROKEN'],
  ['/../server.pid', 400, 'IMAGE_URL_INVALID'],
  ['https://cdn.shop.test@127.0.0.1/a.png', 400, 'IMAGE_URL_INVALID'],
  ['//evil.example/a.png', 400, 'IMAGE_URL_INVALID'],
  ['', 400, 'IMAGE_URL_INVALID'],
])('%j is refused with %i %s', async (path, status, code) => {
  const { statusCode, headers, body } = await resize(path);
  expect(statusCode).toBe(status);
  expect(JSON.parse(body)).toMatchObject({ code });
  expect(headers['cache-control']).toBe('no-store');
});

test('a link out of the picture folder leads nowhere', async () => {
  await symlink('/etc', join(server.folder, 'data/cdn/out'));
  const { statusCode, body } = await resize('/out/hostname');
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'IMAGE_NOT_FOUND']);
});
