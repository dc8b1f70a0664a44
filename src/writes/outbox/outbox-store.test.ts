import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteOtherViewerDatabases } from '#src/storage/delete-other-databases.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { openOutbox } from './outbox.ts';
import { enqueue, remove } from './outbox-queue.ts';
import { createOutboxStore, type OutboxStore } from './outbox-store.ts';

let member = 'nobody';
let members = 0;

const isText = (content: unknown): content is string => typeof content === 'string';
/** The queue as a tab sees it. */
const openStore = () => createOutboxStore(viewerStore(member, 'outbox'), isText);
const write = (content: string) => ({ id: content, key: content, createdAt: Date.now(), content });
const add = (store: OutboxStore<string>, content: string) =>
  store.change((queue) => enqueue(queue, write(content)));
const contents = async (store: OutboxStore<string>) => (await store.read()).map(({ content }) => content);

const { transaction } = IDBDatabase.prototype;

/** Behaves like a browser that has lost its storage. */
const refuseStorage = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    // This is how the imitated IndexedDB creates a database itself, for example one that a test before still opens.
    if (String(asked[1]) === 'versionchange') return transaction.apply(this, asked);
    throw new DOMException('The connection was lost.', 'InvalidStateError');
  });

/** Behaves like a browser whose disk is full. */
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

test('a change that the disk has refused is stored with the next change, beside what another tab has stored', async () => {
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

test('malformed entries in the storage are ignored', async () => {
  await openStore().change(() => [{ id: 3 }, null, 'cat'] as never);
  await add(openStore(), 'dog');
  expect(await contents(openStore())).toEqual(['dog']);
});

test('no change is lost when several are made at the same time', async () => {
  const store = openStore();
  const refusal = refuseWrites();
  const refused = [add(store, 'cat'), add(store, 'dog')];
  await refused[0];
  refusal.mockRestore();
  await Promise.all([...refused, add(store, 'fox')]);
  expect(await contents(openStore())).toEqual(['cat', 'dog', 'fox']);
});

test('a write that was sent while the disk refused changes is not sent again once it takes them', async () => {
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

test('a change that was decided while nothing could be read is not undone by what was stored before', async () => {
  const store = openStore();
  const about = (content: string, createdAt: number) => ({ id: content, key: 'cat', createdAt, content });
  await store.change((queue) => enqueue(queue, about('liked', 1)));
  const tab = openStore();
  const refusal = refuseStorage();
  await tab.change((queue) => enqueue(queue, about('not liked', 2)));
  await tab.change((queue) => remove(queue, about('not liked', 2)));
  refusal.mockRestore();
  expect(await contents(tab)).toEqual([]);
  await add(tab, 'dog');
  expect(await contents(openStore())).toEqual(['dog']);
});

/** Behaves like WebKit under load: a request never has a result. */
const silenceReads = () =>
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => new EventTarget() as IDBRequest);

test('a change that never ends is in memory, and is stored with the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const store = openStore();
  await add(store, 'cat');
  const silent = silenceReads();
  const adding = add(store, 'dog');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await adding).toMatchObject({ isStored: false });
  expect(await contents(store)).toEqual(['cat', 'dog']);
  silent.mockRestore();
  vi.advanceTimersByTime(10_000);
  expect(await add(store, 'fox')).toMatchObject({ isStored: true });
  expect(await contents(openStore())).toEqual(['cat', 'dog', 'fox']);
});

test('a write that was stored before the storage fell silent is sent all the same, but not what another tab has sent', async () => {
  const store = openStore();
  await add(openStore(), 'owl');
  await add(store, 'cat');
  await add(store, 'dog');
  refuseStorage();
  expect(await contents(store)).toEqual(['cat', 'dog']);
  store.forget(write('cat'));
  expect(await contents(store)).toEqual(['dog']);
  await store.change((queue) => remove(queue, write('dog')));
  await expect(store.read()).rejects.toThrow();
});

function openTab() {
  const sent: string[] = [];
  const onDelayed = vi.fn();
  const onChange = vi.fn();
  const ignore = () => {};
  const outbox = openOutbox<string>({
    session: memberSession({ state: 'member', id: member, role: 'user' }),
    viewerId: member,
    store: openStore(),
    onDelayed,
    onChange,
    onRefused: ignore,
    onCaughtUp: ignore,
    onStored: async () => {},
    async send({ content }) {
      sent.push(content);
      return 'stored';
    },
  });
  return { ...outbox, sent, onDelayed, onChange };
}

test('a write is called saved only if it is on the device', async () => {
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

test('a transaction that never ends delays a write by seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  silenceReads();
  const { enqueue: send, sent, onDelayed, close } = openTab();
  const sending = send('cat', 'cat');
  await vi.advanceTimersByTimeAsync(3_000);
  await sending;
  expect(sent).toEqual(['cat']);
  expect(onDelayed).not.toHaveBeenCalled();
  close();
});

test.each([
  ['after a while', () => vi.advanceTimersByTimeAsync(2_000)],
  ['when the page is looked at', async () => void document.dispatchEvent(new Event('visibilitychange'))],
])('a queue that could not be read at first is shown and sent %s', async (_when, wait) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await add(openStore(), 'cat');
  const refusal = refuseStorage();
  const { sent, onChange, close } = openTab();
  await vi.waitFor(() => expect(refusal).toHaveBeenCalled());
  expect(onChange).not.toHaveBeenCalled();
  refusal.mockRestore();
  await wait();
  await vi.waitFor(() => expect(sent).toEqual(['cat']));
  expect(onChange.mock.calls[0]?.[0]).toMatchObject([{ content: 'cat' }]);
  close();
});
