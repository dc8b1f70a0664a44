import { createBackoff } from '#src/network/backoff.ts';
import { networkStatus } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import {
  enqueue,
  isTooOld,
  type Queue,
  type QueuedWrite,
  type Refusal,
  remove,
  requeue,
  type SendOutcome,
} from './outbox-queue.ts';
import type { OutboxStore } from './outbox-store.ts';
import { openOutboxChannel, withOutboxLock } from './outbox-tabs.ts';

/** `isWaiting`: it could not be sent yet; otherwise it is being sent. */
export type PendingWrite<Content> = QueuedWrite<Content> & { readonly isWaiting: boolean };

type ViewerSession = Pick<Session, 'ensureFresh' | 'subscribe' | 'viewer'>;

type OutboxOptions<Content> = {
  readonly session: ViewerSession;
  /** Whose writes these are. The outbox is closed when somebody else becomes the viewer. */
  readonly viewerId: string;
  /** Names the lock and the channel between tabs, for a second outbox of a viewer. */
  readonly scope?: string;
  readonly store: OutboxStore<Content>;
  /** Called while the writes can be sent as their viewer. Never rejects. */
  readonly send: (write: QueuedWrite<Content>) => Promise<SendOutcome>;
  /** Called with the unacknowledged writes after each change. Of several with one key the last is current. */
  readonly onChange: (pending: readonly PendingWrite<Content>[]) => void;
  /** The server has stored it. `here`: this tab sent it, so its cache is up to date. */
  readonly onStored: (write: QueuedWrite<Content>, here: boolean) => Promise<unknown>;
  readonly onRefused: (content: Content, refusal: Refusal) => void;
  /** A write of this page is stored on this device and waits for the network. */
  readonly onDelayed: () => void;
  /** The queue is empty after a write in it had to wait. */
  readonly onCaughtUp: () => void;
};

export type Outbox<Content> = {
  /** Stores a write and sends it as soon as possible. Never rejects. */
  enqueue(key: string, content: Content): Promise<unknown>;
  /**
   * The same, without waiting for the server. @returns whether this device has stored it; `null` once the outbox is closed,
   * when nothing waits in it
   */
  save(key: string, content: Content): Promise<boolean | null>;
  close(): void;
};

/** The options of an open outbox and its state. The functions below share it. */
type OpenOutbox<Content> = OutboxOptions<Content> & {
  readonly scope: string;
  readonly openedAt: number;
  readonly backoff: ReturnType<typeof createBackoff>;
  readonly channel: ReturnType<typeof openOutboxChannel<Content>>;
  stored: Queue<Content>;
  unstored: Queue<Content>;
  hasFailed: boolean;
  isOpen: boolean;
  isSending: boolean;
  isRequested: boolean;
};

/**
 * The writes of one member until the server has acknowledged them. They are stored before they are sent, sent by one tab
 * at a time, and removed after the response; so each is sent at least once, and the last one of a key is sent last.
 */
export function openOutbox<Content>(options: OutboxOptions<Content>): Outbox<Content> {
  const { session, viewerId, scope = viewerId, store, onChange, onStored, onRefused } = options;
  const outbox: OpenOutbox<Content> = {
    ...options,
    scope,
    openedAt: Date.now(),
    backoff: createBackoff(() => void reload(outbox), { initialDelayMs: 1_000 }),
    channel: openOutboxChannel<Content>(scope, {
      changed: () => void reload(outbox),
      stored: (write) => {
        store.forget(write);
        void onStored(write, false).then(() => reload(outbox));
      },
      refused: (write, refusal) => {
        store.forget(write);
        onRefused(write.content, refusal);
        void reload(outbox);
      },
    }),
    stored: [],
    unstored: [],
    hasFailed: false,
    isOpen: session.viewer().id === viewerId,
    isSending: false,
    isRequested: false,
  };
  const close = () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    outbox.backoff.stop();
    outbox.channel.close();
    // The next viewer may have one already.
    if (outbox.isOpen) onChange([]);
    outbox.isOpen = false;
  };
  const unsubscribes = [
    networkStatus.subscribe(() => {
      if (networkStatus.get() === 'online') void sendAll(outbox);
      publish(outbox);
    }),
    session.subscribe(() => {
      if (session.viewer().id !== viewerId) close();
    }),
  ];
  void reload(outbox).then(() => {
    if (!hasEarlierWrites(outbox)) return;
    outbox.hasFailed = true;
    publish(outbox);
  });

  return {
    async enqueue(key, content) {
      await add(outbox, key, content);
      await sendAll(outbox);
    },
    async save(key, content) {
      if (!outbox.isOpen) return null;
      const isStored = await add(outbox, key, content);
      void sendAll(outbox);
      return isStored;
    },
    close,
  };
}

/** Whether the page before has left writes in the queue. */
const hasEarlierWrites = <Content>({ stored, openedAt }: OpenOutbox<Content>) =>
  stored.some(({ createdAt }) => createdAt < openedAt);

