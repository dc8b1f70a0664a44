import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOffline, markOnline } from '#src/network/network-status.ts';
import { createStore } from '#src/shared/store.ts';
import { deleteOtherViewerDatabases } from '#src/storage/delete-other-databases.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { openOutbox, type PendingWrite } from './outbox.ts';
import type { SendOutcome } from './outbox-queue.ts';
import { createOutboxStore } from './outbox-store.ts';

const isText = (content: unknown): content is string => typeof content === 'string';

const closings: (() => void)[] = [];
const send = vi.fn<() => Promise<SendOutcome>>();
const onChange = vi.fn<(pending: readonly PendingWrite<string>[]) => void>();
const onDelayed = vi.fn();
let minas = 0;
let mina = '';

const openStore = () => createOutboxStore(viewerStore(mina, 'outbox'), isText);

/** The outbox of Mina, who is the viewer until the test says otherwise. */
function openMinasOutbox(outcome: SendOutcome = 'stored', viewerId = mina) {
  const viewer = createStore({ state: 'member', id: viewerId, role: 'user' } as const);
  const refreshed = vi.fn(async () => {});
  const outbox = openOutbox<string>({
    session: { ensureFresh: refreshed, viewer: viewer.get, subscribe: viewer.subscribe },
    viewerId: mina,
    store: openStore(),
    send,
    onChange,
    onStored: async () => {},
    onRefused: vi.fn(),
    onDelayed,
    onCaughtUp: vi.fn(),
  });
  send.mockResolvedValue(outcome);
  closings.push(outbox.close);
  return { ...outbox, refreshed, becomes: (id: string) => viewer.set({ ...viewer.get(), id } as never) };
}

beforeEach(() => {
  minas += 1;
  mina = `mina-${minas}`;
});
afterEach(async () => {
  for (const close of closings.splice(0)) close();
  markOnline();
  vi.resetAllMocks();
  await deleteOtherViewerDatabases([]);
});

test('a write is not sent as another member who signs in while the session is refreshed', async () => {
  const outbox = openMinasOutbox();
  outbox.refreshed.mockImplementationOnce(async () => outbox.becomes('jun'));
  await outbox.enqueue('cat', 'cat');
  expect(send).not.toHaveBeenCalled();
  expect((await openStore().read()).map(({ content }) => content)).toEqual(['cat']);
});

test('an outbox is closed when the viewer changes: nothing is pending, and nothing more waits in it', async () => {
  const outbox = openMinasOutbox('unreachable');
  await outbox.enqueue('cat', 'cat');
  expect(onChange.mock.lastCall?.[0]).toHaveLength(1);
  outbox.becomes('jun');
  expect(onChange.mock.lastCall?.[0]).toEqual([]);
  expect(await outbox.save('dog', 'dog')).toBeNull();
});

test('an outbox whose code came too late, after the viewer had changed, sends nothing', async () => {
  await openMinasOutbox('unreachable').enqueue('cat', 'cat');
  for (const close of closings.splice(0)) close();
  send.mockClear();
  const outbox = openMinasOutbox('stored', 'jun');
  expect(await outbox.save('dog', 'dog')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a write whose answer was lost with the network waits, and the shopper is told', async () => {
  const outbox = openMinasOutbox();
  send.mockImplementationOnce(async () => {
    markOffline();
    return 'retry';
  });
  await outbox.enqueue('cat', 'cat');
  expect(onDelayed).toHaveBeenCalledOnce();
});
