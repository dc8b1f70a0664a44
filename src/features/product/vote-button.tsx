import { Trans } from '@lingui/react/macro';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { PendingMark } from '#src/components/pending-mark.tsx';
import { useReactionState } from '#src/reactions/pending-reactions.ts';
import { useSetReaction } from '#src/reactions/use-set-reaction.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './vote-button.module.css';

type VoteButtonProps = {
  vote: 'up' | 'down';
  reviewId: string;
  /** Name of the review, for screen readers. */
  name: string;
  isActive: boolean;
  count: number;
};

/** The like or the un-like of a review. */
export function VoteButton({ vote, reviewId, name, isActive, count }: VoteButtonProps) {
  const setReaction = useSetReaction();
  const isUp = vote === 'up';
  const target = { kind: isUp ? 'review_like' : 'review_unlike', id: reviewId } as const;
  const shown = useReactionState(target, isActive, count);
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={shown.isActive}
      onClick={() => void setReaction({ ...target, name }, !shown.isActive)}
    >
      <Icon of={isUp ? ThumbsUp : ThumbsDown} size={16} />
      {isUp ? <Trans>Helpful</Trans> : <Trans>Not helpful</Trans>}
      <span className="visually-hidden">{name}</span>
      <span className={styles.count}>{shown.count}</span>
      {shown.isWaiting && <PendingMark />}
    </button>
  );
}
