import { createBackoff } from './backoff.ts';
import { networkStatus } from './network-status.ts';
import { openOutboxChannel } from './outbox-channel.ts';
import { withOutboxLock } from './outbox-lock.ts';
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

/** `isWaiting`: it could not be sent yet; otherwise it is being sent. */
export type PendingWrite<Content> = QueuedWrite<Content> & { readonly isWaiting: boolean };

type OutboxOptions<Content> = {
  readonly viewerId: string;
  /** Of the lock and of the channel between tabs, for a second outbox of a viewer. */
  readonly name?: string;
  readonly store: OutboxStore<Content>;
  /** Never rejects. */
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
  enqueue(key: string, content: Content): Promise<void>;
  /** The same, without waiting for the server. @returns whether this device has stored it */
  save(key: string, content: Content): Promise<boolean>;
  close(): void;
};

/**
 * The writes of one member until the server has acknowledged them. They are stored before they are sent, sent by one tab
 * at a time, and removed after the response; so each is sent at least once, and the last one of a key is sent last.
 */
export function openOutbox<Content>(options: OutboxOptions<Content>): Outbox<Content> {
  const { viewerId, store, send, onChange, onStored, onRefused, onDelayed, onCaughtUp } = options;
  const scope = options.name ? `${options.name}.${viewerId}` : viewerId;
  const openedAt = Date.now();
  const isOfEarlierVisit = ({ createdAt }: QueuedWrite<Content>) => createdAt < openedAt;
  let stored: Queue<Content> = [];
  let unstored: Queue<Content> = [];
  let hasFailed = false;
  let isOpen = true;
  let isSending = false;
  let isRequested = false;

  const backoff = createBackoff(() => void reload(), { initialDelayMs: 1_000 });
  const channel = openOutboxChannel<Content>(scope, {
    changed: () => void reload(),
    stored: (write) => {
      store.forget(write);
      void onStored(write, false).then(reload);
    },
    refused: (write, refusal) => {
      store.forget(write);
      onRefused(write.content, refusal);
      void reload();
    },
  });
  const unsubscribe = networkStatus.subscribe(() => {
    if (networkStatus.get() === 'online') void sendAll();
    publish();
  });
  void reload().then(() => {
    if (!stored.some(isOfEarlierVisit)) return;
    hasFailed = true;
    publish();
  });

  return {
    async enqueue(key, content) {
      await add(key, content);
      await sendAll();
    },
    async save(key, content) {
      const isStored = await add(key, content);
      void sendAll();
      return isStored;
    },
    close() {
      isOpen = false;
      unsubscribe();
      backoff.stop();
      channel.close();
      onChange([]);
    },
  };

  async function add(key: string, content: Content): Promise<boolean> {
    const write = { id: newId(), key, createdAt: Date.now(), content };
    unstored = enqueue(unstored, write);
    publish();
    const { queue, isStored } = await store.change((before) => enqueue(before, write));
    unstored = remove(unstored, write);
    update(queue);
    channel.post({ type: 'changed' });
    if (isStored && networkStatus.get() === 'offline') onDelayed();
    return isStored;
  }

  async function change(transform: (queue: Queue<Content>) => Queue<Content>): Promise<boolean> {
    const { queue, isStored } = await store.change(transform);
    update(queue);
    return isStored;
  }

  function update(queue: Queue<Content>): void {
    stored = queue;
    if (stored.length === 0) hasFailed = false;
    publish();
  }

  function publish(): void {
    if (!isOpen) return;
    const isWaiting = hasFailed || networkStatus.get() === 'offline';
    // A write is shown as waiting once it is stored, or cannot be.
    onChange([
      ...stored.map((write) => ({ ...write, isWaiting })),
      ...unstored.map((write) => ({ ...write, isWaiting: false })),
    ]);
  }

  async function reload(): Promise<void> {
    if (!isOpen) return;
    try {
      update(await store.read());
    } catch {
      if (isOpen) backoff.retry();
      return;
    }
    if (stored.length > 0) await sendAll();
  }

  async function sendAll(): Promise<void> {
    isRequested = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isRequested && isOpen) {
        isRequested = false;
        await withOutboxLock(scope, sendQueue);
      }
    } catch (error) {
      console.warn('outbox: sending failed, will retry:', error);
      hasFailed = true;
      publish();
      if (isOpen) backoff.retry();
    } finally {
      isSending = false;
    }
  }

  async function sendQueue(): Promise<void> {
    // Those of an earlier visit did: what this page has loaded may not contain them.
    const hadToWait = hasFailed || stored.some(isOfEarlierVisit);
    while (await sendNext()) {}
    if (hadToWait && isOpen && stored.length === 0) onCaughtUp();
  }

  async function sendNext(): Promise<boolean> {
    if (networkStatus.get() === 'offline') return false;
    const queue = await store.read().catch(() => null);
    // What cannot be read is sent once it can, see `reload`.
    if (!queue && isOpen) backoff.retry();
    const [write] = queue ?? [];
    if (!write || !isOpen) return false;
    return applyOutcome(write, isTooOld(write, Date.now()) ? 'too-old' : await send(write));
  }

  /** Applies the outcome of a write. @returns whether to send the next one */
  async function applyOutcome(
    write: QueuedWrite<Content>,
    outcome: SendOutcome | 'too-old',
  ): Promise<boolean> {
    // Closed because the viewer has changed; the stored queue is deleted.
    if (!isOpen) return false;
    switch (outcome) {
      case 'unreachable':
      case 'retry': {
        hasFailed = true;
        const isStored = await change((queue) => (outcome === 'retry' ? requeue(queue, write) : queue));
        if (isStored && outcome === 'unreachable' && write.createdAt >= openedAt) onDelayed();
        backoff.retry();
        return false;
      }
      case 'stored':
        await onStored(write, true);
        await change((queue) => remove(queue, write));
        backoff.reset();
        channel.post({ type: 'stored', write });
        return true;
      case 'gone':
      case 'failed':
      case 'too-old':
        await change((queue) => remove(queue, write));
        channel.post({ type: 'refused', write, refusal: outcome });
        onRefused(write.content, outcome);
        return true;
    }
  }
}

/** 128 random bits; `crypto.randomUUID` is absent in insecure contexts. */
const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
