import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { Icon } from '#src/ui/icon.tsx';
import styles from './like-button.module.css';
import type { LikeTarget } from './send-like.ts';
import { useLike } from './use-like.ts';

type LikeButtonProps = {
  target: LikeTarget;
  /** What is liked, for those who hear the button. */
  name: string;
  isLiked: boolean;
  count: number;
};

export function LikeButton({ target, name, isLiked, count }: LikeButtonProps) {
  const like = useLike();
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={isLiked}
      onClick={() => void like(target, !isLiked)}
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
