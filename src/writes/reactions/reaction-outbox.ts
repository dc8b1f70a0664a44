import type { Client } from 'urql';
import { updateLists } from '#src/graphql/list-pages.ts';
import type { Session } from '#src/session/session.ts';
import { viewerStore } from '#src/storage/viewer-database.ts';
import { type Outbox, openOutbox, type PendingWrite } from '../outbox/outbox.ts';
import type { Refusal } from '../outbox/outbox-queue.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { recordAcknowledged } from './acknowledged-reactions.ts';
import { pendingReactions } from './pending-reactions.ts';
import { isReaction } from './reaction-schema.ts';
import type { Reaction } from './reactions.ts';
import { applyReactions } from './reapply-reactions.ts';
import { applyRemoteReaction, sendReaction } from './send-reaction.ts';

type ReactionOutboxOptions = {
  readonly viewerId: string;
  readonly client: Client;
  readonly session: Session;
  readonly onRefused: (reaction: Reaction, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

/** The outbox of a member's reactions on this device, which sends to the data service. */
export function openReactionOutbox(options: ReactionOutboxOptions): Outbox<Reaction> {
  const { viewerId, client, session, ...listeners } = options;
  const store = viewerStore(viewerId, 'outbox');
  return openOutbox({
    viewerId,
    store: createOutboxStore(store, isReaction),
    async send(write) {
      await session.ensureFresh();
      // The viewer has changed: the reaction stays in the queue, if its database was not deleted.
      if (session.viewer().id !== viewerId) return 'unreachable';
      return sendReaction(client, viewerId, write);
    },
    async onStored(write, here) {
      if (here) await recordAcknowledged(store, write);
      else await applyRemoteReaction(client, viewerId, write);
      updateLists(client, (data) => applyReactions(data, viewerId, [write]));
    },
    onChange: (pending) => pendingReactions.set(new Map(pending.map(entryOf))),
    ...listeners,
  });
}

const entryOf = ({ key, content, isWaiting }: PendingWrite<Reaction>) =>
  [key, { isActive: content.isActive, isWaiting }] as const;
