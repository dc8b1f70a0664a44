import { heartKinds, type NamedHeart } from '#src/graphql/hearts.ts';
import { giveHeart } from '#src/offline/member-outbox.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';

const storageKey = 'kkumim.intent';

/** Milliseconds after which somebody who logs in does so for another reason. */
const memory = 30 * 60_000;

/** Keeps, in this tab only, the heart that a visitor wanted to give while they log in. */
export function rememberIntent(heart: NamedHeart): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ heart, at: Date.now() }));
  } catch {}
}

/** Gives the heart that was wanted before the login. Does nothing for a visitor. */
export function resumeIntent(session: Session): void {
  if (isVisitor(session.viewer())) return;
  const heart = takeIntent();
  if (heart) void giveHeart({ ...heart, isGiven: true, madeAt: Date.now() });
}

/** Taken out before it is sent: a reload in between must not send it once more. */
function takeIntent(): NamedHeart | null {
  try {
    const stored = fieldsOf(parseJson(sessionStorage.getItem(storageKey)));
    sessionStorage.removeItem(storageKey);
    const isFresh = Date.now() - Number(stored?.at) < memory;
    return isFresh ? readHeart(stored?.heart) : null;
  } catch {
    return null;
  }
}

function readHeart(raw: unknown): NamedHeart | null {
  const stored = fieldsOf(raw);
  const kind = heartKinds.find((known) => known === stored?.kind);
  const id = textOf(stored?.id);
  const name = textOf(stored?.name);
  return kind && name !== undefined && id && isUuid(id) ? { kind, id, name } : null;
}
