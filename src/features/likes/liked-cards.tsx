import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { CardGrid } from '#src/components/card-grid.tsx';
import { HeartTakenContext } from '#src/components/heart-taken-context.ts';
import type { Heart } from '#src/components/send-heart.ts';
import { useHeart } from '#src/components/use-heart.ts';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { NoLikes } from './no-likes.tsx';

type LikedCardsProps = {
  label: string;
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
  state: InfiniteState;
  onMore: () => void;
};

/** What somebody likes. A heart taken back takes its card away and can be undone. */
export function LikedCards({ label, cards, state, onMore }: LikedCardsProps) {
  const { t } = useLingui();
  const give = useHeart();
  const grid = useRef<HTMLUListElement>(null);
  const offerUndo = (heart: Heart) => {
    grid.current?.focus({ preventScroll: true });
    showToast(t`Taken off your likes`, { label: t`Undo`, run: () => void give(heart, true) });
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
