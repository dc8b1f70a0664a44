import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { photo } from '#tests/support/photos.ts';

const server = withApp();
const asArtist = memberRequests(server, 'artist');
const asShopper = memberRequests(server);

const drawing = await photo(1200, 1000).png().toBuffer();

beforeAll(async () => {
  await asArtist('GET', '/me/agreements');
  const { rows } = await server.pool.query(`select id from "user" where email = 'artist@kkumim.test'`);
  const { insert } = catalogue(server.pool);
  await insert('artist', { name_ko: '달', name_en: 'Moon', path_name: 'moon', user_id: rows[0].id });
});
beforeEach(() => server.pool.query('delete from graphic'));

/** @returns the id of the picture */
async function upload(as = asArtist, purpose = 'GRAPHIC'): Promise<string> {
  const types = { 'content-type': 'image/png' };
  const answer = await as('POST', `/uploads?purpose=${purpose}`, drawing, types);
  return answer.json().image_id;
}

const graphic = (changes: object = {}) => ({
  name_ko: '물 위의 달',
  name_en: 'Moon on water',
  description: '여름밤에 그렸어요.',
  background_color: '#fff4e0',
  price: 2_500,
  ...changes,
});

const submit = (body: object, as = asArtist, key: string = randomUUID()) =>
  as('POST', '/graphics', body, { 'idempotency-key': key });

const codeOf = (answer: Awaited<ReturnType<typeof submit>>) => [answer.statusCode, answer.json().code];

const waiting = async () => {
  const { rows } = await server.pool.query('select * from graphic order by created_at');
  return rows;
};

test('a submitted graphic waits for approval, and only its artist sees it', async () => {
  const image_id = await upload();
  const answer = await submit({ ...graphic(), image_id });
  expect(answer.statusCode).toBe(201);
  const { graphic_id, path_name } = answer.json();
  const [row] = await waiting();
  expect(row).toMatchObject({
    id: graphic_id,
    state: 'READY',
    src: `/uploads/${image_id}.webp`,
    width: 1200,
    height: 1000,
    extension: 'webp',
    name_ko: '물 위의 달',
    description: '여름밤에 그렸어요.',
    description_en: null,
    background_color: '#fff4e0',
    origin_price: 2_500,
    price: 2_500,
    promotion_price: 2_500,
  });
  expect(path_name).toBe('moon');
});

test('artwork that is sent twice is submitted once', async () => {
  const body = { ...graphic(), image_id: await upload() };
  const key = randomUUID();
  const answers = await Promise.all([submit(body, asArtist, key), submit(body, asArtist, key)]);
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
  expect(await waiting()).toHaveLength(1);
});

test('one picture becomes one graphic, also when two submissions come at once', async () => {
  const body = { ...graphic(), image_id: await upload() };
  const answers = await Promise.all([submit(body), submit(body), submit(body)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404, 404]);
  expect(await waiting()).toHaveLength(1);
});

test('a picture of somebody else, for something else, or of nobody is none', async () => {
  const { user, insert } = catalogue(server.pool);
  const foreign = { user_id: await user(), purpose: 'GRAPHIC', width: 1200, height: 1000 };
  const others = [await insert('upload', foreign), await upload(asArtist, 'REVIEW'), randomUUID()];
  for (const image_id of others) {
    expect(codeOf(await submit({ ...graphic(), image_id }))).toEqual([404, 'IMAGE_NOT_FOUND']);
  }
  expect(await waiting()).toEqual([]);
});

test('a member who is no artist can neither upload artwork nor submit it', async () => {
  const uploaded = await asShopper('POST', '/uploads?purpose=GRAPHIC', drawing, {
    'content-type': 'image/png',
  });
  expect(codeOf(uploaded)).toEqual([403, 'NO_ACCESS']);
  const submitted = await submit({ ...graphic(), image_id: randomUUID() }, asShopper);
  expect(codeOf(submitted)).toEqual([403, 'NO_ACCESS']);
});

test('twenty graphics wait at most, also when more come at once', async () => {
  const first = { ...graphic(), image_id: await upload() };
  const { graphic_id } = (await submit(first)).json();
  await server.pool.query(
    `insert into graphic (artist_id, state, src, width, height, extension, name_ko, name_en, origin_price, price, promotion_price)
     select artist_id, state, src, width, height, extension, name_ko, name_en, 0, 0, 0
     from graphic, generate_series(1, 18) where id = $1`,
    [graphic_id],
  );
  const images = [await upload(), await upload(), await upload()];
  const answers = await Promise.all(images.map((image_id) => submit({ ...graphic(), image_id })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(answers.map((answer) => answer.json().code)).toContain('GRAPHIC_LIMIT');
  expect(await waiting()).toHaveLength(20);
});

describe('refused, and nothing is stored:', () => {
  test.each<[string, object]>([
    ['no name', { name_ko: '' }],
    ['a name of blanks', { name_en: '   ' }],
    ['a name of two lines', { name_ko: '물\n달' }],
    ['a name with NUL', { name_ko: '물\u0000' }],
    ['a name of 61 letters', { name_en: 'a'.repeat(61) }],
    ['a description of 501 letters', { description: '가'.repeat(501) }],
    ['a negative price', { price: -100 }],
    ['a price between two hundreds', { price: 2_550 }],
    ['a price beyond reason', { price: 100_100 }],
    ['a price as text', { price: '2500' }],
    ['a color with a style', { background_color: 'red;background:url(//evil)' }],
    ['a state of one’s own', { state: 'ACT' }],
    ['an artist of one’s own', { artist_id: randomUUID() }],
  ])('%s', async (_name, changes) => {
    const answer = await submit({ ...graphic(changes), image_id: randomUUID() });
    expect(codeOf(answer)).toEqual([400, 'VALIDATION']);
    expect(await waiting()).toEqual([]);
  });
});
