import 'fake-indexeddb/auto';
import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { persistResult } from '#src/storage/persisted-results.ts';
import { deleteViewerDatabase, viewerStore } from '#src/storage/viewer-database.ts';
import { member } from '#tests/support/member-session.ts';
import { readLocallyAddedRows } from './locally-added-rows.ts';
import { recordAcknowledged } from './reapply-reactions.ts';

const list = {
  document: gql<{ graphic_like: object[] }, { limit: number }>`
    query Likes($limit: Int!) {
      graphic_like(limit: $limit) { user_id graphic_id created_at deleted_at graphic { id ...Card } }
    }
    fragment Card on graphic { id name_ko like_count artist { id name_ko } graphic_likes { user_id graphic_id } }
  `,
  field: 'graphic_like' as const,
  variables: { where: {}, order_by: [], limit: 10, offset: 0 },
};
const graphic = (id: string, fields: object = {}) => ({ __typename: 'graphic', id, ...fields });
const card = {
  name_ko: '고양이',
  like_count: 7,
  graphic_likes: [],
  artist: { __typename: 'artist', id: 'a1' },
};
const artist = { __typename: 'artist', id: 'a1', name_ko: '모리' };

const stored = (key: string, data: object) => persistResult(viewerStore(member.id, 'results'), key, data);
const acknowledged = (id: string, isActive: boolean) =>
  recordAcknowledged(viewerStore(member.id, 'outbox'), {
    id,
    key: `graphic_like:${id}`,
    createdAt: 0,
    content: { kind: 'graphic_like', id, name: '고양이', isActive },
  });

const read = (pending: Record<string, boolean> = {}, readAt = 0) =>
  readLocallyAddedRows({
    viewerId: member.id,
    kind: 'graphic_like',
    list,
    readAt,
    pending: new Map(
      Object.entries(pending).map(([key, isActive]) => [key, { isActive, isWaiting: true }] as const),
    ),
  });
const idsOf = (rows: readonly object[]) => rows.map((row) => (row as { graphic_id: string }).graphic_id);

afterEach(async () => {
  vi.useRealTimers();
  await deleteViewerDatabase(member.id);
});

test('a graphic that was liked offline has a row made of what other screens have stored, liked and counted', async () => {
  // The clock of a machine may step back between two results.
  vi.useFakeTimers({ toFake: ['Date'] });
  await stored('1', { graphic: [graphic('g1', card)] });
  vi.setSystemTime(Date.now() + 1_000);
  await stored('2', { main: { artist, graphic: graphic('g1', { like_count: 9, artist }) } });
  expect(await read({ 'graphic_like:g1': true })).toEqual([
    {
      __typename: 'graphic_like',
      user_id: member.id,
      graphic_id: 'g1',
      created_at: expect.any(String),
      deleted_at: null,
      graphic: graphic('g1', {
        name_ko: '고양이',
        like_count: 10,
        artist,
        graphic_likes: [{ __typename: 'graphic_like', user_id: member.id, graphic_id: 'g1' }],
      }),
    },
  ]);
});

test('the latest stands first; what was unliked, and other kinds, do not stand at all', async () => {
  await stored('1', { graphic: ['g1', 'g2', 'g3'].map((id) => graphic(id, { ...card, artist })) });
  const pending = {
    'graphic_like:g1': true,
    'graphic_like:g2': false,
    'graphic_like:g3': true,
    'product_like:g2': true,
  };
  expect(idsOf(await read(pending))).toEqual(['g3', 'g1']);
});

test('a like that the server has stored since the list was read is one of them, an earlier one is not', async () => {
  await stored('1', { graphic: ['g1', 'g2'].map((id) => graphic(id, { ...card, artist })) });
  await acknowledged('g1', true);
  await acknowledged('g2', true);
  expect(idsOf(await read())).toEqual(['g2', 'g1']);
  expect(idsOf(await read({ 'graphic_like:g2': false }))).toEqual(['g1']);
  expect(await read({}, Date.now() + 1)).toEqual([]);
});

test('a target of which too little is stored is left out', async () => {
  await stored('1', { graphic: [graphic('g1', card)] });
  expect(await read({ 'graphic_like:g1': true, 'graphic_like:g2': true })).toEqual([]);
});
