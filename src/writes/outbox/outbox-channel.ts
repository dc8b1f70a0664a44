import { openChannel } from '#src/storage/browser-access.ts';
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
