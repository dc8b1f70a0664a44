import { useSyncExternalStore } from 'react';
import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';
import { type ReactionKind, type ReactionTarget, reactionKey, withReaction } from './reaction.ts';

export type PendingReaction = {
  readonly isActive: boolean;
  /** It could not be sent yet; otherwise it is being sent. */
  readonly isWaiting: boolean;
};

/** The reactions that the server has not acknowledged yet, by `reactionKey`. They take precedence over its data. */
export const pendingReactions = createStore<ReadonlyMap<string, PendingReaction>>(new Map());

type ReactionState = { readonly isActive: boolean; readonly count: number; readonly isWaiting: boolean };

/** The reaction to show: the pending one, or else the state that the server sent last. */
export function useReactionState(target: ReactionTarget, isActive: boolean, count = 0): ReactionState {
  const key = reactionKey(target);
  const read = () => pendingReactions.get().get(key);
  const pending = useSyncExternalStore(pendingReactions.subscribe, read, () => undefined);
  if (!pending) return { isActive, count, isWaiting: false };
  return { ...pending, ...withReaction({ isActive, count }, pending.isActive) };
}

/** A filter for rows that the server lists as active: those without a pending removal. */
export function useStillActive(kind: ReactionKind): (row: { readonly id: string }) => boolean {
  const pending = useStore(pendingReactions);
  return ({ id }) => pending.get(reactionKey({ kind, id }))?.isActive ?? true;
}
