import { openChannel, webLocks } from '#src/storage/browser-access.ts';
import type { QueuedWrite, Refusal } from './outbox-queue.ts';

/** A message between tabs of the same member. */
type Message<Content> =
  | { readonly type: 'changed' }
  | { readonly type: 'stored'; readonly write: QueuedWrite<Content> }
  | { readonly type: 'refused'; readonly write: QueuedWrite<Content>; readonly refusal: Refusal };

type Listener<Content> = {
  changed(): void;
  stored(write: QueuedWrite<Content>): void;
  refused(write: QueuedWrite<Content>, refusal: Refusal): void;
};

/** Messages reach only the other tabs; none do where the browser has no channels. They are not validated, because nearly all tabs run the same release. */
export function openOutboxChannel<Content>(scope: string, listener: Listener<Content>) {
  const channel = openChannel(`kkumim.outbox.${scope}`);
  const receive = ({ data }: MessageEvent<Message<Content>>) => {
    switch (data.type) {
      case 'changed':
        return listener.changed();
      case 'stored':
        return listener.stored(data.write);
      case 'refused':
        return listener.refused(data.write, data.refusal);
    }
  };
  if (channel) channel.onmessage = receive;
  let isOpen = true;
  return {
    post(message: Message<Content>) {
      if (isOpen) channel?.postMessage(message);
    },
    close() {
      isOpen = false;
      channel?.close();
    },
  };
}

/** Milliseconds; longer than a request with a session refresh takes. */
const timeoutMs = 25_000;

/** Runs `work` while no other tab sends from the same outbox. Rejects with the error of `work`. */
export async function withOutboxLock(scope: string, work: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  let hasLock = false;
  const workLocked = () => {
    hasLock = true;
    return work();
  };
  try {
    if (locks) return await locks.request(`kkumim.outbox.${scope}`, workLocked);
  } catch (error) {
    if (hasLock) throw error;
    // The browser refuses locks, for example when cookies are blocked.
  }
  const { withStorageLease } = await import('#src/storage/storage-lease.ts');
  return withStorageLease('outboxLease', work, timeoutMs);
}
