import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reaction } from '#src/graphql/reactions.ts';
import type { ReactionOutcome } from '#src/graphql/send-reaction.ts';
import { markOffline, markOnline } from './network-status.ts';
import { openOutbox } from './outbox.ts';
import { createOutboxStore } from './outbox-store.ts';
import { pendingReactions } from './pending-reactions.ts';
import { deleteOtherViewerDatabases, viewerStore } from './viewer-database.ts';

let member = 'nobody';
let members = 0;
const closings: (() => void)[] = [];

const like = (id: string, isActive = true, createdAt = Date.now()): Reaction => ({
  kind: 'graphic_like',
  id,
  isActive,
  createdAt,
  name: id,
});
const pending = () => Object.fromEntries(pendingReactions.get());

/** A tab of this member; tabs share the database, the locks and the channel. The server answers as told, `stored` at last. */
function openTab(...answers: (ReactionOutcome | Promise<ReactionOutcome>)[]) {
  const sent: string[] = [];
  const parts = {
    viewerId: member,
    queue: createOutboxStore(viewerStore(member, 'outbox')),
    send: vi.fn(async ({ id, isActive }: Reaction) => {
      sent.push(isActive ? id : `not ${id}`);
      return (await answers.shift()) ?? 'stored';
    }),
    onStored: vi.fn(async () => {}),
    onRefused: vi.fn(),
    onDelayed: vi.fn(),
    onCaughtUp: vi.fn(),
  };
  const outbox = openOutbox(parts);
  closings.push(outbox.close);
  return { ...outbox, ...parts, sent };
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

test('a heart shows at once, is sent, and then needs no place any more', async () => {
  const { enqueue, sent, onStored } = openTab();
  const given = enqueue(like('cat'));
  expect(pending()).toEqual({ 'graphic_like:cat': { isActive: true, isWaiting: false } });
  await given;
  expect(sent).toEqual(['cat']);
  expect(onStored).toHaveBeenCalledOnce();
  expect(pending()).toEqual({});
});

test('without a server it waits, and goes out in order when the server is back', async () => {
  const { enqueue, sent, onCaughtUp } = openTab('unreachable');
  markOffline();
  for (const id of ['cat', 'dog', 'fox']) await enqueue(like(id));
  expect(sent).toEqual([]);
  expect(pending()['graphic_like:dog']).toEqual({ isActive: true, isWaiting: true });
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat']));
  markOffline();
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'cat', 'dog', 'fox']));
  await vi.waitFor(() => expect(pending()).toEqual({}));
  expect(onCaughtUp).toHaveBeenCalledOnce();
});

test('what was pressed before anybody noticed is said to wait; what was kept from before is not', async () => {
  const { enqueue, close, onDelayed, send } = openTab('unreachable');
  await enqueue(like('cat'));
  expect(onDelayed).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  close();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const next = openTab('unreachable');
  await vi.waitFor(() => expect(next.send).toHaveBeenCalled());
  expect(next.onDelayed).not.toHaveBeenCalled();
});

test('of many presses on one heart only the last word is sent', async () => {
  const { enqueue, sent } = openTab();
  markOffline();
  for (const isActive of [true, false, true, false]) await enqueue(like('cat', isActive));
  await enqueue(like('dog'));
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['not cat', 'dog']));
});

test('a word spoken while an earlier one is on its way is sent after it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReactionOutcome>();
  const { enqueue, sent } = openTab(promise);
  const first = enqueue(like('cat'));
  await vi.waitFor(() => expect(sent).toEqual(['cat']));
  const second = enqueue(like('cat', false));
  expect(pending()['graphic_like:cat']?.isActive).toBe(false);
  resolve('stored');
  await Promise.all([first, second]);
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'not cat']));
  await vi.waitFor(() => expect(pending()).toEqual({}));
});

test('what a closed tab could not send, the next one does', async () => {
  const { enqueue, close } = openTab();
  markOffline();
  await enqueue(like('cat'));
  close();
  expect(pending()).toEqual({});
  const next = openTab();
  await vi.waitFor(() => expect(pending()['graphic_like:cat']).toEqual({ isActive: true, isWaiting: true }));
  markOnline();
  await vi.waitFor(() => expect(next.sent).toEqual(['cat']));
});

