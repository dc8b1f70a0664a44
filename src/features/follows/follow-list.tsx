import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { FollowButton } from '#src/components/reaction/follow-button.tsx';
import { FollowRow } from '#src/components/reaction/follow-row.tsx';
import { ReactionRemovedContext } from '#src/components/reaction/use-set-reaction.ts';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import { useStillActive } from '#src/writes/reactions/pending-reactions.ts';
import styles from './follow-list.module.css';

export const followsPerPage = 20;

/** An artist or a brand that is followed, or was when the list was read. */
export type Follow = {
  readonly id: string;
  readonly deletedAt: string | null;
  readonly name: string;
  readonly face: string | null;
  readonly followers: number;
  readonly isFollowed: boolean;
  /** To the page of whoever is followed. */
  readonly link: LinkProps;
};

type FollowListProps = {
  kind: 'artist_follow' | 'brand_follow';
  title: ReactNode;
  follows: readonly Follow[];
  state: InfiniteState;
  onMore: () => void;
  /** The newest from those who are followed. */
  newItems: ReactNode;
  /** Shown when nobody is followed. */
  none: ReactNode;
};

export type FollowsProps<Loaded> = Pick<FollowListProps, 'newItems' | 'none'> & {
  viewerId: string;
  loaded: Loaded;
};

/** An artist or a brand that is unfollowed here stays in the list until the page is left, with the button to follow again. */
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
        <ul aria-labelledby={heading}>
          {shown.map(({ id, name, face, followers, isFollowed, link }) => (
            <li key={id}>
              <FollowRow
                face={face}
                name={<Link {...link}>{name}</Link>}
                followers={followers}
                button={<FollowButton target={{ kind, id }} name={name} isFollowed={isFollowed} />}
              />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </ReactionRemovedContext>
  );
}
