import type { LazyClient } from '#src/graphql/lazy-client.ts';
import type { Reaction } from '#src/graphql/reactions.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { Outbox } from './outbox.ts';
import type { Refusal } from './outbox-queue.ts';

type ViewerOutboxOptions = {
  readonly client: LazyClient;
  readonly session: Session;
  readonly onRefused: (reaction: Reaction, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

let current: { readonly parts: ViewerOutboxOptions; readonly outbox: Promise<Outbox> } | null = null;

/** Begins to send what the member who looks has meant, before this visit too. A visitor has no outbox. */
export function openViewerOutbox(parts: ViewerOutboxOptions): void {
  closeViewerOutbox();
  const viewer = parts.session.viewer();
  if (isVisitor(viewer)) return;
  const outbox = open(viewer.id, parts);
  // Said when a heart is pressed, see below.
  outbox.catch(() => {});
  current = { parts, outbox };
}

/** What was not sent stays where it is stored. */
export function closeViewerOutbox(): void {
  void current?.outbox.then(
    (outbox) => outbox.close(),
    () => {},
  );
  current = null;
}

/** Shows what the member means with a heart at once and sends it as soon as that is possible. Never rejects. */
export async function setReaction(reaction: Reaction): Promise<void> {
  const outbox = await current?.outbox.catch(() => null);
  if (outbox) return outbox.enqueue(reaction);
  if (!current) return;
  // Its code did not come, so nothing can be kept; it may come for the next press.
  const { parts } = current;
  openViewerOutbox(parts);
  parts.onRefused(reaction, 'failed');
}

async function open(viewerId: string, parts: ViewerOutboxOptions): Promise<Outbox> {
  const [{ openReactionOutbox }, client] = await Promise.all([
    import('./reaction-outbox.ts'),
    parts.client.open(),
  ]);
  return openReactionOutbox({ ...parts, viewerId, client });
}
