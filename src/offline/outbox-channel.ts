import type { HeartIntent } from '#src/graphql/hearts.ts';
import type { Refusal } from './outbox-rules.ts';

/** What tabs with the same member tell each other about the outbox. */
type Message =
  | { readonly type: 'changed' }
  | { readonly type: 'stored'; readonly intent: HeartIntent }
  | { readonly type: 'refused'; readonly intent: HeartIntent; readonly refusal: Refusal };

type Listener = {
  changed(): void;
  stored(intent: HeartIntent): void;
  refused(intent: HeartIntent, refusal: Refusal): void;
};

/** Messages reach the other tabs only. All tabs are of this origin, and nearly always of this release. */
export function openOutboxChannel(viewerId: string, listener: Listener) {
  const channel = new BroadcastChannel(`kkumim.outbox.${viewerId}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    switch (data.type) {
      case 'changed':
        return listener.changed();
      case 'stored':
        return listener.stored(data.intent);
      case 'refused':
        return listener.refused(data.intent, data.refusal);
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
