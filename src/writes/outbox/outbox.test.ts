import 'fake-indexeddb/auto';
// The `Blob` of happy-dom cannot be cloned.
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { deleteOtherViewerDatabases } from '#src/storage/delete-other-databases.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { openOutbox, type PendingWrite } from './outbox.ts';
import type { QueuedWrite, SendOutcome } from './outbox-queue.ts';
import { createOutboxStore } from './outbox-store.ts';

let [member, members] = ['nobody', 0];
const closings: (() => void)[] = [];
const isText = (content: unknown): content is string => typeof content === 'string';
const openStore = () => createOutboxStore(viewerStore(member, 'outbox'), isText);
const sessionOf = (id: string) => memberSession({ state: 'member', id, role: 'user' });
const about = (content: string) => expect.objectContaining({ content });

/** A tab of this member; tabs share the database, the locks and the channel. The server responds with `outcomes`, then with `stored`. */
const openTab = (...outcomes: (SendOutcome | Promise<SendOutcome>)[]) => openTabOn(openStore(), outcomes);

function openTabOn(store: ReturnType<typeof openStore>, outcomes: (SendOutcome | Promise<SendOutcome>)[]) {
  const sent: string[] = [];
  let pending: readonly PendingWrite<string>[] = [];
  const options = {
    session: sessionOf(member),
    viewerId: member,
    store,
    send: vi.fn(async ({ content }: QueuedWrite<string>) => {
      sent.push(content);
      return (await outcomes.shift()) ?? 'stored';
    }),
    onChange: (changed: readonly PendingWrite<string>[]) => {
      pending = changed;
    },
    onStored: vi.fn(async () => {}),
    onRefused: vi.fn(),
    onDelayed: vi.fn(),
    onCaughtUp: vi.fn(),
  };
  const outbox = openOutbox<string>(options);
  closings.push(outbox.close);
  return {
    ...options,
    close: outbox.close,
    sent,
    enqueue: (content: string, key = content) => outbox.enqueue(key, content),
    /** By key; the last one of a key is current. */
    pending: () =>
      Object.fromEntries(pending.map(({ key, content, isWaiting }) => [key, { content, isWaiting }])),
  };
}

beforeEach(() => {
  members += 1;
  member = `member-${members}`;
});
afterEach(async () => {
  for (const close of closings.splice(0)) close();
  markOnline();
  vi.restoreAllMocks();
  await deleteOtherViewerDatabases([]);
});

test('a write is pending at once, is sent, and then removed', async () => {
  const { enqueue, sent, onStored, pending } = openTab();
  const enqueued = enqueue('cat');
  expect(pending()).toEqual({ cat: { content: 'cat', isWaiting: false } });
  await enqueued;
  expect(sent).toEqual(['cat']);
  expect(onStored).toHaveBeenCalledOnce();
  expect(pending()).toEqual({});
});

test('writes that an earlier page left are sent, and this page is told: what it loaded may lack them', async () => {
  const write = { id: '1', key: 'cat', createdAt: Date.now() - 1_000, content: 'cat' };
  await openStore().change(() => [write]);
  const page = openTab();
  await vi.waitFor(() => expect(page.onCaughtUp).toHaveBeenCalledOnce());
  expect(page.sent).toEqual(['cat']);
  expect(page.pending()).toEqual({});
});

test('a write that is made before the stored ones are read does not count as waiting', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: response, resolve: respond } = Promise.withResolvers<SendOutcome>();
  const store = openStore();
  const read = vi.fn(store.read).mockImplementationOnce(() => opened.then(store.read));
  const page = openTabOn({ ...store, read }, [response]);
  const enqueued = page.enqueue('cat');
  await vi.waitFor(() => expect(page.sent).toEqual(['cat']));
  open();
  await vi.waitFor(() => expect(page.pending()).toEqual({ cat: { content: 'cat', isWaiting: false } }));
  // Waits until the outbox has read what was stored.
  await store.read();
  await opened;
  expect(page.pending()).toEqual({ cat: { content: 'cat', isWaiting: false } });
  respond('gone');
  await enqueued;
  expect(page.onCaughtUp).not.toHaveBeenCalled();
});

test('without a server writes wait, and are sent in order when the server is back', async () => {
  const { enqueue, sent, onCaughtUp, pending } = openTab('unreachable');
  markOffline();
  for (const id of ['cat', 'dog', 'fox']) await enqueue(id);
  expect(sent).toEqual([]);
  expect(pending().dog).toEqual({ content: 'dog', isWaiting: true });
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat']));
  markOffline();
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'cat', 'dog', 'fox']));
  await vi.waitFor(() => expect(pending()).toEqual({}));
  expect(onCaughtUp).toHaveBeenCalledOnce();
});

test('a new write that cannot be sent is reported as delayed; one from an earlier visit is not', async () => {
  const { enqueue, close, onDelayed, send } = openTab('unreachable');
  await enqueue('cat');
  expect(onDelayed).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  close();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const next = openTab('unreachable');
  await vi.waitFor(() => expect(next.send).toHaveBeenCalled());
  expect(next.onDelayed).not.toHaveBeenCalled();
});

test('only the last one of many writes of one key is sent', async () => {
  const { enqueue, sent } = openTab();
  markOffline();
  for (const isActive of [true, false, true, false]) await enqueue(isActive ? 'cat' : 'not cat', 'cat');
  await enqueue('dog');
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['not cat', 'dog']));
});

