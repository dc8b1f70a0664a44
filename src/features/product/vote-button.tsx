import { Trans } from '@lingui/react/macro';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useHeart } from '#src/components/use-heart.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './vote-button.module.css';

type VoteButtonProps = {
  vote: 'up' | 'down';
  reviewId: string;
  /** Which review, for those who hear the button. */
  name: string;
  isGiven: boolean;
  count: number;
};

/** The like or the un-like of a review. */
export function VoteButton({ vote, reviewId, name, isGiven, count }: VoteButtonProps) {
  const give = useHeart();
  const isUp = vote === 'up';
  const kind = isUp ? 'review_like' : 'review_unlike';
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={isGiven}
      onClick={() => void give({ kind, id: reviewId }, !isGiven)}
    >
      <Icon of={isUp ? ThumbsUp : ThumbsDown} size={16} />
      {isUp ? <Trans>Helpful</Trans> : <Trans>Not helpful</Trans>}
      <span className="visually-hidden">{name}</span>
      <span className={styles.count}>{count}</span>
    </button>
  );
}
