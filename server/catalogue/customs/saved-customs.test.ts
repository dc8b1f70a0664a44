import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { Polling } from '#server/platform/jobs/polling.ts';
import { withApp } from '#tests/support/app.ts';
import {
  type CustomShop,
  customShopFiles,
  insertCustomShop,
  layerOf,
  memberQueries,
  type Sides,
  saveCustomDocument,
  saveCustomVariables,
} from '#tests/support/custom-shop.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { startCustomPictures } from './custom-picture-queue.ts';

const server = withApp({ cdn: customShopFiles });
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const query = memberQueries(server);

const silent = { warn: () => {}, error: () => {} };
let shop: CustomShop;
let shopperId: string;
let close: () => Promise<void>;
let worker: Polling;

/** Starts what draws the pictures of customs, as the server does. */
async function startWorker() {
  const jobs = await openJobs(server.pool, silent);
  close = jobs.close;
  const { customPictures: pictures } = server.app;
  worker = await startCustomPictures({ pool: server.pool, jobs, pictures, log: silent, pollMs: 500 });
}
async function stopWorker() {
  await worker.close();
  await close();
}

beforeAll(async () => {
  shop = await insertCustomShop(server.pool);
  shopperId = (await query('{ user { id } }')).data.user[0].id;
  await startWorker();
});
afterAll(stopWorker);

let id: string;
beforeEach(() => {
  id = randomUUID();
});

const save = (sides: Sides, more: object = {}) => {
  const owner = { id, user_id: shopperId, product_id: shop.product, option_id: shop.option };
  return query(saveCustomDocument, saveCustomVariables({ ...owner, sides, ...more }));
};

async function savedSides() {
  const { data } = await query(
    `query ($id: uuid!) { product_custom_by_pk(id: $id) { custom_mockups(where: { deleted_at: { _is_null: true } },
      order_by: { mockup_group: { position: asc } }) { src mockup_group_id custom_layers { id } } } }`,
    { id },
  );
  return data.product_custom_by_pk.custom_mockups as {
    src: string | null;
    mockup_group_id: string;
    custom_layers: { id: string }[];
  }[];
}

const drawn = (before: string | null = null) =>
  vi.waitFor(
    async () => {
      const [side] = await savedSides();
      if (!side?.src || side.src === before) throw new Error('not drawn yet');
      return side.src;
    },
    { timeout: 30_000, interval: 200 },
  );

async function colorAt(src: string, x: number, y: number) {
  const picture = await server.app.inject(`/cdn${src}`);
  expect(picture.statusCode).toBe(200);
  const { data, info } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round((y / 1000) * info.height) * info.width + Math.round((x / 1000) * info.width)) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (red > 150 && green > 150 && blue > 150) return 'white';
  return red > blue ? 'red' : 'blue';
}

const pictureFiles = async () =>
  (await readdir(join(server.folder, 'data/cdn'), { recursive: true })).filter((name) =>
    name.startsWith('custom-pictures/'),
  );

test('a saved side is drawn by the server; a new save is drawn anew and the old picture removed', async () => {
  await save({ [shop.front]: [layerOf(shop.red)] });
  expect((await savedSides())[0]?.src).toBeNull();
  const first = await drawn();
  expect(await colorAt(first, 350, 250)).toBe('red');
  expect(await colorAt(first, 450, 250)).toBe('white');
  await save({ [shop.front]: [layerOf(shop.blue, { x_coordinate: 400 })] });
  const second = await drawn(first);
  expect([await colorAt(second, 350, 250), await colorAt(second, 450, 250)]).toEqual(['white', 'blue']);
  await vi.waitFor(async () => expect((await server.app.inject(`/cdn${first}`)).statusCode).toBe(404));
});

test('a custom that was saved while nobody drew is drawn after the next start', async () => {
  await stopWorker();
  await save({ [shop.front]: [layerOf(shop.blue)] });
  await startWorker();
  expect(await colorAt(await drawn(), 350, 250)).toBe('blue');
});

test('the last layer is on top, and what passes the print area is cut off', async () => {
  const wide = { x_coordinate: 250, width: 100 };
  await save({
    [shop.front]: [layerOf(shop.red), layerOf(shop.blue, { ...wide, position: 1, y_coordinate: 250 })],
  });
  const src = await drawn();
  expect(await colorAt(src, 320, 275)).toBe('blue');
  expect(await colorAt(src, 320, 225)).toBe('red');
  expect(await colorAt(src, 290, 275)).toBe('white');
});

test('a custom that is saved twice with the same ids, after a lost answer, is there once', async () => {
  const sides = { [shop.front]: [layerOf(shop.red)], [shop.back]: [layerOf(shop.blue)] };
  const [one, two] = [await save(sides), await save(sides)];
  expect([one.errors, two.errors]).toEqual([undefined, undefined]);
  const stored = await savedSides();
  expect(stored.map(({ custom_layers }) => custom_layers.length)).toEqual([1, 1]);
  const { rows } = await server.pool.query(
    'select count(*)::int as number from custom_mockup where product_custom_id = $1',
    [id],
  );
  expect(rows[0].number).toBe(2);
});

