import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { Icon } from '#src/ui/icon.tsx';
import styles from './like-button.module.css';
import type { Heart as LikedThing } from './send-heart.ts';
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
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      onClick={() => void give(target, !isLiked)}
    >
      <span className={styles.pill}>
        <span className={styles.heart}>
          <Icon of={Heart} size={18} />
        </span>
        <span className="visually-hidden">
          <Trans>Like {name}</Trans>
        </span>
        {count}
      </span>
    </button>
  );
}
