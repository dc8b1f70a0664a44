import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { CardGrid } from '#src/components/cards/card-grid.tsx';
import { ReactionRemovedContext, useSetReaction } from '#src/components/reaction/use-set-reaction.ts';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { useStillActive } from '#src/writes/reactions/pending-reactions.ts';
import type { NamedReactionTarget, ReactionKind } from '#src/writes/reactions/reaction.ts';
import { NoLikes } from './no-likes.tsx';

type LikedCardsProps = {
  kind: ReactionKind;
  label: string;
  cards: readonly {
    readonly id: string;
    readonly card: ReactNode;
    /** It cannot be liked again. */
    readonly isWithdrawn?: boolean;
  }[];
  state: InfiniteState;
  onMore: () => void;
};

/** Cards of one kind of likes. Taking a like back removes its card, and can be undone. */
export function LikedCards({ kind, label, cards: known, state, onMore }: LikedCardsProps) {
  const { t } = useLingui();
  const setReaction = useSetReaction();
  const cards = known.filter(useStillActive(kind));
  const grid = useRef<HTMLUListElement>(null);
  const offerUndo = (target: NamedReactionTarget) => {
    grid.current?.focus({ preventScroll: true });
    const isWithdrawn = known.some(({ id, isWithdrawn }) => isWithdrawn && id === target.id);
    showToast(
      t`Removed from your likes`,
      isWithdrawn ? undefined : { label: t`Undo`, run: () => void setReaction(target, true) },
    );
  };
  if (cards.length === 0 && state === 'complete') return <NoLikes />;
  return (
    <ReactionRemovedContext value={offerUndo}>
      <InfiniteList state={state} onMore={onMore}>
        <CardGrid ref={grid} label={label} cards={cards} />
      </InfiniteList>
    </ReactionRemovedContext>
  );
}
