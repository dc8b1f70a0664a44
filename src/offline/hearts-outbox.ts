import type { Client } from 'urql';
import type { HeartIntent } from '#src/graphql/hearts.ts';
import { sendHeart, showSentHeart } from '#src/graphql/send-heart.ts';
import type { Session } from '#src/session/session.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { Refusal } from './outbox-rules.ts';
import { outboxShelf } from './outbox-shelf.ts';
import { noteSettled } from './settled-hearts.ts';
import { viewerStore } from './viewer-database.ts';

type HeartsOutboxParts = {
  readonly viewerId: string;
  readonly client: Client;
  readonly session: Session;
  readonly onRefused: (intent: HeartIntent, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

/** The outbox of a member on this device, tied to the data service. */
export function openHeartsOutbox({ viewerId, client, session, ...told }: HeartsOutboxParts): Outbox {
  const store = viewerStore(viewerId, 'outbox');
  return openOutbox({
    viewerId,
    shelf: outboxShelf(store),
    async send(intent) {
      await session.check();
      // Somebody else looks now; this member's hearts wait for their return, or were deleted.
      if (session.viewer().id !== viewerId) return 'unreachable';
      return sendHeart(client, viewerId, intent);
    },
    async onStored(intent, here) {
      if (here) await noteSettled(store, intent);
      else await showSentHeart(client, viewerId, intent);
    },
    ...told,
  });
}
