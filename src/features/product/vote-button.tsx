import { Trans } from '@lingui/react/macro';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { HeartWaiting } from '#src/components/heart-waiting.tsx';
import { useHeart } from '#src/components/use-heart.ts';
import { useHeartState } from '#src/offline/pending-hearts.ts';
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
  const heart = { kind: isUp ? 'review_like' : 'review_unlike', id: reviewId } as const;
  const shown = useHeartState(heart, isGiven, count);
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={shown.isGiven}
      onClick={() => void give({ ...heart, name }, !shown.isGiven)}
    >
      <Icon of={isUp ? ThumbsUp : ThumbsDown} size={16} />
      {isUp ? <Trans>Helpful</Trans> : <Trans>Not helpful</Trans>}
      <span className="visually-hidden">{name}</span>
      <span className={styles.count}>{shown.count}</span>
      {shown.isWaiting && <HeartWaiting />}
    </button>
  );
}
