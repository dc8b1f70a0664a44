import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { memberId } from '#demo/keys/ids.ts';
import { createInquiry } from '#src/shared/contracts/inquiries.ts';
import { withApp } from '#tests/support/app.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { memberRequests } from '#tests/support/member-requests.ts';
import { photo } from '#tests/support/photos.ts';
import { createValidator } from './validator.ts';

const server = withApp();
const { pool } = server;
const make = catalogue(pool);
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');
const asBrand = memberRequests(server, 'brand');
const asAdmin = memberRequests(server, 'admin');

const picture = await photo().png().toBuffer();

beforeAll(async () => {
  for (const as of [asShopper, asArtist, asBrand, asAdmin]) await as('GET', '/push/topics');
});
beforeEach(() => pool.query('truncate inquiry_image, inquiry'));

async function upload(as = asShopper, purpose = 'INQUIRY'): Promise<string> {
  const answer = await as('POST', `/uploads?purpose=${purpose}`, picture, { 'content-type': 'image/png' });
  return answer.json().image_id;
}

const question = (changes: object = {}) => ({
  type: 'DELIVERY',
  title: '언제 오나요?',
  content: '주문한 지 열흘이 됐어요.',
  image_ids: [],
  ...changes,
});

const postInquiry = (body: object, as = asShopper, key: string = randomUUID()) =>
  as('POST', '/inquiries', body, { 'idempotency-key': key });
const answer = (id: string, as = asAdmin) =>
  as('POST', `/admin/inquiries/${id}/answer`, { answer: '오늘 도착해요.' });
const stored = (changes: object = {}) =>
  make.insert('inquiry', {
    user_id: memberId('shopper'),
    type: 'ETC',
    title: '제목',
    content: '내용',
    ...changes,
  });

const rows = async () => (await pool.query('select * from inquiry order by created_at')).rows;
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : [statusCode, JSON.parse(body).code];

test('an inquiry with photos arrives once, and only its author and no list of files shows them', async () => {
  const image_ids = [await upload(), await upload()];
  const key = randomUUID();
  const body = question({ image_ids });
  const answers = await Promise.all([postInquiry(body, asShopper, key), postInquiry(body, asShopper, key)]);
  expect(answers.map(outcome)).toEqual([201, 201]);
  expect(await rows()).toMatchObject([
    { id: answers[0]?.json().id, user_id: memberId('shopper'), state: 'WAITING' },
  ]);
  const { rows: images } = await pool.query('select upload_id from inquiry_image order by position');
  expect(images.map(({ upload_id }) => upload_id)).toEqual(image_ids);
  const [first] = image_ids;
  const own = await asShopper('GET', `/uploads/${first}`);
  expect([own.statusCode, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  expect(outcome(await asArtist('GET', `/uploads/${first}`))).toEqual([404, 'IMAGE_NOT_FOUND']);
  expect((await server.app.inject(`/cdn/uploads/${first}.webp`)).statusCode).toBe(404);
});

test('a photo of somebody else, for something else, used before or of nobody: nothing is stored', async () => {
  const used = await upload(asAdmin);
  expect(outcome(await postInquiry(question({ image_ids: [used] }), asAdmin))).toBe(201);
  await pool.query('truncate inquiry_image, inquiry');
  const own = await upload(asAdmin);
  for (const other of [used, await upload(asArtist), await upload(asAdmin, 'REVIEW'), randomUUID()]) {
    const body = question({ image_ids: [own, other] });
    expect(outcome(await postInquiry(body, asAdmin))).toEqual([404, 'IMAGE_NOT_FOUND']);
    expect(await rows()).toEqual([]);
  }
  const { rows: uploads } = await pool.query('select attached_at from upload where id = $1', [own]);
  expect(uploads).toEqual([{ attached_at: null }]);
});

test('as many photos and letters as the shop allows', async () => {
  await pool.query('update shop_policy set inquiry_photos = 1, inquiry_max_chars = 10');
  const two = [await upload(asBrand), await upload(asBrand)];
  expect(outcome(await postInquiry(question({ content: '짧아요', image_ids: two }), asBrand))).toEqual([
    422,
    'PHOTO_LIMIT',
  ]);
  expect(outcome(await postInquiry(question({ content: '가'.repeat(11) }), asBrand))).toEqual([
    422,
    'INQUIRY_TOO_LONG',
  ]);
  await pool.query('update shop_policy set inquiry_photos = 3, inquiry_max_chars = 1000');
  expect(await rows()).toEqual([]);
});

test.each<[string, object]>([
  ['a title of two lines', { title: '언제\n오나요' }],
  ['a title of blanks', { title: '   ' }],
  ['a text with NUL', { content: '\u0000' }],
  ['eleven photos', { image_ids: Array.from({ length: 11 }, () => randomUUID()) }],
  ['one photo twice', { image_ids: Array(2).fill('2f1c7f3a-0000-4000-8000-000000000000') }],
  ['another author', { user_id: randomUUID() }],
  ['a type of one’s own', { type: 'SIZE' }],
])('%s: refused before anything is stored', (_name, changes) => {
  const body = { schema: createInquiry.body, httpPart: 'body', method: 'POST', url: '/' };
  const isValid = createValidator()(body);
  expect(isValid(question())).toBe(true);
  expect(isValid(question(changes))).toBe(false);
});

describe('an answer', () => {
  test('comes from an operator, once, and is logged and told', async () => {
    const id = await stored();
    for (const as of [asShopper, asArtist, asBrand])
      expect(outcome(await answer(id, as))).toEqual([403, 'NO_ACCESS']);
    const answers = await Promise.all([answer(id), answer(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await rows()).toMatchObject([
      { state: 'ANSWERED', answer: '오늘 도착해요.', answered_by: memberId('admin') },
    ]);
    const log = await pool.query(
      'select actor_id, user_id, action from admin_access_log where subject_id = $1',
      [id],
    );
    expect(log.rows).toEqual([
      { actor_id: memberId('admin'), user_id: memberId('shopper'), action: 'inquiry.answer' },
    ]);
    const { rowCount } = await pool.query('select from push_event where subject_id = $1', [id]);
    expect(rowCount).toBe(1);
  });

  test('is not given to what is not, or was deleted', async () => {
    const deleted = await stored({ deleted_at: new Date() });
    for (const id of [deleted, randomUUID()]) expect(outcome(await answer(id))).toEqual([404, 'NOT_FOUND']);
  });

  test('the log of accesses is never changed', async () => {
    await answer(await stored());
    await expect(pool.query(`update admin_access_log set action = 'nothing'`)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(pool.query('delete from admin_access_log')).rejects.toMatchObject({ code: '23001' });
  });
});
