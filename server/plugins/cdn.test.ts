import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withApp } from '../../tests/support/app.ts';

const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'tomato' } })
  .png()
  .toBuffer();

const server = withApp({ missingImages: { '/products/tee.png': picture, '/products/cap.png': picture } });

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

test.each(['/cdn/products/mug.png', '/api/v1/image-resize/m?image_url=/products/mug.png'])(
  'a picture that nobody can draw is not found: %s',
  async (address) => {
    expect((await server.app.inject(address)).statusCode).toBe(404);
  },
);
