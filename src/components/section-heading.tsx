import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  title: string;
  subTitle?: string | null;
  /** One inconspicuous link on the right, e.g. "more". */
  action?: ReactNode;
};

export function SectionHeading({ title, subTitle, action }: SectionHeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 className={styles.title}>{title}</h2>
      {action && <p className={styles.action}>{action}</p>}
      {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
    </header>
  );
}
