import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '#src/ui/icon.tsx';
import styles from './follow-button.module.css';
import type { Heart } from './send-heart.ts';
import { useHeart } from './use-heart.ts';

type FollowButtonProps = {
  target: Heart & { readonly kind: 'artist_follow' | 'brand_follow' };
  /** Who is followed, for those who hear the button. */
  name: string;
  isFollowed: boolean;
};

export function FollowButton({ target, name, isFollowed }: FollowButtonProps) {
  const { t } = useLingui();
  const give = useHeart();
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowed}
      onClick={() => void give(target, !isFollowed)}
    >
      <span className={styles.pill}>
        <Icon of={isFollowed ? Check : Plus} size={16} />
        {isFollowed ? t({ message: 'Following', context: 'button' }) : t`Follow`}
        <span className="visually-hidden">{name}</span>
      </span>
    </button>
  );
}
