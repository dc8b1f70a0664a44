import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-box.module.css';

type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> & {
  children: ReactNode;
  /** A switch takes effect at once, a box when its form is submitted. */
  kind?: 'box' | 'switch';
};

export function CheckBox({ children, kind = 'box', ...input }: CheckBoxProps) {
  return (
    <label className={styles.label}>
      <input
        {...input}
        type="checkbox"
        {...(kind === 'switch' && { role: 'switch' })}
        className={styles.input}
        data-kind={kind}
      />
      {children}
    </label>
  );
}
