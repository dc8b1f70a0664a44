import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { type ButtonVariant, buttonLook } from './button-look.ts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  wide?: boolean;
  /** Its work is under way: it keeps its place and its focus, and does not act twice. */
  busy?: boolean;
};

export function Button({ variant, size, wide, busy = false, onClick, children, ...rest }: ButtonProps) {
  const look = buttonLook({ ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      type="button"
      {...look}
      aria-busy={busy || undefined}
      {...rest}
      onClick={busy ? undefined : onClick}
    >
      <span className={styles.text}>{children}</span>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
