import { useSyncExternalStore } from 'react';
import { type Heart, type HeartKind, heartKey } from '#src/graphql/hearts.ts';
import { createStore, useStore } from '#src/ui/store.ts';

export type PendingHeart = {
  readonly isGiven: boolean;
  /** It could not be sent so far; otherwise it is on its way. */
  readonly isWaiting: boolean;
};

/** What the member means and the server may not know yet, by `heartKey`. Whatever the server says meanwhile, this holds. */
export const pendingHearts = createStore<ReadonlyMap<string, PendingHeart>>(new Map());

type Shown = { readonly isGiven: boolean; readonly count: number; readonly isWaiting: boolean };

/** A heart as it is to be shown, from what the server said last. */
export function useHeartState(heart: Heart, isGiven: boolean, count = 0): Shown {
  const key = heartKey(heart);
  const read = () => pendingHearts.get().get(key);
  const pending = useSyncExternalStore(pendingHearts.subscribe, read, () => undefined);
  if (!pending) return { isGiven, count, isWaiting: false };
  const change = Number(pending.isGiven) - Number(isGiven);
  return { ...pending, count: count + change };
}

/** Of rows that the server lists as given, those that still are. */
export function useStillGiven(kind: HeartKind): (row: { readonly id: string }) => boolean {
  const pending = useStore(pendingHearts);
  return ({ id }) => pending.get(heartKey({ kind, id }))?.isGiven ?? true;
}
