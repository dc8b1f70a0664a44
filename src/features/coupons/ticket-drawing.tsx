import styles from './ticket-drawing.module.css';

/** A ticket that is cut out along its dashed line. */
export function TicketDrawing() {
  return (
    <svg viewBox="0 0 168 124" className={styles.drawing} aria-hidden="true">
      <path
        className={styles.ticket}
        d="M30 36h108a8 8 0 0 1 8 8v10a9 9 0 0 0 0 18v10a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V72a9 9 0 0 0 0-18V44a8 8 0 0 1 8-8z"
      />
      <path className={styles.cut} d="M62 40v50" />
      <circle className={styles.seal} cx="104" cy="63" r="15" />
      <path className={styles.sign} d="m98 70 12-14M99 57h.1M109 69h.1" />
    </svg>
  );
}
