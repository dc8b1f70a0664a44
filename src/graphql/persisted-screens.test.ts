import 'fake-indexeddb/auto';
import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline, networkStatus } from '#src/network/network-status.ts';
import { deleteViewerDatabase } from '#src/storage/viewer-database.ts';
import { member, memberSession } from '#tests/support/member-session.ts';
import { createGraphqlClient } from './client.ts';
import { readyClient } from './lazy-client.ts';
import { loadRouteQuery } from './route-query.ts';

const document = gql<{ graphic: { id: string; name_ko: string }[] }, { viewerId: string }>`
  query Page($viewerId: uuid!) { graphic { id name_ko } }
`;
const someoneElse = { ...member, id: 'b2f1a9c4-08a8-4d0b-8a55-1b1f6f9b7c20' };

function respondWith(name_ko: string | null) {
  const fetched = vi.fn(async () => {
    if (name_ko === null) throw new TypeError('Failed to fetch');
    return Response.json({ data: { graphic: [{ __typename: 'graphic', id: 'g1', name_ko }] } });
  });
  vi.stubGlobal('fetch', fetched);
}

/** A visit with a new client, whose cache is empty. */
function visit(viewer = member) {
  const session = memberSession(viewer);
  const client = createGraphqlClient({ url: 'http://shop.test/v1/graphql', session });
  const open = () => loadRouteQuery(readyClient(client), document, { viewerId: viewer.id });
  const name = async () => (await open()).graphic[0]?.name_ko;
  return { client, name };
}

/** Results are stored when the browser is idle. */
const untilPersisted = () =>
  vi.waitFor(async () => {
    respondWith(null);
    expect(await visit().name()).toBeDefined();
  });

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  markOnline();
  await Promise.all([deleteViewerDatabase(member.id), deleteViewerDatabase(someoneElse.id)]);
});

test('a screen seen on an earlier visit opens without a server', async () => {
  respondWith('고양이');
  expect(await visit().name()).toBe('고양이');
  await untilPersisted();
  expect(await visit().name()).toBe('고양이');
});

test('with a server it opens as it was and is updated in the background', async () => {
  respondWith('고양이');
  await visit().name();
  await untilPersisted();
  respondWith('강아지');
  const { client, name } = visit();
  expect(await name()).toBe('고양이');
  const shown = () => client.readQuery(document, { viewerId: member.id })?.data?.graphic[0]?.name_ko;
  await vi.waitFor(() => expect(shown()).toBe('강아지'));
});

test('a storage that never answers delays a screen by seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  respondWith('고양이');
  const name = visit().name();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await name).toBe('고양이');
});

test('a transaction that never ends delays a screen by seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const silent = vi.spyOn(IDBObjectStore.prototype, 'get');
  silent.mockImplementation(() => new EventTarget() as IDBRequest);
  respondWith('강아지');
  const name = visit().name();
  await vi.waitFor(() => expect(silent).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await name).toBe('강아지');
});

test('a browser that throws at the name of its storage is no lost network', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const name = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB') ?? {};
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, get: refuse });
  try {
    respondWith('고양이');
    expect(await visit().name()).toBe('고양이');
    expect(networkStatus.get()).toBe('online');
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', name);
  }
});

test('a screen of one member never opens for another', async () => {
  respondWith('고양이');
  await visit().name();
  await untilPersisted();
  await expect(visit(someoneElse).name()).rejects.toMatchObject({ kind: 'not-saved' });
});

test('after the data of a member was deleted, a request that was pending does not store it again', async () => {
  respondWith('고양이');
  const late = visit();
  await late.name();
  await untilPersisted();
  await deleteViewerDatabase(member.id);
  respondWith('고양이');
  await late.name();
  respondWith(null);
  await expect(visit().name()).rejects.toMatchObject({ kind: 'not-saved' });
});