test('a removed side is gone with its layers and its picture, and a side that returns keeps what is new', async () => {
  const [front, back] = [layerOf(shop.red), layerOf(shop.blue)];
  await save({ [shop.front]: [front], [shop.back]: [back] });
  await drawn();
  const answer = await save({ [shop.front]: [front] }, { removed: [back.id] });
  expect(answer.data).toMatchObject({
    removedLayers: { affected_rows: 1 },
    removedSides: { affected_rows: 1 },
    insert_log: { affected_rows: 1 },
  });
  expect((await savedSides()).map(({ mockup_group_id }) => mockup_group_id)).toEqual([shop.front]);
  const again = layerOf(shop.blue);
  await save({ [shop.front]: [front], [shop.back]: [again] });
  expect((await savedSides()).map(({ custom_layers }) => custom_layers)).toEqual([
    [{ id: front.id }],
    [{ id: again.id }],
  ]);
});

test('a removed custom loses its picture, and gets one when it is brought back', async () => {
  await save({ [shop.front]: [layerOf(shop.red)] });
  const src = await drawn();
  const remove = `mutation ($id: uuid!, $at: timestamptz) {
    update_product_custom_by_pk(pk_columns: { id: $id }, _set: { deleted_at: $at }) { id } }`;
  await query(remove, { id, at: new Date().toISOString() });
  await vi.waitFor(async () => expect(await pictureFiles()).not.toContain(src.slice(1)), {
    timeout: 10_000,
  });
  await query(remove, { id, at: null });
  expect(await colorAt(await drawn(), 350, 250)).toBe('red');
});

test('a graphic that cannot be drawn leaves the side without a picture, and the next ones are drawn', async () => {
  await save({ [shop.front]: [layerOf(shop.broken)] });
  const { token } = (await asShopper('POST', `/customs/${id}/share`)).json();
  expect((await server.app.inject(`/api/v1/shared-customs/${token}/picture`)).statusCode).toBe(404);
  const broken = id;
  id = randomUUID();
  await save({ [shop.front]: [layerOf(shop.red)] });
  await drawn();
  id = broken;
  expect((await savedSides())[0]?.src).toBeNull();
});

test('a shared custom is seen by its link until the link is revoked, and nothing else of its owner', async () => {
  await save({ [shop.front]: [layerOf(shop.red)] });
  const shared = (await asShopper('POST', `/customs/${id}/share`)).json();
  expect((await asShopper('POST', `/customs/${id}/share`)).json()).toEqual(shared);
  const path = `/api/v1/shared-customs/${shared.token}`;
  const seen = await server.app.inject(path);
  expect(seen.json()).toMatchObject({
    name_ko: '나의 티셔츠',
    method: 'PRINTING',
    option: { id: shop.option, color_code: '#ffffff' },
    custom_mockups: [
      { src: null, mockup_group: { id: shop.front }, custom_layers: [{ graphic: { id: shop.red } }] },
    ],
    price_lines: [
      { part: 'base', amount: 10_000 },
      { part: 'option', amount: 500 },
      { part: 'side', amount: 2_000 },
      { part: 'graphic', amount: 1_000 },
    ],
  });
  for (const secret of [shopperId, id, 'kkumim.test']) expect(seen.body).not.toContain(secret);

  const picture = await server.app.inject(`${path}/picture`);
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });

  expect((await asArtist('DELETE', `/customs/${id}/share`)).statusCode).toBe(404);
  expect((await asShopper('DELETE', `/customs/${id}/share`)).statusCode).toBe(204);
  for (const gone of [path, `${path}/picture`]) expect((await server.app.inject(gone)).statusCode).toBe(404);
  const other = (await asShopper('POST', `/customs/${id}/share`)).json();
  expect(other.token).not.toBe(shared.token);
  expect((await server.app.inject(path)).statusCode).toBe(404);
});

test('a custom is shared by its owner only, and a token that was never given out opens nothing', async () => {
  await save({ [shop.front]: [layerOf(shop.red)] });
  expect((await asArtist('POST', `/customs/${id}/share`)).statusCode).toBe(404);
  expect((await asShopper('POST', `/customs/${randomUUID()}/share`)).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'POST', url: `/api/v1/customs/${id}/share` })).statusCode).toBe(
    401,
  );
  for (const token of ['A'.repeat(43), 'short', '%00'.repeat(43)]) {
    const { statusCode } = await server.app.inject(`/api/v1/shared-customs/${token}`);
    expect([400, 404]).toContain(statusCode);
  }
});

test('a withdrawn graphic is null in a shared custom, and so is the price', async () => {
  const graphic = await shop.make.graphic('red');
  await server.pool.query(`update graphic set src = '/graphics/red.svg' where id = $1`, [graphic]);
  await save({ [shop.front]: [layerOf(graphic)] });
  const { token } = (await asShopper('POST', `/customs/${id}/share`)).json();
  await server.pool.query(`update graphic set state = 'HIDDEN' where id = $1`, [graphic]);
  const seen = (await server.app.inject(`/api/v1/shared-customs/${token}`)).json();
  expect(seen.price_lines).toBeNull();
  expect(seen.custom_mockups[0].custom_layers[0]).toMatchObject({ graphic_id: graphic, graphic: null });
});
