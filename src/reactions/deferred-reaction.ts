import { type NamedReactionTarget, reactionKinds } from '#src/graphql/reactions.ts';
import { setReaction } from '#src/reactions/viewer-outbox.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';

const storageKey = 'kkumim.intent';

/** Milliseconds; a login after that is unrelated to the reaction. */
const maxAge = 30 * 60_000;

/** Stores the reaction of a visitor in this tab until they have logged in. */
export function deferReaction(target: NamedReactionTarget): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ target, at: Date.now() }));
  } catch {}
}

/** Sets the reaction that was deferred before the login. Does nothing for a visitor. */
export function resumeDeferredReaction(session: Session): void {
  if (isVisitor(session.viewer())) return;
  const target = takeDeferredReaction();
  if (target) void setReaction({ ...target, isActive: true });
}

/** Removed before it is sent, so that a reload does not send it again. */
function takeDeferredReaction(): NamedReactionTarget | null {
  try {
    const stored = fieldsOf(parseJson(sessionStorage.getItem(storageKey)));
    sessionStorage.removeItem(storageKey);
    const isFresh = Date.now() - Number(stored?.at) < maxAge;
    return isFresh ? readTarget(stored?.target) : null;
  } catch {
    return null;
  }
}

function readTarget(raw: unknown): NamedReactionTarget | null {
  const stored = fieldsOf(raw);
  const kind = reactionKinds.find((known) => known === stored?.kind);
  const id = textOf(stored?.id);
  const name = textOf(stored?.name);
  return kind && name !== undefined && id && isUuid(id) ? { kind, id, name } : null;
}
