import type { HeartIntent } from '#src/graphql/hearts.ts';
import type { LateClient } from '#src/graphql/late-client.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import type { Outbox } from './outbox.ts';
import type { Refusal } from './outbox-rules.ts';

type MemberOutboxParts = {
  readonly client: LateClient;
  readonly session: Session;
  readonly onRefused: (intent: HeartIntent, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

let current: { readonly parts: MemberOutboxParts; readonly outbox: Promise<Outbox> } | null = null;

/** Begins to send what the member who looks has meant, before this visit too. A visitor has no outbox. */
export function openMemberOutbox(parts: MemberOutboxParts): void {
  closeMemberOutbox();
  const viewer = parts.session.viewer();
  if (isVisitor(viewer)) return;
  const outbox = open(viewer.id, parts);
  // Said when a heart is pressed, see below.
  outbox.catch(() => {});
  current = { parts, outbox };
}

/** What was not sent stays where it is stored. */
export function closeMemberOutbox(): void {
  void current?.outbox.then(
    (outbox) => outbox.close(),
    () => {},
  );
  current = null;
}

/** Shows what the member means with a heart at once and sends it as soon as that is possible. Never rejects. */
export async function giveHeart(intent: HeartIntent): Promise<void> {
  const outbox = await current?.outbox.catch(() => null);
  if (outbox) return outbox.give(intent);
  if (!current) return;
  // Its code did not come, so nothing can be kept; it may come for the next press.
  const { parts } = current;
  openMemberOutbox(parts);
  parts.onRefused(intent, 'failed');
}

async function open(viewerId: string, parts: MemberOutboxParts): Promise<Outbox> {
  const [{ openHeartsOutbox }, client] = await Promise.all([
    import('./hearts-outbox.ts'),
    parts.client.open(),
  ]);
  return openHeartsOutbox({ ...parts, viewerId, client });
}
