import { type ReactNode, useId, useState } from 'react';
import type { ReactionKind } from '#src/graphql/reactions.ts';
import { useStillActive } from '#src/reactions/pending-reactions.ts';
import { ReactionRemovedContext } from '#src/reactions/use-set-reaction.ts';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import styles from './follow-list.module.css';

type FollowListProps = {
  kind: ReactionKind;
  title: ReactNode;
  follows: readonly { readonly id: string; readonly deletedAt: string | null; readonly row: ReactNode }[];
  state: InfiniteState;
  onMore: () => void;
  /** The newest from those who are followed. */
  newItems: ReactNode;
  /** Shown when nobody is followed. */
  none: ReactNode;
};

/** Whoever is unfollowed here keeps the row until the page is left, with the button to follow again. */
export function FollowList({ kind, title, follows, state, onMore, newItems, none }: FollowListProps) {
  const heading = useId();
  const isActive = useStillActive(kind);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = follows.filter(
    (follow) => removed.has(follow.id) || (follow.deletedAt === null && isActive(follow)),
  );
  if (shown.length === 0 && state === 'complete') return none;
  return (
    <ReactionRemovedContext value={({ id }) => setRemoved((known) => new Set(known).add(id))}>
      {newItems}
      <InfiniteList state={state} onMore={onMore}>
        <h2 className={styles.heading} id={heading}>
          {title}
        </h2>
        <ul aria-labelledby={heading}>{shown.map(({ row }) => row)}</ul>
      </InfiniteList>
    </ReactionRemovedContext>
  );
}
