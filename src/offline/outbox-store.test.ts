import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from './network-status.ts';
import { openOutbox } from './outbox.ts';
import { enqueue, remove } from './outbox-queue.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';
import { deleteOtherViewerDatabases, viewerStore } from './viewer-database.ts';

let member = 'nobody';
let members = 0;

const isText = (content: unknown): content is string => typeof content === 'string';
/** The queue as a tab sees it. */
const openStore = () => createOutboxStore(viewerStore(member, 'outbox'), isText);
const write = (content: string) => ({ id: content, key: content, createdAt: 0, content });
const add = (store: OutboxStore<string>, content: string) =>
  store.change((queue) => enqueue(queue, write(content)));
const contents = async (store: OutboxStore<string>) => (await store.read()).map(({ content }) => content);

/** As a browser does whose disk is full. */
const refuseWrites = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });

beforeEach(() => {
  members += 1;
  member = `storing-member-${members}`;
});
afterEach(async () => {
  markOnline();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteOtherViewerDatabases([]);
});

test('what the disk has refused is stored with the next change, beside what another tab has stored', async () => {
  const store = openStore();
  const refusal = refuseWrites();
  expect(await add(store, 'cat')).toMatchObject({ isStored: false });
  expect(await contents(store)).toEqual(['cat']);
  expect(await contents(openStore())).toEqual([]);
  refusal.mockRestore();
  await add(openStore(), 'fox');
  expect(await add(store, 'dog')).toMatchObject({ isStored: true });
  expect(await contents(openStore())).toEqual(['fox', 'cat', 'dog']);
  expect(await contents(store)).toEqual(['fox', 'cat', 'dog']);
});

test('of changes at the same time none is lost', async () => {
  const store = openStore();
  const refusal = refuseWrites();
  const refused = [add(store, 'cat'), add(store, 'dog')];
  await refused[0];
  refusal.mockRestore();
  await Promise.all([...refused, add(store, 'fox')]);
  expect(await contents(openStore())).toEqual(['cat', 'dog', 'fox']);
});

test('what was sent while the disk refused changes is not sent again once it takes them', async () => {
  const store = openStore();
  await add(store, 'cat');
  const refusal = refuseWrites();
  await store.change((queue) => remove(queue, write('cat')));
  expect(await contents(store)).toEqual([]);
  await add(store, 'dog');
  await store.change((queue) => remove(queue, write('dog')));
  refusal.mockRestore();
  await add(store, 'fox');
  expect(await contents(openStore())).toEqual(['fox']);
});

function openTab() {
  const sent: string[] = [];
  const onDelayed = vi.fn();
  const ignore = () => {};
  const outbox = openOutbox<string>({
    ...{ viewerId: member, store: openStore(), onDelayed },
    ...{ onChange: ignore, onRefused: ignore, onCaughtUp: ignore, onStored: async () => {} },
    async send({ content }) {
      sent.push(content);
      return 'stored';
    },
  });
  return { ...outbox, sent, onDelayed };
}

test('only what is on the device is said to be there', async () => {
  markOffline();
  const { save, onDelayed, close } = openTab();
  expect(await save('cat', 'cat')).toBe(true);
  expect(onDelayed).toHaveBeenCalledOnce();
  refuseWrites();
  expect(await save('dog', 'dog')).toBe(false);
  expect(onDelayed).toHaveBeenCalledOnce();
  close();
});

test('a storage that never answers delays a write by seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const { enqueue: send, sent, close } = openTab();
  const sending = send('cat', 'cat');
  await vi.advanceTimersByTimeAsync(3_000);
  await sending;
  expect(sent).toEqual(['cat']);
  close();
});
