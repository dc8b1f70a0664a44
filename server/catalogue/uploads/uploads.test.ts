import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createImagePool } from '#server/images/image-pool.ts';
import type { Files } from '#server/platform/files/files.ts';
import { openFiles } from '#server/platform/files/open-files.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';
import { gifWithFrames, slowFilter } from '#tests/support/hostile-images.ts';
import { heicFile, photo, pngBomb } from '#tests/support/photos.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createUploads, maxUploadBytes, maxUploadBytesPerDay, type UploadPurpose } from './uploads.ts';

const { pool } = withDatabase();
const make = catalogue(pool);
const photoPool = createImagePool(fastify().log);
afterAll(() => photoPool.close());
beforeEach(() => pool.query('delete from upload'));

async function setUp(changes: Partial<Files> = {}, isArtist = false) {
  const folder = await temporaryFolder();
  const files = { ...(await openFiles(readConfig({ DATA_DIR: folder }))), ...changes };
  const uploads = createUploads({ pool, files, photoPool });
  const memberId = await make.user();
  const artist = { name_ko: '작가', name_en: 'Artist', path_name: `artist-${memberId}`, user_id: memberId };
  if (isArtist) await make.insert('artist', artist);
  return {
    uploads,
    memberId,
    store: (source: Buffer, purpose: UploadPurpose = 'REVIEW', signal = new AbortController().signal) =>
      uploads.store({ memberId, purpose, source }, signal),
    stored: async () => (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')),
    count: async () => (await pool.query('select from upload')).rowCount,
  };
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s is stored as WebP', async (format) => {
  const { store, stored } = await setUp();
  const result = await store(await photo().toFormat(format).toBuffer());
  if (!result.ok) throw new Error(result.problem);
  const { id, src, width, height } = result.value;
  expect({ src, width, height }).toEqual({ src: `/uploads/${id}.webp`, width: 300, height: 200 });
  expect(await stored()).toEqual([`cdn/uploads/${id}.webp`]);
});

test('a photo is stored upright, smaller, and without what the camera wrote into it', async () => {
  const { store, uploads, memberId } = await setUp();
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };
  const taken = photo(3000, 1000).jpeg().withExif(exif).withMetadata({ orientation: 6, exif });
  const result = await store(await taken.toBuffer(), 'INQUIRY');
  if (!result.ok) throw new Error(result.problem);
  expect(result.value).toMatchObject({ src: null, width: 683, height: 2048 });
  const metadata = await sharp((await uploads.read(memberId, result.value.id)) ?? undefined).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 683, height: 2048 });
  const { exif: written, orientation, xmp, icc } = metadata;
  expect({ written, orientation, xmp, icc }).toEqual({});
});

test('artwork keeps its transparency, and the pixels that a print needs', async () => {
  const { store, uploads, memberId } = await setUp({}, true);
  const drawing = photo(5000, 2500).ensureAlpha(0.5);
  const result = await store(await drawing.png().toBuffer(), 'GRAPHIC');
  if (!result.ok) throw new Error(result.problem);
  expect(result.value).toMatchObject({ src: `/uploads/${result.value.id}.webp`, width: 4000, height: 2000 });
  const metadata = await sharp((await uploads.read(memberId, result.value.id)) ?? undefined).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 4000, hasAlpha: true });
});

test('artwork that would be printed coarsely is refused', async () => {
  const { store, stored } = await setUp({}, true);
  const result = await store(await photo(3000, 999).png().toBuffer(), 'GRAPHIC');
  expect(result).toEqual({ ok: false, problem: 'wrong-dimensions-of-artwork' });
  expect(await stored()).toEqual([]);
});

test('artwork of somebody who is no artist is refused before it is decoded', async () => {
  const { store, stored } = await setUp();
  const result = await store(await photo(1200, 1200).png().toBuffer(), 'GRAPHIC');
  expect(result).toEqual({ ok: false, problem: 'not-an-artist' });
  expect(await stored()).toEqual([]);
});

test('data that is hidden behind a photo is not stored', async () => {
  const { store, uploads, memberId } = await setUp();
  const polyglot = Buffer.concat([
    await photo().jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK\x03\x04'),
  ]);
  const result = await store(polyglot);
  if (!result.ok) throw new Error(result.problem);
  const content = await uploads.read(memberId, result.value.id);
  expect(content?.includes('<script>')).toBe(false);
});

const tall = (height: number) => pngBomb(1, height);

describe('a refused upload leaves nothing:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(slowFilter), 'wrong-type'],
    ['an animation of 50,000 frames', () => gifWithFrames(50_000), 'wrong-type'],
    ['a photo of an iPhone', () => heicFile, 'heic'],
    ['an AVIF', () => photo().avif().toBuffer(), 'wrong-type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'wrong-type'],
    ['nothing', () => Buffer.alloc(0), 'wrong-type'],
    ['a page that begins like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0x3c, 0x68]), 'not-an-image'],
    [
      'an SVG that begins like a PNG',
      () => Buffer.concat([tall(9).subarray(0, 8), Buffer.from(slowFilter)]),
      'not-an-image',
    ],
    ['half a photo', async () => halfOf(await photo(900, 900).jpeg().toBuffer()), 'not-an-image'],
    ['1 x 60,000 pixels', () => tall(60_000), 'wrong-dimensions'],
    ['49 pixels', () => photo(49, 49).png().toBuffer(), 'wrong-dimensions'],
    ['144 megapixels', () => pngBomb(12_000, 12_000), 'wrong-dimensions'],
    ['3,600 megapixels', () => pngBomb(60_000, 60_000), 'wrong-dimensions'],
  ])('%s', async (_name, create, problem) => {
    const { store, stored, count } = await setUp();
    expect(await store(await create())).toEqual({ ok: false, problem });
    expect([await stored(), await count()]).toEqual([[], 0]);
  });
});

