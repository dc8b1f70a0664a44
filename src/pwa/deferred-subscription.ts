import * as v from 'valibot';
import type { TopicSubscription } from './push-state.ts';

const storageKey = 'kkumim.push-intent';

/** Milliseconds after which somebody who logs in does so for another reason. */
const memory = 30 * 60_000;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    subscription: v.object({
      topic: v.picklist(['ARTIST', 'RESTOCK', 'NOTICE', 'EVENT']),
      targetId: v.nullable(v.pipe(v.string(), v.uuid())),
    }),
    at: v.number(),
  }),
);

/** Keeps, in this tab only, what a visitor wanted to be told while they log in. */
export function deferSubscription(subscription: TopicSubscription): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ subscription, at: Date.now() }));
  } catch {}
}

/** Taken out: it is asked for once. */
export function takeDeferredSubscription(): TopicSubscription | null {
  try {
    const read = v.safeParse(stored, sessionStorage.getItem(storageKey));
    sessionStorage.removeItem(storageKey);
    return read.success && Date.now() - read.output.at < memory ? read.output.subscription : null;
  } catch {
    return null;
  }
}
