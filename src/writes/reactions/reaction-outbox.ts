import { createViewerOutbox, type ViewerOutboxOptions } from '../outbox/viewer-outbox.ts';
import { type Reaction, reactionKey } from './reaction.ts';

const outbox = createViewerOutbox<Reaction, ViewerOutboxOptions<Reaction>>(async () => {
  const { openReactionOutbox } = await import('./send-reaction.ts');
  return openReactionOutbox;
});

/** Opens the viewer's outbox of reactions, which also sends those of earlier visits. */
export const openViewerOutbox = outbox.open;

/** Reactions that were not sent stay stored. */
export const closeViewerOutbox = outbox.close;

/** Shows a reaction at once and sends it as soon as that is possible. Never rejects. */
export const setReaction = (reaction: Reaction): Promise<unknown> =>
  outbox.enqueue(reactionKey(reaction), reaction);
