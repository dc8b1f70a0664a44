import type { ComponentType, ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './install-step.module.css';

/** `icon`: what to look for on the screen. */
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
