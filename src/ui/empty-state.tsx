import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One button or link that leads on. */
  action?: ReactNode;
  /** `page`: it is all there is on the page. */
  room?: 'part' | 'page';
};

/** One small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action, room = 'part' }: EmptyStateProps) {
  return (
    <section className={styles.state} data-room={room}>
      {drawing && (
        <div className={styles.drawing} aria-hidden="true">
          {drawing}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
