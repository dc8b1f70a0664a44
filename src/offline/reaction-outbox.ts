import type { Client } from 'urql';
import type { Reaction } from '#src/graphql/reactions.ts';
import { applyRemoteReaction, sendReaction } from '#src/graphql/send-reaction.ts';
import type { Session } from '#src/session/session.ts';
import { recordAcknowledged } from './acknowledged-reactions.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import type { Refusal } from './outbox-queue.ts';
import { createOutboxStore } from './outbox-store.ts';
import { viewerStore } from './viewer-database.ts';

type ReactionOutboxOptions = {
  readonly viewerId: string;
  readonly client: Client;
  readonly session: Session;
  readonly onRefused: (reaction: Reaction, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

/** The outbox of a member on this device, tied to the data service. */
export function openReactionOutbox({ viewerId, client, session, ...told }: ReactionOutboxOptions): Outbox {
  const store = viewerStore(viewerId, 'outbox');
  return openOutbox({
    viewerId,
    queue: createOutboxStore(store),
    async send(reaction) {
      await session.ensureFresh();
      // Somebody else looks now; this member's hearts wait for their return, or were deleted.
      if (session.viewer().id !== viewerId) return 'unreachable';
      return sendReaction(client, viewerId, reaction);
    },
    async onStored(reaction, here) {
      if (here) await recordAcknowledged(store, reaction);
      else await applyRemoteReaction(client, viewerId, reaction);
    },
    ...told,
  });
}
