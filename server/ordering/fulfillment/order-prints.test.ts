import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Polling } from '#server/platform/jobs/polling.ts';
import { withApp } from '#tests/support/app.ts';
import { type CustomShop, customShopFiles, insertCustomShop } from '#tests/support/custom-shop.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { itemsOf, ordering, paymentEnvironment } from '#tests/support/ordering.ts';
import { markPaid } from '../payments/settle-order.ts';
import { startOrderPrints } from './order-print-queue.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = withApp({ environment: paymentEnvironment, cdn: customShopFiles, jobs: true });
const { pool } = server;
const asShopper = memberRequests(server);
const asAdmin = memberRequests(server, 'admin');
const asBrand = memberRequests(server, 'brand');
const { buy } = ordering(asShopper);
const log = { warn: vi.fn() };

let shop: CustomShop;
let variantId: string;
let shopperId: string;
let worker: Polling;

beforeAll(async () => {
  await asShopper('GET', '/me/agreements');
  shopperId = await memberId('shopper');
  shop = await insertCustomShop(pool);
  variantId = await shop.make.variant(shop.option, 'M', 50);
  worker = await startOrderPrints({
    pool,
    jobs: server.app.jobs,
    prints: server.app.orderPrints,
    log,
    pollMs: 500,
  });
});
afterAll(() => worker.close());

const memberId = async (name: string) =>
  (await pool.query(`select id from "user" where email = $1`, [`${name}@kkumim.test`])).rows[0].id;

/** A tee with a graphic in the upper left corner of its front, 100 mm wide, and one on its back. */
async function orderTee(front: string, back: string) {
  const { make } = shop;
  const customId = await make.insert('product_custom', {
    product_id: shop.product,
    option_id: shop.option,
    user_id: shopperId,
    method: 'PRINTING',
    type: 'USER',
    name_ko: '달밤',
  });
  for (const [mockup_group_id, graphic_id] of [
    [shop.front, front],
    [shop.back, back],
  ]) {
    const mockup = { product_custom_id: customId, mockup_group_id };
    await make.insert('custom_layer', {
      custom_mockup_id: await make.insert('custom_mockup', mockup),
      graphic_id,
      position: 0,
      x_coordinate: 300,
      y_coordinate: 200,
      width: 100,
      height: 100,
    });
  }
  const answer = await buy(itemsOf([variantId, 1, customId]));
  const orderId: string = answer.json().id;
  const { rows } = await pool.query('select id from order_product where order_id = $1', [orderId]);
  return { customId, orderId, lineId: rows[0].id as string };
}

const pay = (orderId: string) =>
  inTransaction(pool, (transaction) =>
    markPaid(transaction, orderId, { paidAt: new Date(), transactionId: randomUUID() }),
  );

const list = (lineId: string, as = asAdmin) => as('GET', `/admin/order-products/${lineId}/print-files`);
const read = (id: string, as = asAdmin) => as('GET', `/admin/print-files/${id}`);

const made = (lineId: string, count = 2) =>
  vi.waitFor(
    async () => {
      const { print_files } = (await list(lineId)).json();
      expect(print_files).toHaveLength(count);
      return print_files as { id: string; width: number; height: number; dpi: number; name_ko: string }[];
    },
    { timeout: 40_000, interval: 500 },
  );

const rowsOf = async (lineId: string) =>
  (await pool.query('select * from order_print_file where order_product_id = $1 order by id', [lineId])).rows;

const colorAt = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

test('a line that is paid is printed as it was ordered, although custom and graphic have changed', async () => {
  const moved = await shop.make.graphic('moved');
  await pool.query(`update graphic set src = '/graphics/red.svg', width = 10, height = 10 where id = $1`, [
    moved,
  ]);
  const { customId, orderId, lineId } = await orderTee(moved, shop.blue);
  await pool.query(`update graphic set src = '/graphics/elsewhere.svg' where id = $1`, [moved]);
  await pool.query(
    `update custom_layer set deleted_at = now() where custom_mockup_id in
       (select id from custom_mockup where product_custom_id = $1)`,
    [customId],
  );
  await pool.query('update product_custom set deleted_at = now() where id = $1', [customId]);
  await pay(orderId);

  const files = await made(lineId);
  // 300 x 400 mm.
  const size = { width: 3543, height: 4724, dpi: 300 };
  expect(files).toMatchObject([
    { ...size, name_ko: '앞' },
    { ...size, name_ko: '뒤' },
  ]);
  const colors = [
    [0xe0, 0, 0, 255],
    [0, 0, 0xe0, 255],
  ];
  for (const [index, { id }] of files.entries()) {
    const answer = await read(id);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+-1-[0-9a-f]{8}\.png"$/),
    });
    const png = answer.rawPayload;
    expect(await sharp(png).metadata()).toMatchObject({ width: 3543, height: 4724, density: 300 });
    expect(await colorAt(png, 590, 590)).toEqual(colors[index]);
    expect((await colorAt(png, 1200, 590))[3]).toBe(0);
  }
});

