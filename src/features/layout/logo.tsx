import { useLocale } from '#src/i18n/locale-text.ts';
import styles from './logo.module.css';

/** `height` in pixels. Who reads English reads the name in letters beside the sign. */
export function Logo({ height = 30 }: { height?: number }) {
  const name = useLocale() === 'en' ? 'kkumim' : null;
  return (
    <span className={styles.logo}>
      <img
        src="/logo.svg"
        width={Math.round((height * 452) / 160)}
        height={height}
        alt={name ? '' : '꾸밈'}
      />
      {name && <span>{name}</span>}
    </span>
  );
}
