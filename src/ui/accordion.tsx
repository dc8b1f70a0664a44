import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

type AccordionProps = {
  /** For addresses that lead to it. */
  id?: string;
  title: ReactNode;
  /** Among accordions of the same name only one is open at a time. */
  name?: string;
  open?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

export function Accordion({ id, title, name, open, onToggle, children }: AccordionProps) {
  return (
    <details
      className={styles.accordion}
      id={id}
      name={name}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={styles.title}>
        {title}
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
