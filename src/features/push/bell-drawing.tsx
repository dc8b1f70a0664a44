import styles from './bell-drawing.module.css';

/** A bell on a thread; `isMuted`: crossed out. */
export function BellDrawing({ isMuted }: { isMuted: boolean }) {
  return (
    <svg viewBox="0 0 120 96" width="120" height="96" className={styles.drawing} aria-hidden="true">
      <path className={styles.thread} d="M60 0v18" />
      <path
        className={styles.bell}
        d="M60 18c-15 0-24 11-24 25v15l-8 11c-1 2 0 4 3 4h58c3 0 4-2 3-4l-8-11V43c0-14-9-25-24-25z"
      />
      <path className={styles.seam} d="M36 60h48" />
      <circle className={styles.clapper} cx="60" cy="80" r="7" />
      {isMuted ? (
        <path className={styles.thread} d="M24 20l72 66" />
      ) : (
        <path
          className={styles.ring}
          d="M22 30c-4 6-5 12-4 18M98 30c4 6 5 12 4 18M32 20c-3 2-5 4-6 6M88 20c3 2 5 4 6 6"
        />
      )}
    </svg>
  );
}
