import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { readFromTab, removeFromTab, writeToTab } from '#src/storage/tab-storage.ts';
import { type NamedReactionTarget, reactionKinds } from './reaction.ts';
import { setReaction } from './reaction-outbox.ts';

const storageKey = 'kkumim.intent';

/** Milliseconds; a login after that is unrelated to the reaction. */
const maxAge = 30 * 60_000;

/** Stores the reaction of a visitor in this tab until they have logged in. */
export function deferReaction(target: NamedReactionTarget): void {
  writeToTab(storageKey, JSON.stringify({ target, at: Date.now() }));
}

/** Sets the reaction that was deferred before the login. Does nothing for a visitor. */
export function resumeDeferredReaction(session: Session): void {
  if (isVisitor(session.viewer())) return;
  const target = takeDeferredReaction();
  if (target) void setReaction({ ...target, isActive: true });
}

/** Removed before it is sent, so that a reload does not send it again. */
function takeDeferredReaction(): NamedReactionTarget | null {
  const stored = fieldsOf(parseJson(readFromTab(storageKey)));
  removeFromTab(storageKey);
  const isFresh = Date.now() - Number(stored?.at) < maxAge;
  return isFresh ? readTarget(stored?.target) : null;
}

function readTarget(raw: unknown): NamedReactionTarget | null {
  const stored = fieldsOf(raw);
  const kind = reactionKinds.find((known) => known === stored?.kind);
  const id = textOf(stored?.id);
  const name = textOf(stored?.name);
  return kind && name !== undefined && id && isUuid(id) ? { kind, id, name } : null;
}