const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);

test('a client that leaves before the end leaves nothing', async () => {
  const { store, stored, count } = await setUp();
  const client = new AbortController();
  const pending = store(await photo(3000, 3000).png().toBuffer(), 'REVIEW', client.signal);
  client.abort();
  expect(await pending).toEqual({ ok: false, problem: 'busy' });
  expect([await stored(), await count()]).toEqual([[], 0]);
});

test('a member has at most forty unused photos, even if they come at once', async () => {
  const { store, count, memberId } = await setUp();
  const source = await photo(60, 60).png().toBuffer();
  await pool.query(
    `insert into upload (user_id, purpose, width, height) select $1, 'REVIEW', 9, 9 from generate_series(1, 37)`,
    [memberId],
  );
  const results = await Promise.all(Array.from({ length: 10 }, () => store(source)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  expect(results.filter((result) => !result.ok && result.problem === 'too-many')).toHaveLength(7);
  expect(await count()).toBe(40);
  await pool.query('update upload set attached_at = now()');
  expect(await store(source)).toMatchObject({ ok: true });
});

test.each([
  [
    'on one day',
    `insert into daily_use (user_id, kind, amount) values ($1, 'upload', $2)`,
    maxUploadBytesPerDay,
    'too-much-today',
  ],
  [
    'in all, also with those that are in use,',
    `insert into upload (user_id, purpose, width, height, attached_at, bytes) values ($1, 'INQUIRY', 9, 9, now(), $2)`,
    maxUploadBytes,
    'too-much',
  ],
])(
  'a member whose photos %s have the bytes that a member may stores no further one',
  async (_when, statement, bytes, problem) => {
    const { store, stored, memberId } = await setUp();
    const source = await photo(60, 60).png().toBuffer();
    await pool.query(statement, [memberId, bytes - 2_000]);
    const results = [await store(source, 'INQUIRY')];
    while (results.at(-1)?.ok && results.length < 99) results.push(await store(source, 'INQUIRY'));
    expect(results.at(-1)).toEqual({ ok: false, problem });
    expect(await stored()).toHaveLength(results.length - 1);
  },
);

test('only its owner reads a private photo', async () => {
  const { store, uploads, memberId } = await setUp();
  const result = await store(await photo().png().toBuffer(), 'CLAIM');
  if (!result.ok) throw new Error(result.problem);
  expect(await uploads.read(memberId, result.value.id)).not.toBeNull();
  expect(await uploads.read(await make.user(), result.value.id)).toBeNull();
  expect(await uploads.read(memberId, randomUUID())).toBeNull();
});

test('a photo that nothing uses is removed after a day, with its file', async () => {
  const { store, uploads, stored } = await setUp();
  const source = await photo(60, 60).png().toBuffer();
  const ids: string[] = [];
  for (const purpose of ['REVIEW', 'CLAIM', 'REVIEW'] as const) {
    const result = await store(source, purpose);
    if (result.ok) ids.push(result.value.id);
  }
  await pool.query(`update upload set created_at = now() - interval '25 hours' where id = any ($1)`, [
    ids.slice(0, 2),
  ]);
  await pool.query('update upload set attached_at = now() where id = $1', [ids[0]]);
  await uploads.removeExpired();
  expect(await stored()).toEqual([`cdn/uploads/${ids[0]}.webp`, `cdn/uploads/${ids[2]}.webp`].sort());
  const { rows } = await pool.query('select id from upload order by created_at');
  expect(rows.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});

test('a file that could not be removed is removed the next time, and is not attached meanwhile', async () => {
  const { store, memberId } = await setUp();
  const removed: string[] = [];
  let isDown = true;
  const files: Pick<Files, 'remove'> = {
    remove: async (_area, key) => {
      if (isDown) throw new Error('the storage is down');
      removed.push(key);
    },
  };
  const { uploads } = await setUp(files);
  await store(await photo(60, 60).png().toBuffer());
  await pool.query(`update upload set created_at = now() - interval '25 hours' where user_id = $1`, [
    memberId,
  ]);
  await uploads.removeExpired();
  await expect(pool.query('update upload set attached_at = now()')).rejects.toThrow('check constraint');
  isDown = false;
  await uploads.removeExpired();
  expect(removed).toHaveLength(1);
  expect((await pool.query('select from upload')).rowCount).toBe(0);
});

test('a file that cannot be removed holds up none of the others', async () => {
  const { store, memberId } = await setUp();
  const removed: string[] = [];
  const files: Pick<Files, 'remove'> = {
    remove: async (_area, key) => {
      if (removed.length === 0) removed.push(key);
      if (key === removed[0]) throw new Error('the storage refuses this one');
      removed.push(key);
    },
  };
  const { uploads } = await setUp(files);
  for (const size of [60, 61, 62]) await store(await photo(size, size).png().toBuffer());
  await pool.query(`update upload set created_at = now() - interval '25 hours' where user_id = $1`, [
    memberId,
  ]);
  await uploads.removeExpired();
  const { rows } = await pool.query('select id from upload');
  expect(rows).toHaveLength(1);
  expect(removed[0]).toContain(rows[0].id);
});
