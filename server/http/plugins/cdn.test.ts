import { pino } from 'pino';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';

const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();

const logged: { level: number; msg: string; path?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (text) => logged.push(JSON.parse(text)) });

const server = withApp({
  missingImages: { '/products/tee.png': picture, '/products/cap.png': picture },
  log,
});

test('a picture of the demo shop that is not drawn yet is there when it is requested', async () => {
  const { statusCode, headers, rawPayload } = await server.app.inject('/cdn/products/tee.png');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload).toEqual(picture);
});

test('so it is in another size', async () => {
  const { statusCode, rawPayload } = await server.app.inject(
    '/api/v1/image-resize/m?image_url=/products/cap.png',
  );
  expect(statusCode).toBe(200);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 240 });
});

test('no picture that was sent is a warning in the log', async () => {
  logged.length = 0;
  await server.app.inject('/api/v1/image-resize/l?image_url=/products/tee.png');
  await server.app.inject('/cdn/products/tee.png');
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
});

test.each([
  [416, { range: 'bytes=900000-' }],
  [412, { 'if-match': '"another"' }],
  [412, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }],
])('a condition that a file does not meet is answered with %i', async (status, headers) => {
  const answer = await server.app.inject({ url: '/cdn/products/tee.png', headers });
  expect(answer.statusCode).toBe(status);
});

test('a line of the log is short, however long the address is', async () => {
  logged.length = 0;
  await server.app.inject(`/product/${'a'.repeat(15_000)}`);
  const lines = logged.filter(({ msg }) => msg === 'request');
  expect(lines.map(({ path }) => path?.length)).toEqual([301]);
});

test.each(['/cdn/products/mug.png', '/api/v1/image-resize/m?image_url=/products/mug.png'])(
  'a picture that nobody can draw is not found: %s',
  async (address) => {
    expect((await server.app.inject(address)).statusCode).toBe(404);
  },
);