test('a write made while an earlier one of its key is being sent is sent after it', async () => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  const { enqueue, sent, pending } = openTab(promise);
  const first = enqueue('cat');
  await vi.waitFor(() => expect(sent).toEqual(['cat']));
  const second = enqueue('not cat', 'cat');
  expect(pending().cat?.content).toBe('not cat');
  resolve('stored');
  await Promise.all([first, second]);
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'not cat']));
  await vi.waitFor(() => expect(pending()).toEqual({}));
});

test('a write that a closed tab could not send is sent by the next one', async () => {
  const { enqueue, close, pending } = openTab();
  markOffline();
  await enqueue('cat');
  close();
  expect(pending()).toEqual({});
  const next = openTab();
  await vi.waitFor(() => expect(next.pending().cat).toEqual({ content: 'cat', isWaiting: true }));
  markOnline();
  await vi.waitFor(() => expect(next.sent).toEqual(['cat']));
});

test('a tab that is closed during a request leaves the write to the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  const lost = openTab(promise);
  void lost.enqueue('cat');
  await vi.waitFor(() => expect(lost.sent).toEqual(['cat']));
  lost.close();
  resolve('stored');
  const next = openTab();
  await vi.waitFor(() => expect(next.sent).toEqual(['cat']));
});

test('one of two tabs sends, and the other is notified of the outcome', async () => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>();
  const one = openTab(promise);
  const other = openTab();
  const enqueued = one.enqueue('cat');
  await vi.waitFor(() => expect(one.sent).toEqual(['cat']));
  void other.enqueue('dog');
  resolve('stored');
  await enqueued;
  await vi.waitFor(() => expect([...one.sent, ...other.sent].sort()).toEqual(['cat', 'dog']));
  await vi.waitFor(() => expect(other.onStored).toHaveBeenCalledWith(about('cat'), false));
});

test.each(['gone', 'failed'] as const)(
  'a write that is refused (%s) is removed and reported, and the others are sent',
  async (refusal) => {
    const { enqueue, sent, onRefused, pending } = openTab(refusal);
    markOffline();
    await enqueue('cat');
    await enqueue('dog');
    markOnline();
    await vi.waitFor(() => expect(sent).toEqual(['cat', 'dog']));
    await vi.waitFor(() => expect(pending()).toEqual({}));
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('cat', refusal);
  },
);

test('a write that failed temporarily is sent again after the others', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { enqueue, sent, pending } = openTab('retry');
  markOffline();
  await enqueue('cat');
  await enqueue('dog');
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'dog', 'cat']), 3_000);
  await vi.waitFor(() => expect(pending()).toEqual({}));
});

test('a write that is older than a month is reported and not sent', async () => {
  const createdAt = Date.now() - 31 * 24 * 60 * 60_000;
  await openStore().change(() => [{ id: '1', key: 'cat', createdAt, content: 'cat' }]);
  const { sent, onRefused } = openTab();
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledExactlyOnceWith('cat', 'too-old'));
  expect(sent).toEqual([]);
});

test('a file waits like any other write, and is the same after a restart', async () => {
  const isBlob = (content: unknown): content is Blob => content instanceof Blob;
  const open = (send: (write: QueuedWrite<Blob>) => Promise<SendOutcome>) => {
    const store = createOutboxStore(viewerStore(member, 'outbox'), isBlob);
    const nothing = () => {};
    const onStored = async () => {};
    const listeners = { onChange: nothing, onRefused: nothing, onDelayed: nothing, onCaughtUp: nothing };
    const viewer = { session: sessionOf(member), viewerId: member };
    const outbox = openOutbox({ ...viewer, store, send, onStored, ...listeners });
    closings.push(outbox.close);
    return outbox;
  };
  markOffline();
  const tab = open(async () => 'stored');
  await tab.enqueue('photo', new Blob(['a photo of a cat'], { type: 'image/webp' }));
  tab.close();
  const { promise, resolve } = Promise.withResolvers<Blob>();
  open(async ({ content }) => {
    resolve(content);
    return 'stored';
  });
  markOnline();
  const received = await promise;
  expect([received.type, await received.text()]).toEqual(['image/webp', 'a photo of a cat']);
});

test('another member neither sees nor sends a write', async () => {
  const { enqueue, close, pending } = openTab();
  markOffline();
  await enqueue('cat');
  close();
  members += 1;
  member = `member-${members}`;
  const { sent } = openTab();
  markOnline();
  await openTab().enqueue('dog');
  expect(pending()).toEqual({});
  expect(sent).not.toContain('cat');
});

const refuseLocks = () =>
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('not for you', 'SecurityError'));

test('when the browser refuses the lock, writes are sent all the same', async () => {
  refuseLocks();
  const { enqueue, sent, pending } = openTab();
  await enqueue('cat');
  await enqueue('dog');
  expect(sent).toEqual(['cat', 'dog']);
  expect(pending()).toEqual({});
});

test('a request that throws is sent again, and does not block later writes', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { enqueue, send, sent, pending } = openTab();
  send.mockRejectedValueOnce(new Error('out of order'));
  await enqueue('cat');
  expect(pending().cat).toEqual({ content: 'cat', isWaiting: true });
  await vi.waitFor(() => expect(sent).toEqual(['cat']), 3_000);
  await enqueue('dog');
  // The outbox may still be storing that the first one was sent.
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'dog']));
  await vi.waitFor(() => expect(pending()).toEqual({}));
});

test('without storage writes are sent all the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage here', 'InvalidStateError');
  });
  const { enqueue, sent } = openTab('retry');
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await enqueue('cat');
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'cat']), 3_000);
});
