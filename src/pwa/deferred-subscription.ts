import * as v from 'valibot';
import { readFromTab, removeFromTab, writeToTab } from '#src/storage/tab-storage.ts';
import type { TopicSubscription } from './push-state.ts';

const storageKey = 'kkumim.push-intent';

/** Milliseconds; a login after that is unrelated to the subscription. */
const maxAgeMs = 30 * 60_000;

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

/** Stores the subscription that a visitor asked for in this tab until they have logged in. */
export function deferSubscription(subscription: TopicSubscription): void {
  writeToTab(storageKey, JSON.stringify({ subscription, at: Date.now() }));
}

/** Removes and returns it, so that a reload does not ask again. */
export function takeDeferredSubscription(): TopicSubscription | null {
  const read = v.safeParse(stored, readFromTab(storageKey));
  removeFromTab(storageKey);
  return read.success && Date.now() - read.output.at < maxAgeMs ? read.output.subscription : null;
}
