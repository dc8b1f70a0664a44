import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { Heart } from '#src/graphql/hearts.ts';
import { useHeartState } from '#src/offline/pending-hearts.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './follow-button.module.css';
import { HeartWaiting } from './heart-waiting.tsx';
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
  const shown = useHeartState(target, isFollowed);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={shown.isGiven}
      onClick={() => void give({ ...target, name }, !shown.isGiven)}
    >
      <span className={styles.pill}>
        <Icon of={shown.isGiven ? Check : Plus} size={16} />
        {shown.isGiven ? t({ message: 'Following', context: 'button' }) : t`Follow`}
        <span className="visually-hidden">{name}</span>
        {shown.isWaiting && <HeartWaiting />}
      </span>
    </button>
  );
}