async function add<Content>(outbox: OpenOutbox<Content>, key: string, content: Content): Promise<boolean> {
  const write = { id: newId(), key, createdAt: Date.now(), content };
  outbox.unstored = enqueue(outbox.unstored, write);
  publish(outbox);
  const { queue, isStored } = await outbox.store.change((before) => enqueue(before, write));
  outbox.unstored = remove(outbox.unstored, write);
  update(outbox, queue);
  outbox.channel.post({ type: 'changed' });
  if (isStored && networkStatus.get() === 'offline') outbox.onDelayed();
  return isStored;
}

async function change<Content>(
  outbox: OpenOutbox<Content>,
  transform: (queue: Queue<Content>) => Queue<Content>,
): Promise<boolean> {
  const { queue, isStored } = await outbox.store.change(transform);
  update(outbox, queue);
  return isStored;
}

function update<Content>(outbox: OpenOutbox<Content>, queue: Queue<Content>): void {
  outbox.stored = queue;
  if (outbox.stored.length === 0) outbox.hasFailed = false;
  publish(outbox);
}

function publish<Content>(outbox: OpenOutbox<Content>): void {
  if (!outbox.isOpen) return;
  const isWaiting = outbox.hasFailed || networkStatus.get() === 'offline';
  // A write is shown as waiting once it is stored, or cannot be.
  outbox.onChange([
    ...outbox.stored.map((write) => ({ ...write, isWaiting })),
    ...outbox.unstored.map((write) => ({ ...write, isWaiting: false })),
  ]);
}

async function reload<Content>(outbox: OpenOutbox<Content>): Promise<void> {
  if (!outbox.isOpen) return;
  try {
    update(outbox, await outbox.store.read());
  } catch {
    if (outbox.isOpen) outbox.backoff.retry();
    return;
  }
  if (outbox.stored.length > 0) await sendAll(outbox);
}

async function sendAll<Content>(outbox: OpenOutbox<Content>): Promise<void> {
  outbox.isRequested = true;
  if (outbox.isSending) return;
  outbox.isSending = true;
  try {
    while (outbox.isRequested && outbox.isOpen) {
      outbox.isRequested = false;
      await withOutboxLock(outbox.scope, () => sendQueue(outbox));
    }
  } catch (error) {
    console.warn('outbox: sending failed, will retry:', error);
    outbox.hasFailed = true;
    publish(outbox);
    if (outbox.isOpen) outbox.backoff.retry();
  } finally {
    outbox.isSending = false;
  }
}

async function sendQueue<Content>(outbox: OpenOutbox<Content>): Promise<void> {
  // Writes of an earlier visit had to wait: what this page has loaded may not contain them.
  const hadToWait = outbox.hasFailed || hasEarlierWrites(outbox);
  while (await sendNext(outbox)) {}
  if (hadToWait && outbox.isOpen && outbox.stored.length === 0) outbox.onCaughtUp();
}

async function sendNext<Content>(outbox: OpenOutbox<Content>): Promise<boolean> {
  if (networkStatus.get() === 'offline') return false;
  const queue = await outbox.store.read().catch(() => null);
  // A queue that cannot be read is sent once it can, see `reload`.
  if (!queue && outbox.isOpen) outbox.backoff.retry();
  const [write] = queue ?? [];
  if (!write || !outbox.isOpen) return false;
  return applyOutcome(outbox, write, isTooOld(write, Date.now()) ? 'too-old' : await send(outbox, write));
}

/** A write is never sent as somebody else: it stays in the queue, if the database of its viewer was not deleted. */
async function send<Content>(
  { session, viewerId, send }: OpenOutbox<Content>,
  write: QueuedWrite<Content>,
): Promise<SendOutcome> {
  return (await canSendAs(session, viewerId)) ? send(write) : 'unreachable';
}

async function canSendAs(session: ViewerSession, viewerId: string): Promise<boolean> {
  await session.ensureFresh();
  return session.viewer().id === viewerId;
}

/** Applies the outcome of a write. @returns whether to send the next one */
async function applyOutcome<Content>(
  outbox: OpenOutbox<Content>,
  write: QueuedWrite<Content>,
  outcome: SendOutcome | 'too-old',
): Promise<boolean> {
  // Closed because the viewer has changed; the stored queue is deleted.
  if (!outbox.isOpen) return false;
  switch (outcome) {
    case 'unreachable':
    case 'retry': {
      outbox.hasFailed = true;
      const isStored = await change(outbox, (queue) => (outcome === 'retry' ? requeue(queue, write) : queue));
      // An answer that got lost may be the network's fault, too.
      const isOffline = outcome === 'unreachable' || networkStatus.get() === 'offline';
      if (isStored && isOffline && write.createdAt >= outbox.openedAt) outbox.onDelayed();
      outbox.backoff.retry();
      return false;
    }
    case 'stored':
      await outbox.onStored(write, true);
      await change(outbox, (queue) => remove(queue, write));
      outbox.backoff.reset();
      outbox.channel.post({ type: 'stored', write });
      return true;
    case 'gone':
    case 'failed':
    case 'too-old':
      await change(outbox, (queue) => remove(queue, write));
      outbox.channel.post({ type: 'refused', write, refusal: outcome });
      outbox.onRefused(write.content, outcome);
      return true;
  }
}

/** 128 random bits; `crypto.randomUUID` is absent in insecure contexts. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
