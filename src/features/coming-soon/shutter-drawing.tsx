import styles from './shutter-drawing.module.css';

const stripes = [0, 1, 2, 3, 4, 5];

/** One stripe of the awning: wider at the bottom, with a round end. */
function stripePath(stripe: number): string {
  const top = 30 + stripe * 18;
  const bottom = 18 + stripe * 22;
  return `M${top} 12h18L${bottom + 22} 40a11 11 0 0 1-22 0z`;
}

/** A small shop with an awning and a half-open shutter. */
export function ShutterDrawing() {
  return (
    <svg viewBox="0 0 168 132" className={styles.drawing} aria-hidden="true">
      <rect className={styles.wall} x="24" y="34" width="120" height="86" rx="6" />
      <rect className={styles.light} x="38" y="88" width="60" height="32" />
      <rect className={styles.shutter} x="38" y="54" width="60" height="40" rx="2" />
      <path className={styles.slats} d="M38 64h60M38 74h60M38 84h60" />
      <rect className={styles.door} x="108" y="62" width="24" height="58" rx="2" />
      <circle className={styles.knob} cx="126" cy="92" r="2" />
      {stripes.map((stripe) => (
        <path key={stripe} className={styles.stripe} d={stripePath(stripe)} />
      ))}
      <path className={styles.ground} d="M8 121h152" />
    </svg>
  );
}
