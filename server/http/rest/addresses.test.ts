import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

const server = withApp();
const asShopper = memberRequests(server);
const asArtist = memberRequests(server, 'artist');

beforeAll(async () => {
  for (const as of [asShopper, asArtist]) await as('GET', '/me/agreements');
});
beforeEach(() => server.pool.query('delete from user_address'));

const fields = (changes: object = {}) => ({
  label: '집',
  recipient: '김하루',
  phone: '01012345678',
  zip_code: '04524',
  address: '서울 중구 세종대로 110',
  detail_address: '',
  is_default: false,
  ...changes,
});

const save = (changes: object = {}) =>
  asShopper('POST', '/addresses', fields(changes), { 'idempotency-key': randomUUID() });
const labels = async (as = asShopper) => {
  const { addresses } = (await as('GET', '/addresses')).json();
  return addresses.map(({ label, is_default }: { label: string; is_default: boolean }) => [
    label,
    is_default,
  ]);
};

test('the first address is the default one, until another is', async () => {
  await save();
  expect((await save({ label: '회사', is_default: true })).statusCode).toBe(201);
  expect(await labels()).toEqual([
    ['회사', true],
    ['집', false],
  ]);
});

test('a phone is stored in one form however it was typed, and refused when a digit is missing', async () => {
  expect((await save({ phone: '+82 10-1234-5678' })).json().phone).toBe('01012345678');
  expect((await save({ phone: '02-123-4567' })).json().phone).toBe('021234567');
  expect((await save({ phone: '010-123-4567' })).statusCode).toBe(400);
});

test('two that become the default at once leave one', async () => {
  const ids = [(await save()).json().id, (await save()).json().id, (await save()).json().id];
  await Promise.all(ids.map((id) => asShopper('PATCH', `/addresses/${id}`, { is_default: true })));
  expect((await labels()).filter(([, isDefault]: [string, boolean]) => isDefault)).toHaveLength(1);
});

test('an address is changed and removed by its member alone', async () => {
  const { id } = (await save()).json();
  const attempts = [
    await asArtist('PATCH', `/addresses/${id}`, { label: '남의 집' }),
    await asArtist('DELETE', `/addresses/${id}`),
    await asShopper('PATCH', `/addresses/${randomUUID()}`, { is_default: true }),
  ];
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(await labels(asArtist)).toEqual([]);
  expect(await labels()).toEqual([['집', true]]);
  expect((await asShopper('PATCH', `/addresses/${id}`, { label: '새 집' })).json().label).toBe('새 집');
  expect((await asShopper('DELETE', `/addresses/${id}`)).statusCode).toBe(204);
  expect(await labels()).toEqual([]);
});

test('twenty addresses are kept, also when more come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => save()));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('ADDRESS_LIMIT');
});

test('a removed address comes back as it was, for its member alone', async () => {
  const { id } = (await save()).json();
  await save({ label: '회사' });
  await asShopper('DELETE', `/addresses/${id}`);
  expect((await asArtist('POST', `/addresses/${id}/restore`)).statusCode).toBe(404);
  for (const _attempt of [1, 2])
    expect((await asShopper('POST', `/addresses/${id}/restore`)).json()).toMatchObject({ is_default: true });
  expect(await labels()).toEqual([
    ['집', true],
    ['회사', false],
  ]);
});

test('a default address that was replaced meanwhile comes back as another, and none beyond the limit', async () => {
  const { id } = (await save()).json();
  await asShopper('DELETE', `/addresses/${id}`);
  await save({ label: '회사', is_default: true });
  expect((await asShopper('POST', `/addresses/${id}/restore`)).json().is_default).toBe(false);
  await asShopper('DELETE', `/addresses/${id}`);
  await Promise.all(Array.from({ length: 19 }, () => save()));
  expect((await asShopper('POST', `/addresses/${id}/restore`)).json().code).toBe('ADDRESS_LIMIT');
});

test.each([
  ['a zip code of six digits', { zip_code: '123456' }],
  ['two lines', { address: '서울\n중구' }],
  ['a blank name', { recipient: '  ' }],
  ['somebody else’s id', { user_id: randomUUID() }],
])('%s is refused', async (_name, changes) => {
  expect((await save(changes)).json().code).toBe('VALIDATION');
});
