import { useLingui } from '@lingui/react/macro';
import styles from './slots.module.css';

/** How many of the allowed graphics a side has: as places instead of an error. */
export function Slots({ used, all }: { used: number; all: number }) {
  const { t } = useLingui();
  return (
    <p className={styles.slots}>
      <span className={styles.places} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are nothing but their number
          <span key={place} data-used={place < used || undefined} />
        ))}
      </span>
      <span className="visually-hidden">{t`Graphics on this side:`}</span> {`${used}/${all}`}
    </p>
  );
}
