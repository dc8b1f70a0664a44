import type { LazyClient } from '#src/graphql/lazy-client.ts';
import { type Reaction, reactionKey } from '#src/graphql/reactions.ts';
import type { Outbox } from '#src/offline/outbox.ts';
import type { Refusal } from '#src/offline/outbox-queue.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';

type ViewerOutboxOptions = {
  readonly client: LazyClient;
  readonly session: Session;
  readonly onRefused: (reaction: Reaction, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

type ViewerOutbox = { readonly options: ViewerOutboxOptions; readonly outbox: Promise<Outbox<Reaction>> };

let current: ViewerOutbox | null = null;

/** Opens the viewer's outbox, which also sends the reactions of earlier visits. A visitor has none. */
export function openViewerOutbox(options: ViewerOutboxOptions): void {
  closeViewerOutbox();
  const viewer = options.session.viewer();
  if (isVisitor(viewer)) return;
  const outbox = open(viewer.id, options);
  // A failure is reported when a reaction is set, see `setReaction`.
  outbox.catch(() => {});
  current = { options, outbox };
}

/** Reactions that were not sent stay stored. */
export function closeViewerOutbox(): void {
  void current?.outbox.then(
    (outbox) => outbox.close(),
    () => {},
  );
  current = null;
}

/** Shows a reaction at once and sends it as soon as that is possible. Never rejects. */
export async function setReaction(reaction: Reaction): Promise<void> {
  const outbox = await current?.outbox.catch(() => null);
  if (outbox) return outbox.enqueue(reactionKey(reaction), reaction);
  if (!current) return;
  // The code of the outbox could not be loaded, so nothing can be stored; the next reaction tries again.
  const { options } = current;
  openViewerOutbox(options);
  options.onRefused(reaction, 'failed');
}

async function open(viewerId: string, options: ViewerOutboxOptions): Promise<Outbox<Reaction>> {
  const [{ openReactionOutbox }, client] = await Promise.all([
    import('./reaction-outbox.ts'),
    options.client.open(),
  ]);
  return openReactionOutbox({ ...options, viewerId, client });
}
