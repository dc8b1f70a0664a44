import type { Client } from 'urql';
import { heartKinds } from '#src/graphql/hearts.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/read.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { type Heart, sendHeart } from './send-heart.ts';

const storageKey = 'kkumim.intent';

/** Milliseconds after which somebody who logs in does so for another reason. */
const memory = 30 * 60_000;

/** Keeps, in this tab only, the heart that a visitor wanted to give while they log in. */
export function rememberIntent(heart: Heart): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ heart, at: Date.now() }));
  } catch {}
}

/** Gives the heart that was wanted before the login. Never rejects; does nothing for a visitor. */
export async function resumeIntent({ client, session }: { client: Client; session: Session }): Promise<void> {
  const viewer = session.viewer();
  if (isVisitor(viewer)) return;
  const heart = takeIntent();
  if (heart) await sendHeart(client, { heart, userId: viewer.id, isGiven: true });
}

/** Taken out before it is sent: a reload in between must not send it once more. */
function takeIntent(): Heart | null {
  try {
    const stored = fieldsOf(parseJson(sessionStorage.getItem(storageKey)));
    sessionStorage.removeItem(storageKey);
    const isFresh = Date.now() - Number(stored?.at) < memory;
    return isFresh ? readHeart(stored?.heart) : null;
  } catch {
    return null;
  }
}

function readHeart(raw: unknown): Heart | null {
  const stored = fieldsOf(raw);
  const kind = heartKinds.find((known) => known === stored?.kind);
  const id = textOf(stored?.id);
  return kind && id && isUuid(id) ? { kind, id } : null;
}
