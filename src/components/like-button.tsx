import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import type { Heart as LikedThing } from '#src/graphql/hearts.ts';
import { useHeartState } from '#src/offline/pending-hearts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { HeartWaiting } from './heart-waiting.tsx';
import styles from './like-button.module.css';
import { useHeart } from './use-heart.ts';

type LikeButtonProps = {
  target: LikedThing;
  /** What is liked, for those who hear the button. */
  name: string;
  isLiked: boolean;
  count: number;
};

export function LikeButton({ target, name, isLiked, count }: LikeButtonProps) {
  const give = useHeart();
  const shown = useHeartState(target, isLiked, count);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={shown.isGiven}
      onClick={() => void give({ ...target, name }, !shown.isGiven)}
    >
      <span className={styles.pill}>
        <span className={styles.heart}>
          <Icon of={Heart} size={18} />
        </span>
        <span className="visually-hidden">
          <Trans>Like {name}</Trans>
        </span>
        {shown.count}
        {shown.isWaiting && <HeartWaiting />}
      </span>
    </button>
  );
}
