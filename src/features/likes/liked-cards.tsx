import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { CardGrid } from '#src/components/card-grid.tsx';
import { HeartTakenContext } from '#src/components/heart-taken-context.ts';
import { useHeart } from '#src/components/use-heart.ts';
import type { HeartKind, NamedHeart } from '#src/graphql/hearts.ts';
import { useStillGiven } from '#src/offline/pending-hearts.ts';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { NoLikes } from './no-likes.tsx';

type LikedCardsProps = {
  kind: HeartKind;
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

/** What somebody likes. A heart taken back takes its card away and can be undone. */
export function LikedCards({ kind, label, cards: known, state, onMore }: LikedCardsProps) {
  const { t } = useLingui();
  const give = useHeart();
  const cards = known.filter(useStillGiven(kind));
  const grid = useRef<HTMLUListElement>(null);
  const offerUndo = (heart: NamedHeart) => {
    grid.current?.focus({ preventScroll: true });
    const isWithdrawn = known.some(({ id, isWithdrawn }) => isWithdrawn && id === heart.id);
    showToast(
      t`Removed from your likes`,
      isWithdrawn ? undefined : { label: t`Undo`, run: () => void give(heart, true) },
    );
  };
  if (cards.length === 0 && state === 'complete') return <NoLikes />;
  return (
    <HeartTakenContext value={offerUndo}>
      <InfiniteList state={state} onMore={onMore}>
        <CardGrid ref={grid} label={label} cards={cards} />
      </InfiniteList>
    </HeartTakenContext>
  );
}
