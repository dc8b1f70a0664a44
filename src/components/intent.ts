import type { Client } from 'urql';
import * as v from 'valibot';
import { heartKinds } from '#src/graphql/hearts.ts';
import type { Session } from '#src/session/session.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { type Heart, sendHeart } from './send-heart.ts';

const storageKey = 'kkumim.intent';

/** Milliseconds after which somebody who logs in does so for another reason. */
const memory = 30 * 60_000;

const storedIntent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    heart: v.object({ kind: v.picklist(heartKinds), id: v.pipe(v.string(), v.uuid()) }),
    at: v.number(),
  }),
);

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
    const stored = v.safeParse(storedIntent, sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    const isFresh = stored.success && Date.now() - stored.output.at < memory;
    return isFresh ? stored.output.heart : null;
  } catch {
    return null;
  }
}
