import type { ComponentType, ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './install-step.module.css';

/** `icon`: the symbol that the browser shows for this step. */
export function InstallStep({ icon, children }: { icon: ComponentType; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      {children}
    </li>
  );
}
