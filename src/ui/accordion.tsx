import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

type AccordionProps = {
  title: ReactNode;
  /** Among accordions of the same name only one is open at a time. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

export function Accordion({ title, name, open, children }: AccordionProps) {
  return (
    <details className={styles.accordion} name={name} open={open}>
      <summary className={styles.title}>
        {title}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
