import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { type CustomShop, customShopFiles, insertCustomShop } from '#tests/support/custom-shop.ts';

const server = withApp({ cdn: customShopFiles });
let shop: CustomShop;
beforeAll(async () => {
  shop = await insertCustomShop(server.pool);
});

const picture = (method: string, graphic: string, size = 's') =>
  server.app.inject(`/api/v1/method-pictures/${method}/${graphic}?size=${size}`);

test('every method makes a graphic look its own way', async () => {
  const looks = [];
  for (const method of ['PRINTING', 'TRANSFER', 'EMBROIDERY']) {
    const { statusCode, headers, rawPayload } = await picture(method, shop.red);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 256, height: 256 });
    looks.push(rawPayload.toString('base64'));
  }
  expect(new Set(looks).size).toBe(3);
});

test('a path that is not in the shop has no picture, and no other address makes one', async () => {
  const hidden = await shop.make.graphic('hidden');
  await server.pool.query(`update graphic set state = 'READY' where id = $1`, [hidden]);
  const missing = '00000000-0000-4000-8000-000000000000';
  for (const graphic of [hidden, missing]) expect((await picture('PRINTING', graphic)).statusCode).toBe(404);
  expect((await picture('PRINTING', shop.broken)).statusCode).toBe(422);
  expect((await picture('PAINTING', shop.red)).statusCode).toBe(400);
  expect((await picture('PRINTING', shop.red, '4096')).statusCode).toBe(400);
  expect((await picture('PRINTING', 'x')).statusCode).toBe(400);
});

test('a graphic is measured once, and anew when its file changes', async () => {
  const read = async () => (await server.app.inject(`/api/v1/graphics/${shop.blue}/traits`)).json();
  const first = await read();
  expect(first).toEqual({
    thinnest_line: null,
    gradient_share: expect.closeTo(0, 1),
    color_count: expect.any(Number),
  });
  await server.pool.query('update graphic_traits set color_count = 77 where graphic_id = $1', [shop.blue]);
  expect(await read()).toEqual({ ...first, color_count: 77 });
  await server.pool.query(`update graphic set src = '/graphics/red.svg' where id = $1`, [shop.blue]);
  expect(await read()).toEqual(first);
});
