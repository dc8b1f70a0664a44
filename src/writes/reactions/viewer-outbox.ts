import { createViewerOutbox } from '../outbox/viewer-outbox.ts';
import { type Reaction, reactionKey } from './reactions.ts';

const outbox = createViewerOutbox<Reaction>(async () => {
  const { openReactionOutbox } = await import('./reaction-outbox.ts');
  return openReactionOutbox;
});

/** Opens the viewer's outbox of reactions, which also sends those of earlier visits. */
export const openViewerOutbox = outbox.open;

/** Reactions that were not sent stay stored. */
export const closeViewerOutbox = outbox.close;

/** Shows a reaction at once and sends it as soon as that is possible. Never rejects. */
export const setReaction = (reaction: Reaction): Promise<void> =>
  outbox.enqueue(reactionKey(reaction), reaction);
