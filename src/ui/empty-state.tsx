import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  drawing?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** One button or link to continue with. */
  action?: ReactNode;
  /** `page`: it is the only content of the page. */
  size?: 'section' | 'page';
};

/** One small drawing, one sentence, one action. */
export function EmptyState({ drawing, title, children, action, size = 'section' }: EmptyStateProps) {
  return (
    <section className={styles.state} data-size={size}>
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
