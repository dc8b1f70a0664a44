import styles from './parcel-drawing.module.css';

/** A parcel with a pin above it. */
export function ParcelDrawing() {
  return (
    <svg viewBox="0 0 168 132" className={styles.drawing} aria-hidden="true">
      <path className={styles.box} d="M40 66l44-14 44 14v42l-44 14-44-14z" />
      <path className={styles.fold} d="M40 66l44 14 44-14M84 80v42" />
      <path className={styles.tape} d="M62 59l44 14v16" />
      <path className={styles.pin} d="M84 48c-10-12-16-18-16-26a16 16 0 0 1 32 0c0 8-6 14-16 26z" />
      <circle className={styles.hole} cx="84" cy="22" r="6" />
    </svg>
  );
}
