import { useSyncExternalStore } from 'react';
import { type ReactionKind, type ReactionTarget, reactionKey, withReaction } from '#src/graphql/reactions.ts';
import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';

export type PendingReaction = {
  readonly isActive: boolean;
  /** It could not be sent so far; otherwise it is on its way. */
  readonly isWaiting: boolean;
};

/** What the member means and the server may not know yet, by `reactionKey`. Whatever the server says meanwhile, this holds. */
export const pendingReactions = createStore<ReadonlyMap<string, PendingReaction>>(new Map());

type Shown = { readonly isActive: boolean; readonly count: number; readonly isWaiting: boolean };

/** The reaction to show: the pending one, or else the state that the server sent last. */
export function useReactionState(target: ReactionTarget, isActive: boolean, count = 0): Shown {
  const key = reactionKey(target);
  const read = () => pendingReactions.get().get(key);
  const pending = useSyncExternalStore(pendingReactions.subscribe, read, () => undefined);
  if (!pending) return { isActive, count, isWaiting: false };
  return { ...pending, ...withReaction({ isActive, count }, pending.isActive) };
}

/** Of rows that the server lists as given, those that still are. */
export function useStillActive(kind: ReactionKind): (row: { readonly id: string }) => boolean {
  const pending = useStore(pendingReactions);
  return ({ id }) => pending.get(reactionKey({ kind, id }))?.isActive ?? true;
}
