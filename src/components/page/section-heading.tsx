import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  title: string;
  subTitle?: string | null;
  /** One inconspicuous control on the right, e.g. a link to more. */
  action?: ReactNode;
};

export function SectionHeading({ title, subTitle, action }: SectionHeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 className={styles.title}>{title}</h2>
      {action && <div className={styles.action}>{action}</div>}
      {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
    </header>
  );
}
