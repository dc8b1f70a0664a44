import type { Reaction } from '#src/graphql/reactions.ts';
import type { Refusal } from './outbox-queue.ts';

/** What tabs with the same member tell each other about the outbox. */
type Message =
  | { readonly type: 'changed' }
  | { readonly type: 'stored'; readonly reaction: Reaction }
  | { readonly type: 'refused'; readonly reaction: Reaction; readonly refusal: Refusal };

type Listener = {
  changed(): void;
  stored(reaction: Reaction): void;
  refused(reaction: Reaction, refusal: Refusal): void;
};

/** Messages reach the other tabs only. All tabs are of this origin, and nearly always of this release. */
export function openOutboxChannel(viewerId: string, listener: Listener) {
  const channel = new BroadcastChannel(`kkumim.outbox.${viewerId}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    switch (data.type) {
      case 'changed':
        return listener.changed();
      case 'stored':
        return listener.stored(data.reaction);
      case 'refused':
        return listener.refused(data.reaction, data.refusal);
    }
  };
  let isOpen = true;
  return {
    post(message: Message) {
      if (isOpen) channel.postMessage(message);
    },
    close() {
      isOpen = false;
      channel.close();
    },
  };
}
