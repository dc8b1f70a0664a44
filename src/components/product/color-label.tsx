import styles from './color-label.module.css';

/** A color as a chip shows it: a swatch and its name. */
export function ColorLabel({ color, name }: { color: string; name: string }) {
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: color }} />
      {name}
    </>
  );
}