test('an order keeps its picture when the custom and its picture are deleted', async () => {
  const { orderId, lineId } = await orderTee(shop.red, shop.blue);
  await pay(orderId);
  const src = await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select image_src from order_product where id = $1', [lineId]);
      expect(rows[0].image_src).toMatch(/^\/order-pictures\/[0-9a-f-]{36}\.webp$/);
      return rows[0].image_src as string;
    },
    { timeout: 40_000, interval: 500 },
  );
  const picture = await server.app.files.get('public', src.slice(1));
  expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 1200 });
});

test('no print file is made for an order that is not paid', async () => {
  const { lineId } = await orderTee(shop.red, shop.blue);
  const { rows } = await pool.query('select is_print_due from order_product where id = $1', [lineId]);
  expect(rows).toEqual([{ is_print_due: false }]);
  expect((await list(lineId)).json()).toEqual({ side_count: 2, print_files: [] });
});

test('files that are made twice are the same', async () => {
  const { lineId } = await orderTee(shop.red, shop.blue);
  const make = () => server.app.orderPrints.make(lineId, randomUUID());
  await make();
  const before = await rowsOf(lineId);
  expect(before).toHaveLength(2);
  await make();
  expect(await rowsOf(lineId)).toEqual(before);
});

test('a graphic without a file holds up neither the other side nor other orders, and is tried again', async () => {
  const late = await shop.make.graphic('late');
  await pool.query(`update graphic set src = '/graphics/late.svg', width = 10, height = 10 where id = $1`, [
    late,
  ]);
  const { orderId, lineId } = await orderTee(shop.red, late);
  await pay(orderId);
  const [front] = await made(lineId, 1);
  await vi.waitFor(
    () =>
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({ orderProductId: lineId }),
        expect.stringContaining('will retry'),
      ),
    { timeout: 40_000, interval: 500 },
  );
  // The job ends after its warning.
  await vi.waitFor(async () => {
    const { rows } = await pool.query(`select state from jobs.job where data->>'orderProductId' = $1`, [
      lineId,
    ]);
    expect(rows).toEqual([{ state: 'retry' }]);
  });
  await writeFile(join(server.folder, 'data/cdn/graphics/late.svg'), customShopFiles['graphics/red.svg']);
  await pool.query(`update jobs.job set start_after = now() where data->>'orderProductId' = $1`, [lineId]);
  expect((await made(lineId)).map(({ id }) => id)).toContain(front?.id);
});

describe('print files are read', () => {
  let lineId: string;
  let fileId: string;
  beforeAll(async () => {
    ({ lineId } = await orderTee(shop.red, shop.blue));
    await server.app.orderPrints.make(lineId, randomUUID());
    [{ id: fileId }] = (await rowsOf(lineId)) as [{ id: string }];
  });

  test('by nobody else', async () => {
    for (const as of [asShopper, memberRequests(server, 'artist')]) {
      expect((await list(lineId, as)).statusCode).toBe(403);
      expect((await read(fileId, as)).statusCode).toBe(403);
    }
    expect((await list(lineId, asBrand)).statusCode).toBe(404);
    expect((await read(fileId, asBrand)).statusCode).toBe(404);
    for (const path of [`order-products/${lineId}/print-files`, `print-files/${fileId}`]) {
      expect((await server.app.inject(`/api/v1/admin/${path}`)).statusCode).toBe(401);
    }
    expect((await list(randomUUID())).statusCode).toBe(404);
    expect((await read(randomUUID())).statusCode).toBe(404);
  });

  test('by operators and by members of the brand, and every time is recorded', async () => {
    await pool.query(
      'insert into brand_member (brand_id, user_id) select brand_id, $2 from order_product where id = $1',
      [lineId, await memberId('brand')],
    );
    for (const as of [asAdmin, asBrand]) {
      expect((await list(lineId, as)).json()).toMatchObject({ side_count: 2, print_files: [{}, {}] });
      expect((await read(fileId, as)).statusCode).toBe(200);
    }
    const { rows } = await pool.query(
      'select actor_id, user_id, action from admin_access_log where subject_id = any($1) order by id',
      [[lineId, fileId]],
    );
    const actors = [await memberId('admin'), await memberId('brand')];
    expect(rows).toEqual(
      actors.flatMap((actor_id) =>
        ['print-file.list', 'print-file.read'].map((action) => ({ actor_id, user_id: shopperId, action })),
      ),
    );
  });
});
