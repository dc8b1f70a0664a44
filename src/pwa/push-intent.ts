import * as v from 'valibot';
import type { Wish } from './push-state.ts';

const storageKey = 'kkumim.push-intent';

/** Milliseconds after which somebody who logs in does so for another reason. */
const memory = 30 * 60_000;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    wish: v.object({
      topic: v.picklist(['ARTIST', 'RESTOCK', 'NOTICE', 'EVENT']),
      targetId: v.nullable(v.pipe(v.string(), v.uuid())),
    }),
    at: v.number(),
  }),
);

/** Keeps, in this tab only, what a visitor wanted to be told while they log in. */
export function rememberPushIntent(wish: Wish): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ wish, at: Date.now() }));
  } catch {}
}

/** Taken out: it is asked for once. */
export function takePushIntent(): Wish | null {
  try {
    const read = v.safeParse(stored, sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    return read.success && Date.now() - read.output.at < memory ? read.output.wish : null;
  } catch {
    return null;
  }
}
