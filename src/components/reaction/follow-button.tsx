import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '#src/ui/icon.tsx';
import { useReactionState } from '#src/writes/reactions/pending-reactions.ts';
import type { ReactionTarget } from '#src/writes/reactions/reaction.ts';
import styles from './follow-button.module.css';
import { PendingMark } from './pending-mark.tsx';
import { useSetReaction } from './use-set-reaction.ts';

type FollowButtonProps = {
  target: ReactionTarget & { readonly kind: 'artist_follow' | 'brand_follow' };
  /** Name of the artist or brand, for screen readers. */
  name: string;
  isFollowed: boolean;
};

export function FollowButton({ target, name, isFollowed }: FollowButtonProps) {
  const { t } = useLingui();
  const setReaction = useSetReaction();
  const shown = useReactionState(target, isFollowed);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={shown.isActive}
      onClick={() => void setReaction({ ...target, name }, !shown.isActive)}
    >
      <span className={styles.pill}>
        <Icon of={shown.isActive ? Check : Plus} size={16} />
        {shown.isActive ? t({ message: 'Following', context: 'button' }) : t`Follow`}
        <span className="visually-hidden">{name}</span>
        {shown.isWaiting && <PendingMark />}
      </span>
    </button>
  );
}
