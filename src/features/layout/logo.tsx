import { useLocale } from '#src/i18n/locale-text.ts';
import styles from './logo.module.css';

/** `height` in pixels. Who reads English reads the name in letters beside the sign. */
export function Logo({ height = 30 }: { height?: number }) {
  const name = useLocale() === 'en' ? 'kkumim' : null;
  const image = (
    <img src="/logo.svg" width={Math.round((height * 452) / 160)} height={height} alt={name ? '' : '꾸밈'} />
  );
  if (!name) return image;
  return (
    <span className={styles.logo}>
      {image}
      <span>{name}</span>
    </span>
  );
}