test('a tab closed while its call is under way leaves the heart to the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<ReactionOutcome>();
  const lost = openTab(promise);
  void lost.enqueue(like('cat'));
  await vi.waitFor(() => expect(lost.sent).toEqual(['cat']));
  lost.close();
  resolve('stored');
  const next = openTab();
  await vi.waitFor(() => expect(next.sent).toEqual(['cat']));
});

test('of two tabs one sends, and the other learns what came of it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReactionOutcome>();
  const one = openTab(promise);
  const other = openTab();
  const given = one.enqueue(like('cat'));
  await vi.waitFor(() => expect(one.sent).toEqual(['cat']));
  void other.enqueue(like('dog'));
  resolve('stored');
  await given;
  await vi.waitFor(() => expect([...one.sent, ...other.sent].sort()).toEqual(['cat', 'dog']));
  await vi.waitFor(() =>
    expect(other.onStored).toHaveBeenCalledWith(expect.objectContaining({ id: 'cat' }), false),
  );
});

test.each(['gone', 'failed'] as const)(
  'what is refused for good (%s) is set aside, told, and stops nobody',
  async (refusal) => {
    const { enqueue, sent, onRefused } = openTab(refusal);
    markOffline();
    await enqueue(like('cat'));
    await enqueue(like('dog'));
    markOnline();
    await vi.waitFor(() => expect(sent).toEqual(['cat', 'dog']));
    await vi.waitFor(() => expect(pending()).toEqual({}));
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'cat' }), refusal);
  },
);

test('what the server cannot do now is tried again after the others', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { enqueue, sent } = openTab('unwell');
  markOffline();
  await enqueue(like('cat'));
  await enqueue(like('dog'));
  markOnline();
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'dog', 'cat']), 3_000);
  await vi.waitFor(() => expect(pending()).toEqual({}));
});

test('what is older than a month is told and not sent', async () => {
  const { enqueue, sent, onRefused } = openTab();
  await enqueue(like('cat', true, Date.now() - 31 * 24 * 60 * 60_000));
  expect(sent).toEqual([]);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'cat' }), 'too-old');
});

test('another member neither sees nor sends it', async () => {
  const { enqueue, close } = openTab();
  markOffline();
  await enqueue(like('cat'));
  close();
  members += 1;
  member = `member-${members}`;
  const { sent } = openTab();
  markOnline();
  await openTab().enqueue(like('dog'));
  expect(pending()).toEqual({});
  expect(sent).not.toContain('cat');
});

const refuseLocks = () =>
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('not for you', 'SecurityError'));

test('where the browser refuses its lock, hearts are sent all the same', async () => {
  refuseLocks();
  const { enqueue, sent } = openTab();
  await enqueue(like('cat'));
  await enqueue(like('dog'));
  expect(sent).toEqual(['cat', 'dog']);
  expect(pending()).toEqual({});
});

test('a call that breaks off is made again, and stops no heart that is given later', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { enqueue, send, sent } = openTab();
  send.mockRejectedValueOnce(new Error('out of order'));
  await enqueue(like('cat'));
  expect(pending()['graphic_like:cat']).toEqual({ isActive: true, isWaiting: true });
  await vi.waitFor(() => expect(sent).toEqual(['cat']), 3_000);
  await enqueue(like('dog'));
  expect(sent).toEqual(['cat', 'dog']);
  expect(pending()).toEqual({});
});

test('where nothing can be stored it is sent all the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no storage here', 'InvalidStateError');
  });
  const { enqueue, sent } = openTab('unwell');
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await enqueue(like('cat'));
  await vi.waitFor(() => expect(sent).toEqual(['cat', 'cat']), 3_000);
});

test('rubbish in the storage is no heart', async () => {
  const queue = createOutboxStore(viewerStore(member, 'outbox'));
  await queue.change(() => [{ id: 3 }, null, 'cat'] as never);
  const { enqueue, sent } = openTab();
  await enqueue(like('dog'));
  expect(sent).toEqual(['dog']);
});
