import { Trans } from '@lingui/react/macro';
import Heart from 'lucide-react/icons/heart';
import { Icon } from '#src/ui/icon.tsx';
import { useReactionState } from '#src/writes/reactions/pending-reactions.ts';
import type { ReactionTarget } from '#src/writes/reactions/reaction.ts';
import styles from './like-button.module.css';
import { PendingMark } from './pending-mark.tsx';
import { useSetReaction } from './use-set-reaction.ts';

type LikeButtonProps = {
  target: ReactionTarget;
  /** Name of the item, for screen readers. */
  name: string;
  isLiked: boolean;
  count: number;
};

export function LikeButton({ target, name, isLiked, count }: LikeButtonProps) {
  const setReaction = useSetReaction();
  const shown = useReactionState(target, isLiked, count);
  return (
    <button
      type="button"
      className={styles.like}
      aria-pressed={shown.isActive}
      onClick={() => void setReaction({ ...target, name }, !shown.isActive)}
    >
      <span className={styles.pill}>
        <span className={styles.icon}>
          <Icon of={Heart} size={18} />
        </span>
        <span className="visually-hidden">
          <Trans>Like {name}</Trans>
        </span>
        {shown.count}
        {shown.isWaiting && <PendingMark />}
      </span>
    </button>
  );
}
