import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> & {
  /** The action of the button: the accessible name. */
  label: string;
};

/** A 44-pixel touch target around one 24-pixel icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} {...rest}>
      {children}
    </button>
  );
}
