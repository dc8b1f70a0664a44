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

/** Messages reach only the other tabs. They are not validated, because nearly all tabs run the same release. */
/** `name`: of the outbox, for the second one of a viewer and later ones. */
export function openOutboxChannel<Content>(viewerId: string, name: string, listener: Listener<Content>) {
  const channel = new BroadcastChannel(`kkumim.outbox${name && `.${name}`}.${viewerId}`);
  channel.onmessage = ({ data }: MessageEvent<Message<Content>>) => {
    switch (data.type) {
      case 'changed':
        return listener.changed();
      case 'stored':
        return listener.stored(data.write);
      case 'refused':
        return listener.refused(data.write, data.refusal);
    }
  };
  let isOpen = true;
  return {
    post(message: Message<Content>) {
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
