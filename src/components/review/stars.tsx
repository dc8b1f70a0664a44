import { Trans } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import { Icon } from '#src/ui/icon.tsx';
import styles from './stars.module.css';

/** A score of one to five, whole or an average. */
export function Stars({ score }: { score: number }) {
  return (
    <span className={styles.stars}>
      <span className={styles.star}>
        <Icon of={Star} size={14} />
      </span>
      <span className="visually-hidden">
        <Trans>Score out of five:</Trans>{' '}
      </span>
      {Number.isInteger(score) ? score : score.toFixed(1)}
    </span>
  );
}
